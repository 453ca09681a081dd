import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Below } from '@rowan/rules';
import { WebSocket, WebSocketServer } from 'ws';

/** A way to a node on which frames are lost, doubled, overtaken and held up, and which is cut now and then. */

/** Frames in a thousand to which each of these happens; the rest gets through. */
const ODDS = { dropped: 200, doubled: 50, overtaken: 50, delayed: 100, cut: 8 } as const;
type Fault = keyof typeof ODDS;
const THOUSAND = 1000;

/** Milliseconds that a frame is held up at most. */
const LONGEST = 12;

export type Faults = Record<Fault, number>;

const NO_FAULTS: Faults = { dropped: 0, doubled: 0, overtaken: 0, delayed: 0, cut: 0 };

/** What one seat learns from a row has no number of its own to be missed by: it shares the fate of the frame behind it. */
const belongsToNext = (text: string): boolean => text.startsWith('{"kind":"own"');

/** All that follows on a connection builds upon these: without them there is no connection. */
const begins = (text: string): boolean =>
  text.startsWith('{"kind":"hello"') || text.startsWith('{"kind":"attach"');

/** One direction of one connection. */
class Lane {
  readonly #to: WebSocket;
  readonly #fate: () => Fault | null;
  readonly #below: Below;
  readonly #cut: () => void;
  #glued: string[] = [];
  /** Waits until another frame has passed it. */
  #held: readonly string[] | null = null;

  constructor(
    to: WebSocket,
    luck: { readonly fate: () => Fault | null; readonly below: Below },
    cut: () => void,
  ) {
    this.#to = to;
    this.#fate = luck.fate;
    this.#below = luck.below;
    this.#cut = cut;
  }

  pass(text: string): void {
    this.#glued.push(text);
    if (belongsToNext(text)) return;
    const unit = this.#glued;
    this.#glued = [];
    const fate = this.#fate();
    if (begins(text) && fate !== 'dropped' && fate !== 'cut') this.#send(unit);
    else if (begins(text) || fate === 'cut') this.#cut();
    else this.#meets(fate, unit);
  }

  #meets(fate: Fault | null, unit: readonly string[]): void {
    if (fate === 'overtaken') this.#hold(unit);
    else if (fate === 'delayed') this.#later(unit);
    else if (fate !== 'dropped') this.#through(unit);
    if (fate === 'doubled') this.#later(unit);
  }

  #hold(unit: readonly string[]): void {
    const before = this.#held;
    this.#held = unit;
    if (before) this.#send(before);
    setTimeout(() => this.#release(unit), LONGEST);
  }

  #release(unit: readonly string[]): void {
    if (this.#held !== unit) return;
    this.#held = null;
    this.#send(unit);
  }

  #later(unit: readonly string[]): void {
    setTimeout(() => this.#through(unit), 1 + this.#below(LONGEST));
  }

  #through(unit: readonly string[]): void {
    this.#send(unit);
    if (this.#held) this.#release(this.#held);
  }

  #send(unit: readonly string[]): void {
    if (this.#to.readyState === WebSocket.OPEN) for (const text of unit) this.#to.send(text);
  }
}

export class BadNetwork {
  readonly faults: Faults = { ...NO_FAULTS };
  frames = 0;
  readonly #server: WebSocketServer;
  readonly #node: URL;
  readonly #below: Below;

  private constructor(server: WebSocketServer, node: string, below: Below) {
    this.#server = server;
    this.#node = new URL('ws', node.replace(/^http/, 'ws'));
    this.#below = below;
    server.on('connection', (socket, request) => this.#join(socket, request));
  }

  static async before(node: string, below: Below): Promise<BadNetwork> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    return new BadNetwork(server, node, below);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  #fate(): Fault | null {
    this.frames += 1;
    let roll = this.#below(THOUSAND);
    for (const fault of Object.keys(ODDS) as Fault[]) {
      roll -= ODDS[fault];
      if (roll >= 0) continue;
      this.faults[fault] += 1;
      return fault;
    }
    return null;
  }

  #join(client: WebSocket, { headers }: IncomingMessage): void {
    const { origin, cookie } = headers;
    const node = new WebSocket(this.#node, { headers: { origin: origin!, cookie: cookie! } });
    const cut = (): void => {
      for (const socket of [client, node]) socket.terminate();
    };
    const luck = { fate: () => this.#fate(), below: this.#below };
    const [up, down] = [new Lane(node, luck, cut), new Lane(client, luck, cut)];
    const early: string[] = [];
    client.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (node.readyState === WebSocket.CONNECTING) early.push(text);
      else up.pass(text);
    });
    node.on('open', () => {
      for (const text of early.splice(0)) up.pass(text);
    });
    node.on('message', (data: Buffer) => down.pass(data.toString('utf8')));
    for (const socket of [client, node]) socket.on('close', cut).on('error', cut);
  }

  async end(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

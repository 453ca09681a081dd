import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type GatheringMessage, type NodeMessage } from '@rowan/protocol';
import { startServer, type Running } from '@rowan/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { playSeat } from '../src/agents/play-seat.ts';

/** Programs that get no seat, or lose it: none of them may wait for ever without a word. */

let running: Running;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'rowan-far-'));
  // Tests talk faster than anybody plays.
  const limits = { messagesASecond: 100_000, messagesAtOnce: 200_000 };
  running = await startServer({ port: 0, host: '127.0.0.1', data, pace: 0, limits });
});
afterAll(async () => {
  await running.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Whoever opened a table, and looks on from there. */
class Owner {
  readonly #socket: WebSocket;
  readonly link: string;
  #gathering: GatheringMessage | null = null;
  #commands = 0;
  #looks: (() => void)[] = [];

  private constructor(socket: WebSocket, link: string) {
    this.#socket = socket;
    this.link = link;
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString('utf8')) as NodeMessage;
      if (message.kind === 'gathering') this.#gathering = message;
      for (const look of this.#looks) look();
    });
  }

  static async of(): Promise<Owner> {
    const { origin } = new URL(running.url);
    const post = (path: string, body: object, cookie = '') =>
      fetch(new URL(path, running.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify(body),
      });
    const session = await post('api/session', { name: 'Ash' });
    const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const opened = await post('api/tables', { towers: false, seats }, cookie);
    const { table, invite } = (await opened.json()) as Readonly<Record<string, string>>;
    const socket = new WebSocket(new URL('ws', running.url.replace('http', 'ws')), {
      headers: { origin, cookie },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const owner = new Owner(socket, `${running.url}#/t/${table}/${invite}`);
    owner.#say({ kind: 'hello', protocol: PROTOCOL, client: 'a'.repeat(32) });
    owner.#say({ kind: 'attach', table, have: -1 });
    await owner.until(() => owner.#gathering !== null);
    return owner;
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  does(words: object): void {
    this.#commands += 1;
    this.#say({ ...words, command: this.#commands, at: this.#gathering!.seq });
  }

  get taken(): number {
    return this.#gathering!.chairs.filter(({ taken }) => taken).length;
  }

  get ready(): number {
    return this.#gathering!.chairs.filter(({ ready }) => ready).length;
  }

  get phase(): string {
    return this.#gathering!.phase;
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (holds()) resolve();
      };
      this.#looks.push(look);
      look();
    });
  }

  bye(): void {
    this.#socket.close();
  }
}

/** Why somebody did not play to the end. */
const whyNot = (played: Promise<unknown>): Promise<string> =>
  played.then(
    () => 'played',
    (error: Error) => error.message,
  );

const wishAt = ({ link }: Owner, seat: number | null) =>
  ({ link, name: 'Bot', bot: 'random', seat, starts: false, pace: 0 }) as const;

describe('a program', () => {
  test('whose seat is taken, is none, or that finds none free says so and ends', async () => {
    const owner = await Owner.of();
    const first = whyNot(playSeat(wishAt(owner, 0)));
    await owner.until(() => owner.taken === 1);
    for (const seat of [0, 3])
      expect(await whyNot(playSeat(wishAt(owner, seat)))).toContain('somebody else’s, or none');
    // One of two who come at once for any seat is late.
    const two = [null, null].map((seat) => whyNot(playSeat(wishAt(owner, seat))));
    expect(await Promise.race(two)).toContain('no seat is free');
    owner.does({ kind: 'close' });
    const ends = await Promise.all([first, ...two]);
    expect(ends.filter((end) => end.includes('given up before its game')).length).toBe(2);
    owner.bye();
  });

  test('that is sent away from its seat says so and does not sit down again', async () => {
    const owner = await Owner.of();
    const end = whyNot(playSeat(wishAt(owner, 1)));
    await owner.until(() => owner.taken === 1);
    owner.does({ kind: 'kick', seat: 1 });
    expect(await end).toContain('sent away from its seat');
    expect(owner.taken).toBe(0);
    owner.bye();
  });

  test('that comes when the game goes on without it says so', async () => {
    const owner = await Owner.of();
    const players = [0, 1].map((seat) => playSeat(wishAt(owner, seat)));
    await owner.until(() => owner.ready === 2);
    owner.does({ kind: 'start' });
    await owner.until(() => owner.phase !== 'gather');
    expect(await whyNot(playSeat(wishAt(owner, null)))).toContain('no seat is free');
    await Promise.all(players);
    owner.bye();
  });
});

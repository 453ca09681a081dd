import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Connections that mean no good, from many addresses: they come without a session or with one, and say anything. */

const WORDS: readonly ((n: number) => string | Buffer)[] = [
  () => 'x'.repeat(20_000),
  () => '{"kind":"hello","protocol":1}',
  (n) => `{"kind":"ping","n":${n}}`,
  () => '[[[[[[[[[[',
  () => Buffer.from([0, 1, 2, 3]),
  (n) => `{"kind":"attach","table":"${`${n}`.padStart(22, 'x')}","have":-1}`,
  () => '',
];

export class Rogues {
  readonly #url: string;
  readonly #tokens: readonly string[];
  readonly #sockets = new Map<number, WebSocket>();
  #over = false;
  opened = 0;
  refused = 0;

  constructor(port: number, tokens: readonly string[]) {
    this.#url = `ws://127.0.0.1:${port}/ws`;
    this.#tokens = tokens;
  }

  /** Each of them comes again a while after it was thrown out, and says something now and then. */
  async run(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, i) => this.#one(i)));
  }

  async #one(i: number): Promise<void> {
    await delay((i % 100) * 20);
    while (!this.#over) {
      const closed = new Promise<void>((resolve) => {
        const socket = new WebSocket(this.#url, {
          localAddress: `127.2.${Math.floor(i / 40) % 250}.${1 + (i % 40)}`,
          headers: {
            origin:
              i % 5 === 0 ? 'http://elsewhere' : new URL(this.#url.replace('ws', 'http')).origin,
            cookie: i % 2 === 0 ? `rowan=${this.#tokens[i % this.#tokens.length]!}` : '',
          },
        });
        this.#sockets.set(i, socket);
        socket.on('open', () => (this.opened += 1));
        socket.on('error', () => resolve());
        socket.on('close', () => resolve());
      });
      const talking = this.#talk(i);
      await closed;
      this.refused += 1;
      await talking;
      await delay(2000);
    }
  }

  async #talk(i: number): Promise<void> {
    const socket = this.#sockets.get(i)!;
    for (let n = i; !this.#over && socket.readyState <= WebSocket.OPEN; n++) {
      if (socket.readyState === WebSocket.OPEN) socket.send(WORDS[n % WORDS.length]!(n));
      await delay(500);
    }
  }

  end(): void {
    this.#over = true;
    for (const socket of this.#sockets.values()) socket.terminate();
  }
}

import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import type { Hook } from '../store/letters.ts';
import type { NodeStore } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { isFar } from './near.ts';

/** Milliseconds that somebody's program has to answer. */
const PATIENCE = 10_000;
/** After so many notices in a row that did not get through, no more are sent. */
export const MOST_FAILS = 10;
const LONGEST_HOOK = 500;

export interface HookOptions {
  /** Where the page is, as people reach it. */
  readonly base: string;
  /** Machines around us are spoken to as well, without encryption: for tests. */
  readonly near?: boolean;
}

interface HookWorld {
  readonly store: NodeStore;
  readonly clock: () => number;
}

type Answer = 'sent' | 'gone' | 'failed';

/** Signed over the time, too: a body that was heard of once is good for one moment. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** The way to programs of people who want to be told by one. */
export class Hooks implements Channel {
  readonly name = 'hook';
  readonly #options: HookOptions;
  readonly #world: HookWorld;

  constructor(options: HookOptions, world: HookWorld) {
    this.#options = options;
    this.#world = world;
  }

  /** Whether this could be the address of somebody's program elsewhere. */
  takes(text: string): boolean {
    if (text.length > LONGEST_HOOK || !URL.canParse(text)) return false;
    const { protocol, username, password, hostname } = new URL(text);
    if (username !== '' || password !== '') return false;
    if (this.#options.near) return protocol === 'https:' || protocol === 'http:';
    const bare = hostname.replaceAll(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(bare) === 0 ? hostname.includes('.') : isFar(bare));
  }

  async tell({ id, attempts, person, table, due, wish }: Parameters<Channel['tell']>[0]) {
    const { store, clock } = this.#world;
    const hook = await store.hookOf(person);
    if (!hook || hook.off) return 'done' as const;
    const link = new URL(`#/t/${table}`, this.#options.base).href;
    const body = JSON.stringify({ kind: 'turn', table, due, language: wish.language, link });
    const answer = await this.#post(hook, body, { key: `${id}`, at: clock() }).catch(
      (): Answer => 'failed',
    );
    await this.#counted(person, hook, answer);
    return answer === 'failed' && attempts < MOST_FAILS ? ('again' as const) : ('done' as const);
  }

  /** What fails again and again is turned off; the page says so. */
  async #counted(person: string, { fails }: Hook, answer: Answer): Promise<void> {
    const { store } = this.#world;
    if (answer === 'sent' && fails === 0) return;
    const now = answer === 'sent' ? 0 : fails + 1;
    await store.countHook(person, now, answer === 'gone' || now >= MOST_FAILS);
  }

  /** The address is looked up once, and that very one is spoken to: a name cannot mean another machine meanwhile. */
  async #addressOf(hostname: string): Promise<string | null> {
    const bare = hostname.replaceAll(/^\[|\]$/g, '');
    const all =
      isIP(bare) > 0 ? [bare] : (await resolve(bare, { all: true })).map(({ address }) => address);
    const near = this.#options.near ?? false;
    return all.length > 0 && (near || all.every(isFar)) ? all[0]! : null;
  }

  async #post(
    { url, secret }: Hook,
    body: string,
    { key, at }: { readonly key: string; readonly at: number },
  ): Promise<Answer> {
    const to = new URL(url);
    const address = await this.#addressOf(to.hostname);
    if (address === null || !this.takes(url)) return 'failed';
    const ask = to.protocol === 'https:' ? secure : plain;
    return new Promise((settle) => {
      const sent = ask(
        to,
        {
          method: 'POST',
          lookup: (_, { all }, found) => {
            const family = isIP(address);
            if (all) found(null, [{ address, family }]);
            else found(null, address, family);
          },
          agent: false,
          signal: AbortSignal.timeout(PATIENCE),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'rowan',
            'idempotency-key': key,
            'x-rowan-time': `${at}`,
            'x-rowan-signature': signatureOf(secret, at, body),
          },
        },
        // Whatever it says beside its status nobody reads, and where it points to nobody goes.
        (response) => {
          const { statusCode = 0 } = response;
          response.destroy();
          if (statusCode === 410) settle('gone');
          else settle(statusCode >= 200 && statusCode < 300 ? 'sent' : 'failed');
        },
      );
      sent.on('error', () => settle('failed'));
      sent.end(body);
    });
  }
}

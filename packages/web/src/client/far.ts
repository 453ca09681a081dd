import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decline, PageMessage, Refused, TableMessage } from '@rowan/protocol';
import type { FarMessage, FarPageMessage, Verified } from '../worker/remote-messages.ts';
import { startRemote } from '../worker/start-remote.ts';
import type { Connect, Listener } from './connection.ts';

type Told<K extends FarMessage['kind']> = Extract<FarMessage, { readonly kind: K }>;

/** What the page knows of a table elsewhere, beside its game. */
export interface FarState {
  readonly gathering: Told<'gathering'> | null;
  readonly about: Told<'about'> | null;
  readonly presence: Told<'presence'> | null;
  /** With the time at which it was heard, by this device's own clock. */
  readonly clock: (Told<'clock'> & { readonly heard: number }) | null;
  readonly takeback: Told<'takeback'> | null;
  /** What was left for Mage's Workshop: meeples in order; null: one is asked. */
  readonly standing: readonly number[] | null;
  readonly talk: Omit<Told<'talk'>, 'kind'>;
  readonly verified: Verified | 'asked' | null;
  readonly declined: Decline | null;
  readonly away: Refused | null;
  /** Whether the table can be reached; it may take a moment before that is known. */
  readonly open: boolean;
  /** A move of one's own was made since the page is open. */
  readonly moved: boolean;
  /** The game has begun. */
  readonly playing: boolean;
}

const NOTHING: FarState = {
  gathering: null,
  about: null,
  presence: null,
  clock: null,
  takeback: null,
  standing: null,
  talk: { lines: [], hushed: [], you: '' },
  verified: null,
  declined: null,
  away: null,
  open: true,
  moved: false,
  playing: false,
};

/** The way to a table elsewhere: before its game through this page, then through the game's own. */
export class Far {
  readonly store: StoreApi<FarState> = createStore<FarState>(() => NOTHING);
  readonly #worker: Worker;
  /** What the game has not heard yet. */
  readonly #early: TableMessage[] = [];
  #listen: Listener | null = null;

  constructor(table: string) {
    this.#worker = startRemote();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FarMessage>) =>
      this.#heard(data),
    );
    this.#worker.addEventListener('error', () => this.store.setState({ away: 'broken' }));
    this.say({ kind: 'open', table, base: document.baseURI });
  }

  say(message: FarPageMessage): void {
    this.#worker.postMessage(message);
  }

  close(): void {
    this.#worker.terminate();
  }

  /** For the game, which ends its own part and leaves the way open. */
  readonly connect: Connect = (_, listen) => {
    let open = true;
    // Whoever hears something may ask back at once, for which they need the way that this gives.
    queueMicrotask(() => {
      if (!open) return;
      this.#listen = listen;
      for (const message of this.#early.splice(0)) listen(message);
    });
    return {
      send: (message: PageMessage) => this.say(message),
      close: () => {
        open = false;
        this.#listen = null;
      },
    };
  };

  #heard(message: FarMessage): void {
    switch (message.kind) {
      case 'gathering':
        this.store.setState({ gathering: message, declined: null });
        return;
      case 'about':
        this.store.setState({ about: message });
        return;
      case 'presence':
        this.store.setState({ presence: message });
        return;
      case 'clock':
        this.store.setState({ clock: { ...message, heard: Date.now() } });
        return;
      case 'takeback':
        this.store.setState({ takeback: message });
        return;
      case 'standing':
        this.store.setState({ standing: message.order });
        return;
      case 'talk':
        this.store.setState({ talk: message });
        return;
      case 'said': {
        const { talk } = this.store.getState();
        this.store.setState({ talk: { ...talk, lines: [...talk.lines, message] }, declined: null });
        return;
      }
      case 'moved':
        if (!this.store.getState().moved) this.store.setState({ moved: true });
        return;
      case 'verified':
        this.store.setState({ verified: message });
        return;
      case 'declined':
        this.store.setState({ declined: message.reason });
        return;
      case 'away':
        this.store.setState({ away: message.reason });
        return;
      case 'line':
        this.store.setState({ open: message.open });
        return;
      default:
        this.#toGame(message);
    }
  }

  #toGame(message: TableMessage): void {
    if (this.#listen) this.#listen(message);
    else this.#early.push(message);
    if (message.kind === 'welcome' || message.kind === 'failed')
      this.store.setState({ playing: true });
  }

  verify(): void {
    this.store.setState({ verified: 'asked' });
    this.say({ kind: 'verify' });
  }
}

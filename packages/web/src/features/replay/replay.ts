import { createStore } from 'zustand/vanilla';
import { PROTOCOL } from '@rowan/protocol';
import type { GameEvent, GameView } from '@rowan/rules';
import type { Connect, Listener } from '../../client/connection.ts';
import { Game } from '../../client/game-store.ts';
import { endSkip, skip } from '../../playback/pace.ts';
import { play } from '../../playback/play.ts';
import { settings, type Speed } from '../../shell/settings.ts';
import type { Eyes, ReplayInfo } from '../../worker/replay.worker.ts';
import { firstEyes } from './eyes.ts';
import { openWorkshop, type Workshop } from './service.ts';

export interface ReplayState {
  readonly info: ReplayInfo | null;
  readonly failed: boolean;
  /** How many moves were made. */
  readonly at: number;
  readonly running: boolean;
  readonly eyes: Eyes;
  /** Of the state that is shown. */
  readonly hash: string;
}

/** Rest between two moves, in milliseconds. */
const REST: Readonly<Record<Speed, number>> = { calm: 900, normal: 450, fast: 160, instant: 50 };

const rest = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, REST[settings.getState().speed]));

/** A game played again on the board, from the worker that holds its log. */
export class Replay {
  readonly game: Game;
  readonly store = createStore<ReplayState>(() => ({
    info: null,
    failed: false,
    at: 0,
    running: false,
    eyes: { seat: 'spectator', open: false },
    hash: '',
  }));
  readonly #workshop: Workshop = openWorkshop();
  #listen: Listener = () => undefined;
  #events: readonly (readonly GameEvent[])[] = [];
  #request = 0;

  constructor(id: string) {
    const connect: Connect = (_, listen) => {
      this.#listen = listen;
      return { send: () => undefined, close: () => undefined };
    };
    this.game = new Game(id, play, { connect });
  }

  get state(): ReplayState {
    return this.store.getState();
  }

  get service(): Workshop['service'] {
    return this.#workshop.service;
  }

  get length(): number {
    return (this.state.info?.marks.length ?? 1) - 1;
  }

  close(): void {
    this.#request += 1;
    skip();
    endSkip();
    this.game.close();
    this.#workshop.close();
  }

  /** Takes commands once everything it needs is there, so that none is lost. */
  async open(at: number): Promise<void> {
    const info = await this.service.open(this.game.state.id);
    if (!info) {
      this.store.setState({ failed: true });
      return;
    }
    const { catalogue, setup, seats } = info;
    const table = this.game.state.id;
    this.#listen({ kind: 'welcome', protocol: PROTOCOL, table, catalogue, setup, seats });
    const eyes = firstEyes(info);
    this.#events = await this.service.events(eyes);
    this.store.setState({ info, eyes });
    await this.#show(at, false);
  }

  /** Sees the same moment through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.#events = await this.service.events(eyes);
    this.store.setState({ eyes });
    await this.#show(this.state.at, false);
  }

  seek(at: number): void {
    this.pause();
    void this.#show(at, false);
  }

  /** One move on is played as it happened, one back is shown at once. */
  step(by: 1 | -1): void {
    this.pause();
    void this.#show(this.state.at + by, by > 0);
  }

  pause(): void {
    this.store.setState({ running: false });
  }

  toggle(): void {
    if (this.state.running) this.pause();
    else void this.#run();
  }

  async #run(): Promise<void> {
    this.store.setState({ running: true });
    if (this.state.at >= this.length) await this.#show(0, false);
    while (this.state.running && this.state.at < this.length) {
      if (!(await this.#show(this.state.at + 1, true))) return;
      await rest();
    }
    this.pause();
  }

  /** Brings the board to a move; false if something newer was asked for meanwhile. */
  async #show(wanted: number, played: boolean): Promise<boolean> {
    const at = Math.min(Math.max(0, wanted), this.length);
    const from = played && at === this.state.at + 1 ? at : 0;
    const request = ++this.#request;
    if (this.game.state.playing) skip();
    this.store.setState({ at });
    const { view, hash } = await this.service.frame(at, this.state.eyes);
    await this.#shown(({ playing }) => !playing);
    if (request !== this.#request) return false;
    endSkip();
    this.#listen({
      kind: 'update',
      from,
      steps: this.#events.slice(from, at + 1),
      view,
      options: { offers: [], targets: [] },
      undo: 0,
      redo: 0,
    });
    await this.#shown(({ playing }) => !playing);
    if (request !== this.#request) return false;
    this.store.setState({ hash });
    return true;
  }

  #shown(
    done: (state: { readonly playing: boolean; readonly view: GameView | null }) => boolean,
  ): Promise<void> {
    return new Promise((resolve) => {
      if (done(this.game.state)) return resolve();
      const stop = this.game.store.subscribe((state) => {
        if (!done(state)) return;
        stop();
        resolve();
      });
    });
  }
}

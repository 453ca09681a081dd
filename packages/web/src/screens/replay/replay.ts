import { createStore } from 'zustand/vanilla';
import { PROTOCOL } from '@rowan/protocol';
import type { ToldEvent, GameView } from '@rowan/rules';
import { noteTrouble } from '../../base/report.ts';
import { settings, type Speed } from '../../base/settings.ts';
import { Game } from '../../client/game.ts';
import { endSkip, skip } from '../../client/pace.ts';
import { openWorkshop, type Workshop } from '../../client/workshop.ts';
import { play } from '../../playback/play.ts';
import type { ReplayFault } from '../../worker/follow.ts';
import type { Eyes, ReplayInfo } from '../../worker/replay.worker.ts';
import { firstEyes } from './eyes.ts';

export interface ReplayState {
  readonly info: ReplayInfo | null;
  readonly fault: ReplayFault | { readonly code: 'broken' } | null;
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
    fault: null,
    at: 0,
    running: false,
    eyes: { seat: 'spectator', open: false },
    hash: '',
  }));
  readonly #workshop: Workshop = openWorkshop();
  #events: readonly (readonly ToldEvent[])[] = [];
  #request = 0;

  constructor(id: string) {
    this.game = new Game(id, play, { connect: null });
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

  async open(at: number): Promise<void> {
    try {
      await this.#open(at);
    } catch (error) {
      noteTrouble(error);
      this.store.setState({ fault: { code: 'broken' } });
    }
  }

  /** Takes commands once everything it needs is there, so that none is lost. */
  async #open(at: number): Promise<void> {
    const info = await this.#workshop.answered(this.service.open(this.game.state.id));
    if ('code' in info) {
      this.store.setState({ fault: info });
      return;
    }
    const { pin, catalogue, setup, seats } = info;
    const table = this.game.state.id;
    const facts = { protocol: PROTOCOL, table, pin, catalogue, setup, seats, own: [] };
    this.game.hear({ kind: 'welcome', ...facts });
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
    this.game.hear({
      kind: 'update',
      from,
      steps: this.#events.slice(from, at + 1),
      view,
      options: { offers: [], targets: [], wanted: [] },
      explained: null,
      progress: [],
      standing: [],
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

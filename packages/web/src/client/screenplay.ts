import type { Handed, Update } from '@rowan/protocol';
import type { ToldEvent, GameView } from '@rowan/rules';
import { AT_REST, type PageState, type PageStore } from './page-state.ts';
import { reuse } from './reuse.ts';

/** The board as it stands, and the table with its cards. */
export type Stage = Pick<PageState, 'view' | 'welcome'>;

/** Plays an update on the board, then calls back. */
export type Playback = (
  update: Update,
  show: (view: GameView, told: readonly ToldEvent[]) => void,
  from: Stage,
) => Promise<void>;

/** What reaches the board: what happened, or that the device changes hands. */
export type Scene = Update | Handed;

/** Who wants to know how far the board is. */
interface Heard {
  /** Everything that happened is shown. */
  readonly settled: () => void;
  /** The curtain is down; the device goes to this seat. */
  readonly handed: (seat: number) => void;
}

/** One scene after the other reaches the board. */
export class Screenplay {
  readonly #store: PageStore;
  readonly #playback: Playback;
  readonly #heard: Heard;
  readonly #scenes: Scene[] = [];
  #running = false;

  constructor(store: PageStore, playback: Playback, heard: Heard) {
    this.#store = store;
    this.#playback = playback;
    this.#heard = heard;
  }

  add(scene: Scene): void {
    this.#scenes.push(scene);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#scenes.shift(); next; next = this.#scenes.shift())
        if (next.kind === 'handed') this.#handOver(next);
        else await this.#show(next);
    } finally {
      this.#running = false;
    }
  }

  /** Nothing that only the last person knew stays on the page. */
  #handOver({ seat, steps, view }: Handed): void {
    this.#store.setState({
      ...AT_REST,
      steps,
      view,
      progress: [],
      standing: [],
      undo: 0,
      redo: 0,
      playing: false,
      handTo: seat,
      prepared: null,
    });
    this.#heard.handed(seat);
  }

  async #show(update: Update): Promise<void> {
    const { steps, view } = this.#store.getState();
    const jump = update.from !== steps.length || view?.viewer !== update.view.viewer;
    const before = update.from === 0 ? [] : steps.slice(0, update.from);
    this.#store.setState({ ...AT_REST, handTo: null });
    if (!jump) {
      this.#store.setState({ playing: true });
      const show = (staged: GameView, told: readonly ToldEvent[]): void =>
        this.#store.setState({ view: staged, steps: [...before, told] });
      await this.#playback(update, show, this.#store.getState());
    }
    this.#store.setState({ steps: [...before, ...update.steps] });
    this.#settle(update);
  }

  #settle({ options, explained, progress, standing, undo, redo, view: now }: Update): void {
    this.#store.setState({
      view: reuse(this.#store.getState().view, now),
      options,
      explained,
      progress,
      standing,
      undo,
      redo,
      playing: this.#scenes.length > 0,
    });
    this.#heard.settled();
  }
}

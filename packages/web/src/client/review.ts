import { releaseProxy, wrap, type Remote } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { noteTrouble } from '../base/report.ts';
import { FORMAT, keepReview, keptReview, type ToldMove } from '../storage/reviews.ts';
import { brokenOf } from '../worker/broken.ts';
import { startStudy } from '../worker/start-study.ts';
import type { ReviewItem, StudyService } from '../worker/study.worker.ts';

export interface ReviewState {
  /** Null until the game was opened. */
  readonly items: readonly ReviewItem[] | null;
  readonly moves: readonly ToldMove[];
  /** Decisions that were looked at and left no choice. */
  readonly none: readonly number[];
  readonly running: boolean;
  readonly trouble: 'unjudged' | 'broken' | null;
}

interface Judge {
  readonly service: Remote<StudyService>;
  readonly broken: Promise<never>;
  readonly close: () => void;
}

function startJudge(): Judge {
  const worker = startStudy();
  const service = wrap<StudyService>(worker);
  const close = (): void => {
    service[releaseProxy]();
    worker.terminate();
  };
  return { service, broken: brokenOf(worker), close };
}

/** Judges that work side by side; the page itself has a core to spare. */
const MOST_JUDGES = 2;
const judgesHere = (): number =>
  Math.max(1, Math.min(MOST_JUDGES, navigator.hardwareConcurrency || 1));

/** The review of one game: judged in workers, shown as it goes on, kept when it is done or left. */
export class Review {
  readonly id: string;
  readonly store = createStore<ReviewState>(() => ({
    items: null,
    moves: [],
    none: [],
    running: false,
    trouble: null,
  }));
  #judges: Judge[] = [];
  #run = 0;
  #hash = '';
  #taken = new Set<number>();

  constructor(id: string) {
    this.id = id;
  }

  get state(): ReviewState {
    return this.store.getState();
  }

  /** What is known already, and what there is to judge. */
  async open(): Promise<void> {
    const [first] = (this.#judges = [startJudge()]);
    try {
      const info = await Promise.race([first!.service.open(this.id), first!.broken]);
      if ('code' in info) throw new Error(info.code);
      this.#hash = info.hash;
      const kept = await keptReview(this.id);
      const known = kept?.hash === info.hash ? kept : { moves: [], none: [] };
      const trouble = info.unjudged ? 'unjudged' : null;
      this.store.setState({ items: info.items, moves: known.moves, none: known.none, trouble });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    noteTrouble(error);
    this.store.setState({ trouble: 'broken', running: false });
  }

  /** Decisions of a seat that nobody has looked at yet, the latest turns not before the first. */
  left(seat: number): readonly ReviewItem[] {
    const { items, moves, none } = this.state;
    const done = new Set([...moves.map(({ at }) => at), ...none]);
    return (items ?? []).filter((item) => item.seat === seat && !done.has(item.at));
  }

  /** Judges what is left of a seat's decisions. */
  async run(seat: number): Promise<void> {
    const run = ++this.#run;
    this.#taken = new Set();
    this.store.setState({ running: true });
    while (this.#judges.length < judgesHere()) this.#judges.push(startJudge());
    try {
      await Promise.all(this.#judges.map((judge) => this.#work(judge, seat, run)));
    } catch (error) {
      if (run === this.#run) this.#fail(error);
      return;
    }
    if (run !== this.#run) return;
    this.store.setState({ running: false });
    await this.#keep();
  }

  async #work({ service, broken }: Judge, seat: number, run: number): Promise<void> {
    await Promise.race([service.open(this.id), broken]);
    for (;;) {
      const next = this.left(seat).find(({ at }) => !this.#taken.has(at));
      if (!next || run !== this.#run) return;
      this.#taken.add(next.at);
      const move = await Promise.race([service.judge(next.at), broken]);
      this.#heard(next.at, move);
    }
  }

  #heard(at: number, move: ToldMove | null): void {
    const { moves, none } = this.state;
    if (!move) this.store.setState({ none: [...none, at] });
    else this.store.setState({ moves: [...moves, move].toSorted((a, b) => a.at - b.at) });
  }

  stop(): void {
    this.#run += 1;
    this.store.setState({ running: false });
    void this.#keep();
  }

  #keep(): Promise<void> {
    const { moves, none } = this.state;
    if (moves.length === 0) return Promise.resolve();
    return keepReview(this.id, { format: FORMAT, hash: this.#hash, moves, none });
  }

  close(): void {
    if (this.state.running) this.stop();
    for (const judge of this.#judges) judge.close();
  }
}

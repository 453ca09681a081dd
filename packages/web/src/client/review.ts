import { createStore } from 'zustand/vanilla';
import { noteTrouble } from '../base/report.ts';
import { FORMAT, keepReview, keptReview, type ToldMove } from '../storage/reviews.ts';
import type { LuckSummary } from '@rowan/table';
import type { ReviewItem } from '../worker/study.worker.ts';
import { openStudy, type Study } from './study.ts';

export interface ReviewState {
  /** Null until the game was opened. */
  readonly items: readonly ReviewItem[] | null;
  readonly moves: readonly ToldMove[];
  /** Decisions that were looked at and left no choice. */
  readonly none: readonly number[];
  /** What was luck, by seat; null until it was looked for, and where it cannot be told. */
  readonly luck: readonly LuckSummary[] | null;
  readonly running: boolean;
  readonly trouble: 'unjudged' | 'broken' | null;
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
    luck: null,
    running: false,
    trouble: null,
  }));
  #judges: Study[] = [];
  /** What each judge said when it was given the game. */
  readonly #opened = new Map<Study, ReturnType<Study['service']['open']>>();
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
    const [first] = (this.#judges = [openStudy()]);
    try {
      const info = await first!.answered(this.#info(first!));
      if ('code' in info) throw new Error(info.code);
      this.#hash = info.hash;
      const kept = await keptReview(this.id);
      const known = kept?.hash === info.hash ? kept : { moves: [], none: [], luck: null };
      const trouble = info.unjudged ? 'unjudged' : null;
      const { moves, none, luck = null } = known;
      this.store.setState({ items: info.items, moves, none, luck, trouble });
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
    while (this.#judges.length < judgesHere()) this.#judges.push(openStudy());
    try {
      const [first, ...others] = this.#judges;
      const helper = others.pop();
      await Promise.all([
        this.#work(first!, run, () => this.left(seat).toReversed()),
        ...others.map((judge) => this.#work(judge, run, () => this.left(seat))),
        helper && this.#tellLuck(helper).then(() => this.#work(helper, run, () => this.left(seat))),
      ]);
      if (run === this.#run) await this.#tellLuck(first!);
    } catch (error) {
      if (run === this.#run) this.#fail(error);
      return;
    }
    if (run !== this.#run) return;
    this.store.setState({ running: false });
    await this.#keep();
  }

  /** Gives a judge the game, once. */
  #info(judge: Study): ReturnType<Study['service']['open']> {
    const known = this.#opened.get(judge) ?? judge.service.open(this.id);
    this.#opened.set(judge, known);
    return known;
  }

  /** One judge begins at the end, where a decision takes a moment: there is something to read at once. */
  async #work(judge: Study, run: number, left: () => readonly ReviewItem[]): Promise<void> {
    const { service, answered } = judge;
    await answered(this.#info(judge));
    for (;;) {
      const next = left().find(({ at }) => !this.#taken.has(at));
      if (!next || run !== this.#run) return;
      this.#taken.add(next.at);
      const move = await answered(service.judge(next.at));
      this.#heard(next.at, move);
    }
  }

  /** What was luck, by a judge that others do not wait for; alone, it judges first. */
  async #tellLuck(judge: Study): Promise<void> {
    const { service, answered } = judge;
    await answered(this.#info(judge));
    if (this.state.luck) return;
    this.store.setState({ luck: await answered(service.luck()) });
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
    const { moves, none, luck } = this.state;
    if (moves.length === 0) return Promise.resolve();
    return keepReview(this.id, { format: FORMAT, hash: this.#hash, moves, none, luck });
  }

  close(): void {
    if (this.state.running) this.stop();
    for (const judge of this.#judges) judge.close();
  }
}

import type { Place, PlanAnswer } from '@rowan/rules';
import type { Warning } from '@rowan/table';

/** What the table is asked before it is wanted. */
interface Questions {
  /** How a place would be served by the fewest meeples. */
  readonly fill: (plan: PlanAnswer, place: Place) => Promise<PlanAnswer | null>;
  /** What the plan would give away. */
  readonly warnings: (plan: PlanAnswer) => Promise<readonly Warning[]>;
}

/** Milliseconds in which a frame or two are drawn. */
const SOON = 30;
/** Milliseconds after which a plan that nobody goes on with may be about to be confirmed. */
const PAUSE = 200;

/** Asks how each place in reach would be served and what the plan gives away, so that no click waits for the answer. */
export class LookAhead {
  readonly #ask: Questions;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #plan: PlanAnswer | null = null;
  #served: ReadonlyMap<Place, Promise<PlanAnswer | null>> = new Map();
  #warned: Promise<readonly Warning[]> | null = null;

  constructor(ask: Questions) {
    this.#ask = ask;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#plan = null;
    this.#served = new Map();
    this.#warned = null;
  }

  /** What is to be seen now comes first. */
  soon(plan: PlanAnswer, places: readonly Place[], wary = false): void {
    this.stop();
    this.#plan = plan;
    if (places.length > 0) this.#timers.push(setTimeout(() => this.#look(plan, places), SOON));
    if (wary) this.#timers.push(setTimeout(() => this.#beware(plan), PAUSE));
  }

  #look(plan: PlanAnswer, places: readonly Place[]): void {
    this.#served = new Map(places.map((place) => [place, this.#ask.fill(plan, place)]));
  }

  #beware(plan: PlanAnswer): void {
    this.#warned = this.#ask.warnings(plan);
    // Whoever confirms the plan is told if this fails.
    this.#warned.catch(() => undefined);
  }

  fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    const known = this.#plan === plan ? this.#served.get(place) : undefined;
    return known ?? this.#ask.fill(plan, place);
  }

  warnings(plan: PlanAnswer): Promise<readonly Warning[]> {
    const known = this.#plan === plan ? this.#warned : null;
    return known ?? this.#ask.warnings(plan);
  }
}

import type { Place, PlanAnswer } from '@rowan/rules';

/** How a place would be served by the fewest meeples. */
type Fill = (plan: PlanAnswer, place: Place) => Promise<PlanAnswer | null>;

/** Milliseconds in which a frame or two are drawn. */
const SOON = 30;

/** Asks how each place in reach would be served, so that a click on it need not wait for the answer. */
export class LookAhead {
  readonly #fill: Fill;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #plan: PlanAnswer | null = null;
  #served: ReadonlyMap<Place, Promise<PlanAnswer | null>> = new Map();

  constructor(fill: Fill) {
    this.#fill = fill;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#plan = null;
    this.#served = new Map();
  }

  /** What is to be seen now comes first. */
  soon(plan: PlanAnswer, places: readonly Place[]): void {
    this.stop();
    if (places.length > 0) this.#timer = setTimeout(() => this.#look(plan, places), SOON);
  }

  #look(plan: PlanAnswer, places: readonly Place[]): void {
    this.#plan = plan;
    this.#served = new Map(places.map((place) => [place, this.#fill(plan, place)]));
  }

  fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    const known = this.#plan === plan ? this.#served.get(place) : undefined;
    return known ?? this.#fill(plan, place);
  }
}

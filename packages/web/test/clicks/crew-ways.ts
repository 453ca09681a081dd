import { total, type Place } from '@rowan/cards';
import { builtIn } from '@rowan/cards';
import type { GameState, PlanAnswer, PlannedPlace } from '@rowan/rules';
import type { PlanAdvice } from '@rowan/table';

/** How a party comes to its place with the fewest touches. */
export interface CrewWay {
  /** Meeples chosen before the place is touched for the first time. */
  readonly before: readonly number[];
  /** How often the place is touched. */
  readonly touches: number;
  /** Meeples chosen then, and sent after the others. */
  readonly after: readonly number[];
}

const each = (units: readonly number[]): number[] =>
  units.flatMap((n, meeple) => Array.from({ length: n }, () => meeple));

const partyAt = (plan: PlanAnswer | null, place: Place): readonly number[] | undefined =>
  plan?.places.find((planned) => planned.place === place)?.units;

const same = (a: readonly number[] | undefined, b: readonly number[]): boolean =>
  String(a) === String(b);

export const costOf = ({ before, touches, after }: CrewWay): number =>
  before.length + touches + (after.length > 0 ? after.length + 1 : 0);

/** Touched again and again, the place goes through crews; so many touches until it is this one. */
function cycled(
  advice: PlanAdvice,
  state: GameState,
  plan: PlanAnswer,
  { place, units }: PlannedPlace,
): number {
  let now = advice.fill(builtIn, state, plan, place);
  for (let touches = 1; now && touches < 8; touches++) {
    if (same(partyAt(now, place), units)) return touches;
    now = advice.another?.(builtIn, state, now, place) ?? null;
  }
  return Infinity;
}

/** The ways there are: by touching the place alone, with some more sent after, or all chosen one by one. */
export function shortestWay(
  advice: PlanAdvice,
  state: GameState,
  plan: PlanAnswer,
  wanted: PlannedPlace,
): CrewWay {
  const { place, units } = wanted;
  const fewest = partyAt(advice.fill(builtIn, state, plan, place), place);
  const more = fewest?.map((n, meeple) => units[meeple]! - n) ?? [];
  const ways: CrewWay[] = [
    { before: each(units), touches: 1, after: [] },
    { before: [], touches: cycled(advice, state, plan, wanted), after: [] },
    ...(fewest && more.every((n) => n >= 0) && total(more) > 0
      ? [{ before: [], touches: 1, after: each(more) }]
      : []),
  ];
  return ways.toSorted((a, b) => costOf(a) - costOf(b))[0]!;
}

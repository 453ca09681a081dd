import { builtIn } from '@rowan/cards';
import {
  rejectionOf,
  type Answer,
  type Below,
  type GameState,
  type PlanAnswer,
} from '@rowan/rules';
import type { Attempt, CapitolDraft } from '@rowan/table';
import { engineOf, isShapeless, madeUp, mutated } from '@rowan/testkit';

const engine = engineOf(builtIn);

export const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

/** A plan on its way: places still to come, meeples still to be put down. */
function halfMade({ places, ...rest }: PlanAnswer, below: Below): PlanAnswer {
  const kept = places.slice(0, below(places.length + 1));
  const thinned = kept.map(({ place, units }) => ({
    place,
    units: units.map((n) => (n > 0 ? n - below(2) : 0)),
  }));
  return below(2) === 0 ? { ...rest, places: kept } : { kind: 'plan', places: thinned };
}

const isPlan = (answer: unknown): answer is PlanAnswer =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'plan';

/** Legal plans, half-made ones, and broken ones of the right shape. */
export function plansAt(state: GameState, below: Below): PlanAnswer[] {
  const legal = [0, 1].map(() => engine.sample(state, below)).filter(isPlan);
  const broken = legal.flatMap((plan) => [mutated(plan, below), mutated(plan, below)]);
  const made = madeUp('plan', below);
  const shaped = [...broken, made].filter(
    (plan): plan is PlanAnswer => isPlan(plan) && !isShapeless(rejectionOf(builtIn, state, plan)),
  );
  return [NO_PLAN, ...legal, ...legal.map((plan) => halfMade(plan, below)), ...shaped];
}

/** Answers that are to be refused, most of them. */
export const wrongAnswers = (state: GameState, below: Below): unknown[] =>
  Array.from({ length: 6 }, () => mutated(engine.sample(state, below), below));

export function rightAnswers(state: GameState, below: Below): Answer[] {
  const answers = [engine.sample(state, below), engine.sample(state, below)];
  for (const answer of engine.legal(state, state.decision!)) {
    answers.push(answer);
    if (answers.length >= 5) break;
  }
  return answers;
}

const capitolDraft = (below: Below): CapitolDraft => ({
  construct: below(2) === 0 ? null : { peasants: below(3), shamans: below(2) },
  levelUp: below(2) === 0 ? null : { unit: 1 + below(4), shaman: below(4) === 0 },
});

/** What a hand may try with a piece, by kind; the compiler sees to it that none is missing. */
const ATTEMPTS: {
  readonly [K in Attempt['kind']]: (
    plan: PlanAnswer,
    below: Below,
    state: GameState,
  ) => Extract<Attempt, { kind: K }>;
} = {
  meeple: (plan, below) => ({ kind: 'meeple', plan, place: below(32), meeple: below(9) }),
  serve: (plan, below) => ({ kind: 'serve', plan, place: below(32) }),
  capitol: (_, below) => ({
    kind: 'capitol',
    capitol: capitolDraft(below),
    at: below(2) === 0 ? 'construct' : 'levelUp',
    meeple: below(9),
  }),
  tile: (_, below, { market }) => ({
    kind: 'tile',
    capitol: capitolDraft(below),
    tile: market[below(market.length)] ?? 0,
    place: below(32),
  }),
  answer: (_, below, state) => ({ kind: 'answer', answer: engine.sample(state, below) }),
};

/** Each kind of attempt beside no plan and, where one is asked for, beside some. */
export function attemptsAt(state: GameState, below: Below): Attempt[] {
  const plans = state.decision?.kind === 'plan' ? plansAt(state, below).slice(0, 4) : [NO_PLAN];
  return plans.flatMap((plan) =>
    Object.values(ATTEMPTS).map((attempt): Attempt => attempt(plan, below, state)),
  );
}

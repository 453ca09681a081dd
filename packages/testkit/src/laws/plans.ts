import { PLACES, KINDS, BASICS } from '@rowan/cards';
import type { AnswerOf, GameEvent, GameState, PlanReport } from '@rowan/rules';
import { isFoe } from '@rowan/rules';
import { moveOf, type Situation } from '../course.ts';
import type { Engine } from '../engine.ts';
import { mutated } from '../mutate.ts';
import { refereeOf } from '../referee.ts';
import { hold, holdSame, quietly, show, take, type Law } from './law.ts';

/** How plans are judged and explained. */

type Plan = AnswerOf<'plan'>;

const counts = (value: unknown, length: number): boolean =>
  Array.isArray(value) &&
  value.length === length &&
  Array.from<unknown>(value).every((n) => isCount(n, 255));
const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  (value as number) >= 0 &&
  (value as number) <= most;

/** A plan of the right shape, whatever it says. */
function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, places, recruit, forge } = value as Partial<Plan>;
  return (
    kind === 'plan' &&
    Array.isArray(places) &&
    Array.from<unknown>(places).every(isPlanned) &&
    (recruit === undefined || isCount(recruit, PLACES - 1)) &&
    (forge === undefined || (isCount(forge?.place, PLACES - 1) && isCount(forge?.unit, KINDS - 1)))
  );
}

function isPlanned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { place, units, as } = value as Partial<Plan['places'][number]>;
  return (
    isCount(place, PLACES - 1) && counts(units, KINDS) && (as === undefined || counts(as, BASICS))
  );
}

/** Plans near the legal ones and the legal ones themselves. */
function* plansNear({ engine, state, below }: Situation): Generator<Plan> {
  for (const plan of take(engine.legal(state, state.decision!), 3)) yield plan as Plan;
  for (let i = 0; i < 16; i++) {
    const plan = engine.sample(state, below);
    const other = i % 4 === 0 ? plan : mutated(plan, below);
    if (isPlan(other)) yield other;
  }
}

/** A law about the plans of a situation in which one is asked for. */
const aboutPlans =
  (law: (situation: Situation, plan: Plan) => void): Law =>
  (situation) => {
    if (situation.state.decision?.kind !== 'plan') return;
    for (const plan of plansNear(situation)) law(situation, plan);
  };

/** A plan is accepted exactly if the second judge finds nothing wrong with it. */
export function holdJudged(engine: Engine, state: GameState, plan: Plan): void {
  const wrong = refereeOf(engine.catalogue)(state, plan);
  const result = engine.apply(state, moveOf(state, plan));
  hold(result.ok === (wrong === null), () =>
    result.ok
      ? `accepted though ${wrong}: ${show(plan)}`
      : `refused for ${show(result.error)} though legal: ${show(plan)}`,
  );
}

export const plansAreJudgedRight: Law = aboutPlans(({ engine, state }, plan) =>
  holdJudged(engine, state, plan),
);

/** The parts of each combat sum add up to it; the verdict is that of `apply`; and it never fails. */
export function holdExplained(engine: Engine, state: GameState, plan: Plan): PlanReport {
  const report = quietly(`explaining ${show(plan)}`, () => engine.explainPlan(state, plan));
  for (const { place, cv, parts } of report.places) {
    const sum = parts.reduce((total, { n, each }) => total + n * each, 0);
    hold(sum === cv, () => `the parts at ${place} give ${sum}, not ${cv}: ${show(plan)}`);
  }
  const result = engine.apply(state, moveOf(state, plan));
  holdSame(`verdicts on ${show(plan)}`, report.rejection, result.ok ? null : result.error);
  if (result.ok) holdForetold(report, result.value.events);
  return report;
}

/** An accepted plan brings the CV and the overrun Peasants that were explained. */
function holdForetold(report: PlanReport, events: readonly GameEvent[]): void {
  const confirmed = events.find((event) => event.kind === 'planConfirmed');
  for (const { place, cv } of confirmed?.places ?? []) {
    if (!isFoe(place)) continue;
    const told = report.places.find((one) => one.place === place)?.cv;
    hold(cv === told, () => `CV ${cv} at ${place} was explained as ${told}`);
  }
  const overrun = events.reduce((sum, event) => sum + (event.kind === 'overran' ? event.n : 0), 0);
  hold(overrun === report.overrun, () => `${overrun} fled, ${report.overrun} were explained`);
}

export const plansAreExplained: Law = aboutPlans(
  ({ engine, state }, plan) => void holdExplained(engine, state, plan),
);

import { builtIn } from '@rowan/cards';
import {
  completeView,
  legal,
  preview,
  questProgress,
  rejectionOf,
  type Answer,
  type GameState,
  type GameView,
  type Place,
  type PlanAnswer,
} from '@rowan/rules';
import {
  planAdvice,
  NO_OPTIONS,
  adviserOf,
  bringsOf,
  explain,
  fewestUnits,
  optionsOf,
  whyNot,
  type Attempt,
  presentEdition,
} from '@rowan/table';

/** All that a seat may be told about what it could do. */
export interface Counsel {
  options(): unknown;
  progress(): unknown;
  legal(): unknown;
  explain(plan: PlanAnswer): unknown;
  fill(plan: PlanAnswer, place: Place): unknown;
  brings(answer: Answer): unknown;
  preview(answer: Answer): unknown;
  rejection(answer: unknown): unknown;
  whyNot(attempt: Attempt): unknown;
}

export type Part = keyof Counsel;

/** Lists of plans are long. */
const MOST = 60;

function someLegal(state: GameState): Answer[] {
  const answers: Answer[] = [];
  for (const answer of state.decision ? legal(builtIn, state, state.decision) : [])
    if (answers.push(answer) >= MOST) break;
  return answers;
}

function previewed(state: GameState, answer: Answer): unknown {
  const { decision } = state;
  if (!decision) return null;
  return preview(builtIn, state, { seat: decision.seat, decision: decision.id, answer });
}

/** From what the seat sees and nothing else. */
export function counselOfView(view: GameView): Counsel {
  const adviser = adviserOf(presentEdition(builtIn), view, planAdvice);
  const completed = completeView(builtIn, view);
  return {
    options: () => adviser.options(),
    progress: () => adviser.progress(),
    legal: () => someLegal(completed),
    explain: (plan) => adviser.explain(plan),
    fill: (plan, place) => adviser.fill(plan, place),
    brings: (answer) => adviser.brings([answer]),
    preview: (answer) => previewed(completed, answer),
    rejection: (answer) => rejectionOf(builtIn, completed, answer),
    whyNot: (attempt) => adviser.whyNot(attempt),
  };
}

/** A place that nobody stands at is served by the fewest, one with a party by another one. */
function filled(asked: GameState, plan: PlanAnswer, place: Place): unknown {
  const isServed = plan.places.some((planned) => planned.place === place);
  return (isServed ? planAdvice.another! : fewestUnits)(builtIn, asked, plan, place);
}

/** From the whole truth. */
export function counselOfState(state: GameState, seat: number): Counsel {
  const own = state.decision?.seat === seat;
  const planning = own && state.decision?.kind === 'plan';
  /** Plans may be prepared before they are asked for; what they lead to is not foretold then. */
  const ahead = state.phase === 'over' ? null : planAdvice.asIf!(builtIn, state, seat);
  const asked = planning ? state : ahead;
  const unforeseen = planning ? {} : { foresight: null };
  return {
    options: () => (own ? optionsOf(builtIn, state) : NO_OPTIONS),
    progress: () => questProgress(builtIn, state, seat),
    legal: () => (own ? someLegal(state) : []),
    explain: (plan) => asked && { ...explain(builtIn, asked, plan), ...unforeseen },
    fill: (plan, place) => asked && filled(asked, plan, place),
    brings: (answer) => bringsOf(builtIn, state, answer),
    preview: (answer) => (own ? previewed(state, answer) : null),
    rejection: (answer) => rejectionOf(builtIn, state, answer),
    whyNot: (attempt) => (own ? whyNot(builtIn, state, attempt) : null),
  };
}

import type { Catalogue, Place } from '@rowan/cards';
import type {
  Answer,
  GameState,
  GameView,
  PlanAnswer,
  QuestProgress,
  Rejection,
} from '@rowan/rules';
import type { Explained } from './advice.ts';
import type { Brings } from './brings.ts';
import { NO_OPTIONS, type Options } from './choice-advice.ts';
import type { Edition } from './engine.ts';
import type { Standing } from './standing.ts';
import type { Suggestion } from './suggest.ts';
import type { Attempt } from './why-not.ts';

/** All advice to a seat, from what it sees and nothing else. */
export interface Adviser {
  options(): Options;
  /** Null where no plan is asked for. */
  explain(plan: PlanAnswer): Explained | null;
  fill(plan: PlanAnswer, place: Place): PlanAnswer | null;
  progress(): readonly QuestProgress[];
  /** Where everybody would stand if the game ended now; nothing before somebody advises on plans. */
  standing(): readonly Standing[];
  /** What the answer, and how it goes on, is sure to bring. */
  brings(line: readonly Answer[]): Brings;
  /** Why the seat cannot do what it tries with a piece; null if it can, or if it is not asked. */
  whyNot(attempt: Attempt): Rejection | null;
}

type Asked<A extends readonly unknown[], R> = (
  catalogue: Catalogue,
  state: GameState,
  ...about: A
) => R;

/** What advises on plans, and on what an answer brings: a page may fetch it after the first decision. */
export interface PlanAdvice {
  readonly options: Asked<[], Options>;
  readonly explain: Asked<[plan: PlanAnswer], Explained>;
  readonly fill: Asked<[plan: PlanAnswer, place: Place], PlanAnswer | null>;
  readonly brings: Asked<[answer: Answer, then?: readonly Answer[]], Brings>;
  readonly whyNot: Asked<[attempt: Attempt], Rejection | null>;
  /** A few plans that bring something at once. */
  readonly suggest: Asked<[], readonly Suggestion[]>;
  /** Rules that were frozen before there was one do without. */
  readonly standing?: Asked<[view: GameView], readonly Standing[]>;
}

/**
 * The view is completed once, by anything that looks the same from the seat: advice never depends on the rest.
 * Where no plan is asked for yet, nobody needs advice on plans.
 */
export function adviserOf(
  { engine, catalogue }: Edition,
  view: GameView,
  plans: PlanAdvice | null,
): Adviser {
  let completed: GameState | null = null;
  const state = (): GameState => (completed ??= engine.completeView(catalogue, view));
  const planner = (): PlanAdvice => {
    if (!plans) throw new Error('nobody advises on plans yet');
    return plans;
  };
  const { decision, viewer } = view;
  const planning = decision?.kind === 'plan';
  return {
    options: () => {
      if (!decision) return NO_OPTIONS;
      return decision.kind === 'plan'
        ? planner().options(catalogue, state())
        : engine.choiceOptions(catalogue, state(), decision);
    },
    explain: (plan) => (planning ? planner().explain(catalogue, state(), plan) : null),
    fill: (plan, place) => (planning ? planner().fill(catalogue, state(), plan, place) : null),
    progress: () =>
      typeof viewer === 'number' ? engine.questProgress(catalogue, state(), viewer) : [],
    standing: () => plans?.standing?.(catalogue, state(), view) ?? [],
    brings: ([answer, ...then]) => planner().brings(catalogue, state(), answer!, then),
    whyNot: (attempt) => (decision ? planner().whyNot(catalogue, state(), attempt) : null),
  };
}

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
import type { Warning } from './warnings.ts';
import type { Attempt } from './why-not.ts';

/** All advice to a seat, from what it sees and nothing else. */
export interface Adviser {
  options(): Options;
  /** Before a plan is asked for, as if it were now: nothing is foreseen then. Null where none will be, or nobody advises yet. */
  explain(plan: PlanAnswer): Explained | null;
  /** The fewest meeples that serve the place; where some stand already, another crew; null if there is none. */
  fill(plan: PlanAnswer, place: Place): PlanAnswer | null;
  progress(): readonly QuestProgress[];
  /** Where everybody would stand if the game ended now; nothing before somebody advises on plans. */
  standing(): readonly Standing[];
  /** What the answer, and how it goes on, is sure to bring. */
  brings(line: readonly Answer[]): Brings;
  /** What a plan that may be confirmed gives away without need; nothing where no plan is asked for. */
  warnings(plan: PlanAnswer): readonly Warning[];
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
  /** The same plan with another crew at a place; rules that were frozen before there was one do without, here and below. */
  readonly another?: Asked<[plan: PlanAnswer, place: Place], PlanAnswer | null>;
  /** The position as if the seat were asked for its plan now. */
  readonly asIf?: Asked<[seat: number], GameState>;
  readonly standing?: Asked<[view: GameView], readonly Standing[]>;
  readonly warn?: Asked<[plan: PlanAnswer], readonly Warning[]>;
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
  const state = once((): GameState => engine.completeView(catalogue, view));
  const planner = (): PlanAdvice => {
    if (!plans) throw new Error('nobody advises on plans yet');
    return plans;
  };
  const { decision, viewer, phase } = view;
  const planning = decision?.kind === 'plan';
  const ahead = typeof viewer === 'number' && phase !== 'over' ? viewer : null;
  /** Where plans are judged: here, or as if they were asked for. */
  const asked = once((): GameState | null => {
    if (planning) return state();
    return ahead === null ? null : (plans?.asIf?.(catalogue, state(), ahead) ?? null);
  });
  const fillAt = (at: GameState, plan: PlanAnswer, place: Place): PlanAnswer | null => {
    const { fill, another } = planner();
    const there = plan.places.some((planned) => planned.place === place);
    return there
      ? (another?.(catalogue, at, plan, place) ?? null)
      : fill(catalogue, at, plan, place);
  };
  return {
    options: () => {
      if (!decision) return NO_OPTIONS;
      return decision.kind === 'plan'
        ? planner().options(catalogue, state())
        : engine.choiceOptions(catalogue, state(), decision);
    },
    explain: (plan) => {
      const at = asked();
      const explained = at && planner().explain(catalogue, at, plan);
      return explained && !planning ? { ...explained, foresight: null } : explained;
    },
    fill: (plan, place) => {
      const at = asked();
      return at && fillAt(at, plan, place);
    },
    progress: () =>
      typeof viewer === 'number' ? engine.questProgress(catalogue, state(), viewer) : [],
    standing: () => plans?.standing?.(catalogue, state(), view) ?? [],
    brings: ([answer, ...then]) => planner().brings(catalogue, state(), answer!, then),
    warnings: (plan) => (planning && plans?.warn?.(catalogue, state(), plan)) || [],
    whyNot: (attempt) => (decision ? planner().whyNot(catalogue, state(), attempt) : null),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

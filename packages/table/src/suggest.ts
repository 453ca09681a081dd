import type { Catalogue } from '@rowan/cards';
import {
  explainPlan,
  legal,
  total,
  type GameState,
  type PlanAnswer,
  type PlanReport,
} from '@rowan/rules';

export interface Suggestion {
  readonly plan: PlanAnswer;
  readonly report: PlanReport;
}

const SHOWN = 6;
/** Enough to find something good at once; the bots look further. */
const LOOKED_AT = 600;
const GAIN_WORTH = 0.8;
const DRAW_WORTH = 0.5;

const worth = ({ vp, questVp, gains, granted, overrun }: PlanReport): number =>
  vp + questVp + GAIN_WORTH * total(gains) + DRAW_WORTH * granted - DRAW_WORTH * overrun;

/** A few legal plans, the one that brings most first; always at least the empty one. */
export function suggestPlans(catalogue: Catalogue, state: GameState): Suggestion[] {
  const found: Suggestion[] = [];
  for (const answer of legal(catalogue, state, state.decision!)) {
    if (answer.kind !== 'plan') continue;
    found.push({ plan: answer, report: explainPlan(catalogue, state, answer) });
    if (found.length === LOOKED_AT) break;
  }
  return found.sort((a, b) => worth(b.report) - worth(a.report)).slice(0, SHOWN);
}

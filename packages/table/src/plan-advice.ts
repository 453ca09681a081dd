import { explain, fewestUnits, nextCrew, planOptions } from './advice.ts';
import type { PlanAdvice } from './adviser.ts';
import { bringsOf } from './brings.ts';
import { asIfAsked } from './prepare.ts';
import { standingOf } from './standing.ts';
import { suggestPlans } from './suggest.ts';
import { warningsOf } from './warnings.ts';
import { whyNot } from './why-not.ts';

export const planAdvice: PlanAdvice = {
  options: planOptions,
  explain,
  fill: fewestUnits,
  another: nextCrew,
  asIf: (_, state, seat) => asIfAsked(state, seat),
  brings: bringsOf,
  whyNot,
  suggest: suggestPlans,
  standing: standingOf,
  warn: warningsOf,
};

import { explain, fewestUnits, planOptions } from './advice.ts';
import type { PlanAdvice } from './adviser.ts';
import { bringsOf } from './brings.ts';
import { standingOf } from './standing.ts';
import { suggestPlans } from './suggest.ts';
import { whyNot } from './why-not.ts';

export const planAdvice: PlanAdvice = {
  options: planOptions,
  explain,
  fill: fewestUnits,
  brings: bringsOf,
  whyNot,
  suggest: suggestPlans,
  standing: standingOf,
};

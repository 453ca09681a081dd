import { judgeThrough, thinkThrough } from '@rowan/bots';
import { planAdvice, presentEngine, type Engine, type PlanAdvice } from '@rowan/table';

/** All that games of one number need to be played on: `npm run freeze-rules` makes one file of it. */
export interface Bundle {
  readonly engine: Engine;
  readonly plans: PlanAdvice;
  readonly think: typeof thinkThrough;
  /** Rules number 0 has none. */
  readonly judge?: typeof judgeThrough;
}

export const bundle: Bundle = {
  engine: presentEngine,
  plans: planAdvice,
  think: thinkThrough,
  judge: judgeThrough,
};

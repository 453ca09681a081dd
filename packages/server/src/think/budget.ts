import type { PlainBudget } from '@rowan/bots';

/** Milliseconds that a bot thinks at most on somebody else's machine. */
const MOST = 300;

export const mostMilliseconds = (budget: PlainBudget): PlainBudget =>
  'milliseconds' in budget ? { milliseconds: Math.min(MOST, budget.milliseconds) } : budget;

import type { BotName } from '@rowan/cards';
import type { PlainBudget } from './thinking.ts';

/** Milliseconds that a bot may think about one decision while persons watch it on the page. */
const TIME: Readonly<Record<BotName, number>> = {
  random: 10,
  greedy: 50,
  search: 800,
  squire: 60,
  captain: 350,
  marshal: 700,
  earl: 1400,
};

export const budgetOf = (bot: BotName): PlainBudget => ({ milliseconds: TIME[bot] });

/** How long the coach judges a decision before it speaks. */
export const COACHING: PlainBudget = { milliseconds: 1500 };

/** How long any bot thinks over a decision in a terminal, when nothing else is said. */
export const IN_COMPANY: PlainBudget = { milliseconds: 500 };

/** How long bots think among themselves: so much on any machine, so that a game can be played again. */
export const BETWEEN_BOTS: PlainBudget = { iterations: 100 };

import { isBotName, thinkThrough, type BotName } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { expose } from 'comlink';

/** Milliseconds that a level may think about one decision. */
const TIME: Readonly<Record<BotName, number>> = {
  random: 10,
  greedy: 50,
  search: 800,
  squire: 60,
  captain: 350,
  marshal: 700,
  earl: 1400,
};

const host = {
  clock: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
  cancelled: () => false,
  report: () => undefined,
};

const service = {
  answer({ bot, view, seed }: BotQuestion): Promise<Answer> {
    const name = isBotName(bot) ? bot : 'squire';
    const budget = { milliseconds: TIME[name] };
    return thinkThrough(builtIn, { bot: name, view, seed, budget }, host);
  },
};

export type BotService = typeof service;

expose(service);

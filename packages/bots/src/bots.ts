import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The levels for people, weakest first. */
export const LEVELS = ['squire', 'captain', 'marshal', 'earl'] as const;
export const BOT_NAMES = ['random', 'greedy', 'search', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const renamed = (name: string, bot: Bot): Bot => ({ ...bot, name });

export const bots: { readonly [K in BotName]: Bot } = {
  random,
  greedy,
  search: renamed('search', greedy),
  squire: renamed('squire', greedy),
  captain: renamed('captain', greedy),
  marshal: renamed('marshal', greedy),
  earl: renamed('earl', greedy),
};

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name);

export const botOf = (name: BotName): Bot => bots[name];

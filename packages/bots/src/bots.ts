import type { BotName } from '@rowan/cards';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { makeQuick } from './quick.ts';
import { random } from './random.ts';
import { makeSearch, type Style } from './search.ts';
import { tasteOf } from './tuned.ts';
import { handMade } from './weights.ts';

/** How the strongest bot searches. */
export const SEARCH: Style = {
  taste: tasteOf,
  width: 12,
  depth: Infinity,
  envy: 0.5,
};

export const bots: { readonly [K in BotName]: Bot } = {
  random,
  greedy,
  search: makeSearch('search', SEARCH),
  squire: makeQuick('squire', () => handMade, 80),
  captain: makeQuick('captain', () => handMade, 0),
  marshal: makeQuick('marshal', tasteOf, 0),
  earl: makeSearch('earl', SEARCH),
};

export const botOf = (name: BotName): Bot => bots[name];

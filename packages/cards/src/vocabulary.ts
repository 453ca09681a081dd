/** The words of the rulebook, as data. Indices follow the order of these lists everywhere. */

/** P Peasant, W Warrior, M Mage, C Cleric, K Knight, R Ranger, L Paladin, S Shaman, X Corruption. */
export const MEEPLES = ['P', 'W', 'M', 'C', 'K', 'R', 'L', 'S', 'X'] as const;
export type Meeple = (typeof MEEPLES)[number];

/** What the meeples are called, in the order of MEEPLES. */
export const MEEPLE_NAMES = [
  'peasant',
  'warrior',
  'mage',
  'cleric',
  'knight',
  'ranger',
  'paladin',
  'shaman',
  'corruption',
] as const;

/** Corruption is a meeple, never a Unit. */
export type Unit = Exclude<Meeple, 'X'>;

export const BASIC_CLASSES = ['P', 'W', 'M', 'C', 'K'] as const;
export type BasicClass = (typeof BASIC_CLASSES)[number];

/** The classes with a level; their order is the order of `levels` in the state. */
export const HERO_CLASSES = ['W', 'M', 'C', 'K'] as const;
export type HeroClass = (typeof HERO_CLASSES)[number];

export const PRESTIGE_CLASSES = ['R', 'L', 'S'] as const;
export type PrestigeClass = (typeof PRESTIGE_CLASSES)[number];

/** Clockwise, from the top left of the city (C4). */
export const DISTRICTS = ['castle', 'villages', 'cathedral', 'university'] as const;
export type District = (typeof DISTRICTS)[number];

export const MONSTER_TYPES = ['undead', 'monstrous', 'humanoid'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** Classes that may start at level 2 in a Beginner's game against the Royal Guard (G10). */
export const HIRED_HELP = ['M', 'C', 'W'] as const satisfies readonly HeroClass[];

export const MOST_PLAYERS = 4;

/** The bots that people play against, weakest first. */
export const BOT_LEVELS = ['squire', 'captain', 'marshal', 'earl'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** All bots: the levels, and those that only bots are measured by. */
export const BOT_NAMES = ['random', 'greedy', 'search', ...BOT_LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot that a newcomer meets, and that takes the chair of one whose name nobody knows. */
export const USUAL_BOT: BotLevel = 'squire';
/** The bot that gives hints. */
export const COACH: BotLevel = 'earl';

/** A bot's name from anything. */
export const parseBotName = (name: unknown): BotName =>
  BOT_NAMES.find((one) => one === name) ?? USUAL_BOT;

/** A Unit that a place asks for: a basic class, one of several, or `U` for any Unit. */
export type Need = BasicClass | 'U' | { readonly anyOf: readonly BasicClass[] };

/** Where a card's face comes from: the published rules, or our own design. */
export type Provenance = 'rulebook' | 'house';

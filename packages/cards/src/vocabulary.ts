/** The words of the rulebook, as data. Indices follow the order of these lists everywhere. */

/** P Peasant, W Warrior, M Mage, C Cleric, K Knight, R Ranger, L Paladin, S Shaman, X Corruption. */
export const MEEPLES = ['P', 'W', 'M', 'C', 'K', 'R', 'L', 'S', 'X'] as const;
export type Meeple = (typeof MEEPLES)[number];

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

/** A Unit that a place asks for: a basic class, one of several, or `U` for any Unit. */
export type Need = BasicClass | 'U' | { readonly anyOf: readonly BasicClass[] };

/** Where a card's face comes from: the published rules, or our own design. */
export type Provenance = 'rulebook' | 'house';

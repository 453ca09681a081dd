import type { InstantEffect } from '../effects.ts';
import type { RoomCard, RoomSet } from '../types.ts';
import type { BasicClass, MonsterType } from '../vocabulary.ts';
import { gain, giveBack, loseQuest, q, vp, vpPerCorruption, type Known } from './make.ts';

export const roomSets: readonly RoomSet[] = [
  {
    id: 'rod',
    name: 'Recover the Rod of Ruin',
    provenance: 'rulebook',
    fixed: ['name', 'ladder[2]'],
    ladder: [2, 5, 9, 15],
  },
  {
    id: 'darkness',
    name: 'Face the Darkness',
    provenance: 'rulebook',
    fixed: ['name', 'ladder[0]'],
    ladder: [2, 5, 9, 14],
  },
  {
    id: 'battle',
    name: 'Battle Corruption',
    provenance: 'rulebook',
    fixed: ['name'],
    ladder: [4, 9, 15],
  },
];

const rod = <Id extends string>(
  id: Id,
  unit: BasicClass,
  ...fixed: string[]
): Known<RoomCard, Id> => ({
  id,
  name: 'Recover the Rod of Ruin',
  provenance: 'rulebook',
  fixed: ['name', ...fixed],
  family: 'rod',
  needs: [unit, 'U'],
  corruption: 'none',
  gives: [],
});

const darkness = <Id extends string>(
  id: Id,
  unit: BasicClass,
  gives: readonly InstantEffect[],
  ...fixed: string[]
): Known<RoomCard, Id> => ({
  id,
  name: 'Face the Darkness',
  provenance: 'rulebook',
  fixed: ['name', ...fixed],
  family: 'darkness',
  needs: [unit],
  corruption: 'one',
  gives,
});

const battle = <Id extends string>(
  id: Id,
  unit: BasicClass,
  ...fixed: string[]
): Known<RoomCard, Id> => ({
  id,
  name: 'Battle Corruption',
  provenance: 'rulebook',
  fixed: ['name', 'gives', ...fixed],
  family: 'battle',
  needs: [unit],
  corruption: 'one',
  gives: [loseQuest],
});

const purge = <Id extends string>(
  id: Id,
  unit: BasicClass,
  ...fixed: string[]
): Known<RoomCard, Id> => ({
  id,
  name: 'Purge',
  provenance: 'house',
  fixed: ['gives[2]', ...fixed],
  family: 'purge',
  needs: [unit],
  corruption: 'any',
  gives: [giveBack(unit), vpPerCorruption(1), q(2, 1)],
});

const bounty = <Id extends string>(
  id: Id,
  unit: BasicClass,
  type: MonsterType,
): Known<RoomCard, Id> => ({
  id,
  name: 'Bounty',
  provenance: 'house',
  fixed: ['gives'],
  family: 'bounty',
  needs: [unit],
  corruption: 'none',
  bounty: type,
  gives: [vp(2)],
});

const rescues = [
  {
    id: 'rescue-paladin',
    name: 'Rescue the Paladin',
    provenance: 'house',
    fixed: ['gives'],
    family: 'rescue',
    needs: ['C', 'P'],
    corruption: 'none',
    gives: [gain('L')],
  },
  {
    id: 'rescue-ranger',
    name: 'Rescue the Ranger',
    provenance: 'house',
    family: 'rescue',
    needs: ['W', 'P'],
    corruption: 'none',
    gives: [gain('R')],
  },
  {
    id: 'rescue-shaman',
    name: 'Rescue the Shaman',
    provenance: 'house',
    family: 'rescue',
    needs: ['M', 'P'],
    corruption: 'none',
    gives: [gain('S')],
  },
] as const satisfies readonly RoomCard[];

export const rooms = [
  rod('rod-cleric', 'C', 'needs'),
  rod('rod-mage', 'M'),
  rod('rod-warrior', 'W'),
  rod('rod-knight', 'K'),
  darkness('darkness-warrior', 'W', [giveBack('W'), q(2, 1)], 'needs', 'corruption', 'gives'),
  darkness('darkness-mage', 'M', [giveBack('M'), q(2, 1)], 'gives[1]'),
  darkness('darkness-cleric', 'C', [giveBack('C'), q(2, 1)], 'gives[1]'),
  darkness('darkness-knight', 'K', [q(2, 1)], 'gives'),
  battle('battle-mage', 'M', 'needs', 'corruption'),
  battle('battle-cleric', 'C'),
  battle('battle-warrior', 'W'),
  ...rescues,
  purge('purge-cleric', 'C', 'needs'),
  purge('purge-mage', 'M'),
  purge('purge-warrior', 'W'),
  bounty('bounty-warrior', 'W', 'monstrous'),
  bounty('bounty-knight', 'K', 'humanoid'),
  bounty('bounty-cleric', 'C', 'undead'),
];

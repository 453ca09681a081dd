import type { BonusToken, CouncilCard } from '../types.ts';

export const overlords = [
  {
    id: 'saw-ron',
    name: 'Saw-Ron',
    provenance: 'house',
    role: 'overlord',
    type: 'undead',
    strength: 16,
    vp: 5,
  },
  {
    id: 'the-grand-shredder',
    name: 'The Grand Shredder',
    provenance: 'house',
    role: 'overlord',
    type: 'monstrous',
    strength: 19,
    vp: 6,
  },
  {
    id: 'lady-lacquer',
    name: 'Lady Lacquer',
    provenance: 'house',
    role: 'overlord',
    type: 'humanoid',
    strength: 13,
    vp: 4,
  },
] as const satisfies readonly CouncilCard[];

export const henchman = {
  id: 'combustor',
  name: 'Combustor',
  provenance: 'rulebook',
  fixed: ['name'],
  role: 'henchman',
  type: 'monstrous',
  strength: 8,
  vp: 2,
} as const satisfies CouncilCard;

export const bonusTokens = [
  {
    id: 'bonus-two-masters',
    name: 'Two Masters',
    provenance: 'rulebook',
    fixed: ['condition'],
    condition: { kind: 'types', n: 2, level: 3 },
    vp: 2,
  },
  {
    id: 'bonus-three-veterans',
    name: 'Three Veterans',
    provenance: 'rulebook',
    fixed: ['condition'],
    condition: { kind: 'types', n: 3, level: 2 },
    vp: 2,
  },
  {
    id: 'bonus-two-veterans',
    name: 'Two Veterans',
    provenance: 'rulebook',
    fixed: ['condition'],
    condition: { kind: 'types', n: 2, level: 2 },
    vp: 2,
  },
  {
    id: 'bonus-prestige',
    name: 'Rare Help',
    provenance: 'house',
    condition: { kind: 'prestige' },
    vp: 2,
  },
  {
    id: 'bonus-four-types',
    name: 'Mixed Host',
    provenance: 'house',
    condition: { kind: 'types', n: 4, level: 0 },
    vp: 2,
  },
  {
    id: 'bonus-few-units',
    name: 'Small Band',
    provenance: 'house',
    condition: { kind: 'fewUnits', n: 5 },
    vp: 2,
  },
] as const satisfies readonly BonusToken[];

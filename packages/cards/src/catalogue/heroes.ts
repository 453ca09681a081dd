import type { HeroCard, PeasantCard, PrestigeCard } from '../types.ts';
import { draw, pair, q } from './make.ts';

export const peasant = {
  id: 'peasant',
  name: 'Peasant',
  provenance: 'rulebook',
  fixed: ['cv'],
  unit: 'P',
  cv: 1,
} as const satisfies PeasantCard;

const warrior = {
  id: 'warrior',
  name: 'Warrior',
  provenance: 'house',
  fixed: ['levels[1].cost', 'levels[2].cost', 'levels[2].recruits'],
  unit: 'W',
  levels: [
    { level: 1, cv: 2, cost: 0 },
    { level: 2, cv: 2, cost: 0, boosts: [pair('W', 'P', 1)] },
    { level: 3, cv: 3, cost: 2, boosts: [pair('W', 'P', 1)], recruits: true },
  ],
} as const satisfies HeroCard;

const mage = {
  id: 'mage',
  name: 'Mage',
  provenance: 'house',
  fixed: ['levels[1].cost', 'levels[2].cost'],
  unit: 'M',
  levels: [
    { level: 1, cv: 1, cost: 0 },
    {
      level: 2,
      cv: 1,
      cost: 1,
      ability: { needs: ['M'], exhaust: { meeple: 'M', all: false }, gives: [q(1, 0)] },
    },
    {
      level: 3,
      cv: 2,
      cost: 1,
      ability: { needs: ['M'], exhaust: { meeple: 'M', all: false }, gives: [draw(1), q(2, 1)] },
    },
  ],
} as const satisfies HeroCard;

const cleric = {
  id: 'cleric',
  name: 'Cleric',
  provenance: 'house',
  fixed: ['levels[0].cv', 'levels[1].cost', 'levels[2].cost'],
  unit: 'C',
  levels: [
    { level: 1, cv: 1, cost: 0 },
    {
      level: 2,
      cv: 1,
      cost: 0,
      ability: { needs: ['C', 'X'], exhaust: { meeple: 'X', all: false }, gives: [draw(1)] },
    },
    {
      level: 3,
      cv: 2,
      cost: 3,
      ability: { needs: ['C', 'X'], giveUp: 'X', gives: [draw(1)] },
    },
  ],
} as const satisfies HeroCard;

const knight = {
  id: 'knight',
  name: 'Knight',
  provenance: 'house',
  fixed: ['levels[0].cv', 'levels[1].cost', 'levels[2].cost'],
  unit: 'K',
  levels: [
    { level: 1, cv: 3, cost: 0 },
    { level: 2, cv: 3, cost: 2, ability: { needs: ['K'], gives: [draw(1)] } },
    { level: 3, cv: 4, cost: 2, ability: { needs: ['K'], gives: [draw(1)] } },
  ],
} as const satisfies HeroCard;

export const heroes = [warrior, mage, cleric, knight] as const;

export const prestige = [
  {
    id: 'ranger',
    name: 'Ranger',
    provenance: 'rulebook',
    fixed: ['cv', 'ability'],
    unit: 'R',
    level: 2,
    cv: 3,
    ability: { kind: 'vpPerMonster', n: 1 },
  },
  {
    id: 'paladin',
    name: 'Paladin',
    provenance: 'rulebook',
    fixed: ['cv', 'ability'],
    unit: 'L',
    level: 2,
    cv: 2,
    ability: { kind: 'monsterLevel' },
  },
  {
    id: 'shaman',
    name: 'Shaman',
    provenance: 'rulebook',
    fixed: ['cv', 'ability'],
    unit: 'S',
    level: 2,
    cv: 2,
    ability: { kind: 'anyClass' },
  },
] as const satisfies readonly PrestigeCard[];

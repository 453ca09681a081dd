import type { GuardAction, GuardCards, GuardOrder, GuardPlace, GuardSpot } from '../types.ts';
import type { Meeple } from '../vocabulary.ts';
import type { Known } from './make.ts';

const orders = [
  {
    id: 'order-battle',
    name: 'Battle',
    provenance: 'rulebook',
    fixed: ['name', 'order'],
    order: 'battle',
  },
  { id: 'order-recruit', name: 'Recruit', provenance: 'house', order: 'recruit' },
  { id: 'order-explore', name: 'Explore', provenance: 'house', order: 'explore' },
  { id: 'order-study', name: 'Study', provenance: 'house', order: 'study' },
  { id: 'order-levy', name: 'Levy', provenance: 'house', order: 'levy' },
  { id: 'order-patrol', name: 'Patrol', provenance: 'house', order: 'patrol' },
  { id: 'order-purify', name: 'Purify', provenance: 'house', order: 'purify' },
] as const satisfies readonly GuardOrder[];

const order = (where: GuardPlace | 'same'): GuardAction => ({ kind: 'order', where });
const takeRoom = (where: GuardPlace): GuardAction => ({ kind: 'takeRoom', where });
const defeatLowestVp = (where: GuardPlace): GuardAction => ({ kind: 'defeatLowestVp', where });
const turnBack: GuardAction = { kind: 'turnSword', by: -1 };
const takeCorruptedRoom: GuardAction = { kind: 'takeCorruptedRoom' };
const keepQuest: GuardAction = { kind: 'keepQuest' };
const scoreQuest: GuardAction = { kind: 'scoreQuest' };
const reset: GuardAction = { kind: 'reset' };

/** A spot whose text the rulebook gives; `fixed` adds what else it settles. */
const spot = <Place extends `${number}-${number}`>(
  place: Place,
  accepts: readonly Meeple[],
  actions: readonly GuardAction[],
  ...fixed: string[]
): Known<GuardSpot, `guard-${Place}`> => ({
  id: `guard-${place}`,
  name: `Guard board ${place.replace('-', '.')}`,
  provenance: 'rulebook',
  fixed: ['actions', ...fixed],
  accepts,
  actions,
});

const houseSpot: Known<GuardSpot, 'guard-1-3'> = {
  id: 'guard-1-3',
  name: 'Guard board 1.3',
  provenance: 'house',
  accepts: ['X'],
  actions: [keepQuest, reset],
};

const board = [
  spot('1-1', ['X'], [turnBack]),
  spot('1-2', ['X'], [turnBack, takeCorruptedRoom]),
  houseSpot,
  spot('2-1', ['P'], [order('favored')], 'accepts'),
  spot('2-2', ['P'], [defeatLowestVp('favored')], 'accepts'),
  spot('2-3', ['C', 'M'], [takeRoom('favored')], 'accepts[0]'),
  spot('3-1', ['P', 'C'], [order('leastOverrun')]),
  spot('3-2', ['W'], [{ kind: 'defeatPrey', which: 'lowest' }], 'accepts'),
  spot('3-3', ['M'], [scoreQuest]),
  spot('4-1', ['M'], [{ kind: 'gainDistrictUnit' }]),
  spot('4-2', ['K'], [{ kind: 'defeatPrey', which: 'highest' }]),
  spot('4-3', ['C', 'M', 'P'], [takeRoom('leastOverrun')]),
  spot('5-1', ['K', 'W'], [defeatLowestVp('mostOverrun'), order('same')]),
  spot('5-2', ['W', 'K'], [{ kind: 'defeatSlotOne' }]),
  spot('5-3', ['M', 'C'], [scoreQuest, reset]),
];

export const guard = {
  orders,
  board,
  bag: ['X', 'X', 'X', 'P', 'P', 'P', 'M', 'W', 'C', 'K'],
  questVp: { triggered: 1, ongoing: 2, end: 3 },
} satisfies GuardCards;

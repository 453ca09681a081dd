import { GUARD_DRAW } from '../limits.ts';
import { BASIC_CLASSES, type Meeple } from '../vocabulary.ts';
import type { GuardAction, GuardCards, GuardOrder, GuardPlace, GuardSpot } from '../types.ts';
import { base, card } from './cards.ts';
import { meeple } from './effects.ts';
import {
  byKind,
  checked,
  closed,
  fail,
  field,
  int,
  item,
  listOf,
  noRepeats,
  object,
  oneOf,
  type At,
} from './parser.ts';

const places: Readonly<Record<GuardPlace, true>> = {
  favored: true,
  leastOverrun: true,
  mostOverrun: true,
};
const where = closed<GuardPlace>(places);

const action = byKind<GuardAction>({
  turnSword: { by: oneOf([-3, -2, -1, 1, 2, 3]) },
  order: { where: closed({ ...places, same: true }) },
  takeRoom: { where },
  takeCorruptedRoom: {},
  defeatLowestVp: { where },
  defeatSlotOne: {},
  defeatPrey: { which: closed({ lowest: true, highest: true }) },
  gainDistrictUnit: {},
  keepQuest: {},
  scoreQuest: {},
  reset: {},
});

/** "The same district" needs an earlier step that names one. */
const sameAsBefore = ({ actions }: GuardSpot, at: At): void => {
  const named = actions.findIndex((one) => one.kind === 'defeatLowestVp');
  actions.forEach((one, index) => {
    if (one.kind === 'order' && one.where === 'same' && (named < 0 || named > index))
      fail(
        field(item(field(at, 'actions'), index), 'where'),
        'mismatch',
        'a defeatLowestVp before it',
        one.where,
      );
  });
};

const spot = card(
  object<GuardSpot>({
    ...base,
    accepts: checked(listOf(meeple, { min: 1, max: 9 }), noRepeats),
    actions: listOf(action, { min: 1, max: 4 }),
  }),
  sameAsBefore,
);

const order = card(
  object<GuardOrder>({
    ...base,
    order: closed({
      battle: true,
      recruit: true,
      explore: true,
      study: true,
      levy: true,
      patrol: true,
      purify: true,
    }),
  }),
);

const eachOrderOnce = (orders: readonly GuardOrder[], at: At): void => {
  const kinds = orders.map((one) => one.order);
  kinds.forEach((kind, index) => {
    if (kinds.indexOf(kind) !== index)
      fail(field(item(at, index), 'order'), 'duplicate', 'once each', kind);
  });
};

const isBasic = (one: Meeple): boolean => (BASIC_CLASSES as readonly Meeple[]).includes(one);

/** G2: a prestige Unit draws two more. Where every draw of two brings one, no turn of the Guard ever ends; Corruption may be purified away. */
const endsATurn = (bag: readonly Meeple[], at: At): void => {
  if (bag.filter(isBasic).length < GUARD_DRAW)
    fail(at, 'tooFew', 'two Units of basic classes', bag);
};

const questVp = int(0, 9);

export const guard = object<GuardCards>({
  orders: checked(listOf(order, { min: 7, max: 7 }), eachOrderOnce),
  board: listOf(spot, { min: 15, max: 15 }),
  bag: checked(listOf(meeple, { min: 2, max: 40 }), endsATurn),
  questVp: object<GuardCards['questVp']>({ triggered: questVp, ongoing: questVp, end: questVp }),
});

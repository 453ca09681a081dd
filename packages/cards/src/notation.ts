import type { AnyCard } from './all-cards.ts';
import { byCard, type ByCard } from './describe/card-kind.ts';
import { DISTRICT_NAMES, PLACE_NAMES, TYPE_NAMES } from './describe/english.ts';
import { dispatch, type ByKind } from './by-kind.ts';
import { notationOfBonusCondition, notationOfCondition } from './notation/conditions.ts';
import {
  notationOfAbility,
  notationOfEffects,
  notationOfNeeds,
  notationOfPrestigeAbility,
} from './notation/effects.ts';
import type {
  GuardAction,
  GuardSpot,
  HeroCard,
  HeroLevel,
  LocationCard,
  MonsterCard,
  QuestCard,
  RoomCard,
} from './types.ts';

const DOT = ' · ';

export const notationOfHeroLevel = (of: HeroLevel): string =>
  [
    `${of.level}: CV ${of.cv}`,
    ...(of.level > 1 ? [`cost ${of.cost}`] : []),
    ...(of.boosts ? [notationOfEffects(of.boosts)] : []),
    ...(of.ability ? [notationOfAbility(of.ability)] : []),
    ...(of.recruits ? ['P from the Lodgings'] : []),
  ].join(DOT);

const hero = ({ levels }: HeroCard): string => levels.map(notationOfHeroLevel).join('; ');

const location = ({ needs, gives, crown, stock }: LocationCard): string => {
  if (crown)
    return `Crown ${crown.map((one) => `${one.need}: ${notationOfEffects(one.gives)}`).join(', or ')}`;
  const comesWith = stock ? ` (comes with ${stock.n} ${stock.meeple})` : '';
  return `${notationOfNeeds(needs)} → ${notationOfEffects(gives)}${comesWith}`;
};

const monster = (of: MonsterCard): string =>
  [
    `level ${of.level} ${TYPE_NAMES[of.type].one}`,
    DISTRICT_NAMES[of.district],
    `strength ${of.strength}`,
    `VP ${of.vp}`,
    notationOfEffects(of.gives),
    ...(of.threePlus ? ['3+'] : []),
  ].join(DOT);

const questGives: ByKind<QuestCard, readonly string[]> = {
  triggered: ({ cost, gives }) => [...(cost ? [`cost −${cost}`] : []), notationOfEffects(gives)],
  ongoing: ({ gives }) => [notationOfEffects(gives)],
  end: () => [],
};

const quest = (of: QuestCard): string =>
  [notationOfCondition(of.condition), `${of.vp}/${of.penalty}`, ...dispatch(questGives, of)].join(
    DOT,
  );

const CORRUPTION: Readonly<Record<RoomCard['corruption'], string>> = {
  none: '',
  one: ' X',
  any: ' X…',
};

const room = ({ needs, corruption, bounty, gives }: RoomCard): string => {
  const also = bounty ? `, ${TYPE_NAMES[bounty].one}` : '';
  return `${notationOfNeeds(needs)}${CORRUPTION[corruption]}${also} → ${notationOfEffects(gives)}`;
};

const actions: ByKind<GuardAction, string> = {
  turnSword: ({ by }) => `sword ${by < 0 ? '↺' : '↻'}${Math.abs(by)}`,
  order: ({ where }) => `Order in ${PLACE_NAMES[where]}`,
  takeRoom: ({ where }) => `Room in ${PLACE_NAMES[where]}`,
  takeCorruptedRoom: () => 'Room with X',
  defeatLowestVp: ({ where }) => `defeat lowest VP in ${PLACE_NAMES[where]}`,
  defeatSlotOne: () => 'defeat slot 1',
  defeatPrey: ({ which }) => `defeat ${which} Prey`,
  gainDistrictUnit: () => '+Unit',
  keepQuest: () => 'keep Q',
  scoreQuest: () => 'score Q',
  reset: () => 'reset',
};

export const notationOfGuardAction = (action: GuardAction): string => dispatch(actions, action);

const spot = ({ accepts, actions: steps }: GuardSpot): string =>
  `${accepts.join(' or ')}: ${steps.map(notationOfGuardAction).join(', ')}`;

const cards: ByCard<string> = {
  peasant: ({ cv }) => `CV ${cv}`,
  hero,
  prestige: ({ cv, ability }) => `CV ${cv}${DOT}${notationOfPrestigeAbility(ability)}`,
  location,
  slot: ({ gives }) => notationOfEffects(gives),
  monster,
  council: ({ type, strength, vp }) =>
    [TYPE_NAMES[type].one, `strength ${strength}`, `VP ${vp}`].join(DOT),
  token: ({ condition, vp }) => `${notationOfBonusCondition(condition)}: VP ${vp}`,
  quest,
  room,
  roomSet: ({ ladder }) => ladder.join('/'),
  order: ({ name }) => name,
  spot,
};

/** Everything a card does, in one short line. */
export const notationOfCard = (card: AnyCard): string => byCard(cards, card);

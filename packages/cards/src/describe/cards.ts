import type { AnyCard } from '../all-cards.ts';
import type {
  BonusToken,
  CouncilCard,
  CrownOption,
  GuardAction,
  GuardOrder,
  GuardSpot,
  HeroCard,
  HeroLevel,
  LocationCard,
  MonsterCard,
  PeasantCard,
  PrestigeCard,
  QuestCard,
  RoomCard,
  RoomSet,
  SlotCard,
  StartingLocation,
} from '../types.ts';
import { byCard, type ByCard } from './card-kind.ts';
import { phraseOfBonusCondition, phraseOfCondition } from './conditions.ts';
import {
  phraseOfAbility,
  phraseOfNeeds,
  phraseOfPrestigeAbility,
  phrasesOfEffects,
  saidOnce,
} from './effects.ts';
import { dispatch, type ByKind } from '../by-kind.ts';
import { phrase, type Phrase } from './phrase.ts';

/** What each card says, one phrase for each sentence. */
type Said = readonly Phrase[];

const when = (holds: unknown, said: () => Phrase): Said => (holds ? [said()] : []);

const peasant = ({ cv }: PeasantCard): Said => [phrase('peasant', { cv })];

const heroFace = ({ level, cv, cost }: HeroLevel): Phrase =>
  level === 1 ? phrase('hero.first', { level, cv }) : phrase('hero.level', { level, cv, cost });

export const phrasesOfHeroLevel = (level: HeroLevel): Said => [
  heroFace(level),
  ...phrasesOfEffects(level.boosts ?? []),
  ...(level.ability ? [phraseOfAbility(level.ability)] : []),
  ...when(level.recruits, () => phrase('hero.recruits')),
];

const hero = ({ levels }: HeroCard): Said => levels.flatMap(phrasesOfHeroLevel);

const prestige = ({ level, cv, ability }: PrestigeCard): Said => [
  phrase('prestige', { level, cv }),
  phraseOfPrestigeAbility(ability),
];

const crownOption = ({ need, gives }: CrownOption): Phrase =>
  phrase('crown.option', { units: need }, phrasesOfEffects(gives));

const crown = (options: readonly CrownOption[]): Phrase =>
  phrase('crown', { units: options.map(({ need }) => need).join('/') }, options.map(crownOption));

const location = (card: LocationCard | StartingLocation): Said => [
  ...('district' in card ? [phrase('location.starting', { district: card.district })] : []),
  ...(card.crown ? [crown(card.crown)] : [phraseOfNeeds(card.needs)]),
  ...phrasesOfEffects(card.gives),
  ...(card.stock ? [phrase('location.stock', card.stock)] : []),
  ...when(card.notSolo, () => phrase('location.notSolo')),
];

const slot = ({ district, position, gives }: SlotCard): Said => [
  phrase(`slot.${position}`, { district }),
  ...when(gives.length, () => phrase('slot.bonus', {}, phrasesOfEffects(gives))),
];

const monster = (card: MonsterCard): Said => {
  const { level, type, district, strength, vp } = card;
  return [
    phrase('monster', { level, type, district, strength, vp }),
    ...phrasesOfEffects(card.gives),
    ...when(card.threePlus, () => phrase('monster.threePlus')),
  ];
};

const council = ({ id, role, type, strength, vp }: CouncilCard): Said => [
  phrase(`council.${role}`, { id, type, strength, vp }),
];

const token = ({ condition, vp }: BonusToken): Said => [
  phrase('token', { vp }, [phraseOfBonusCondition(condition)]),
];

const questGives: ByKind<QuestCard, Said> = {
  triggered: ({ cost, gives }) => [
    ...(cost ? [phrase('quest.cost', { units: cost })] : []),
    ...when(gives.length, () => phrase('quest.reward', {}, phrasesOfEffects(gives))),
  ],
  ongoing: ({ gives }) => [phrase('quest.lasting', {}, phrasesOfEffects(gives))],
  end: () => [],
};

const quest = (card: QuestCard): Said => [
  phrase(`quest.${card.kind}`, { vp: card.vp, penalty: card.penalty }),
  phraseOfCondition(card.condition),
  ...dispatch(questGives, card),
];

const CORRUPTION: Readonly<Record<RoomCard['corruption'], readonly string[]>> = {
  none: [],
  one: ['X'],
  any: ['X*'],
};

const SETS: Readonly<Record<RoomCard['family'], boolean>> = {
  rod: true,
  darkness: true,
  battle: true,
  rescue: false,
  purge: false,
  bounty: false,
};

const room = (card: RoomCard): Said => [
  phraseOfNeeds(card.needs, CORRUPTION[card.corruption]),
  ...(card.bounty ? [phrase('room.bounty', { type: card.bounty })] : []),
  ...phrasesOfEffects(card.gives),
  ...when(SETS[card.family], () => phrase('room.set')),
];

const roomSet = ({ ladder }: RoomSet): Said => [phrase('roomSet', { ladder: ladder.join(' ') })];

const order = (card: GuardOrder): Said => [phrase(`order.${card.order}`)];

const actions: ByKind<GuardAction, Phrase> = {
  turnSword: ({ by }) =>
    phrase(by < 0 ? 'action.turnSword.back' : 'action.turnSword', { n: Math.abs(by) }),
  order: ({ where }) => phrase('action.order', { where }),
  takeRoom: ({ where }) => phrase('action.takeRoom', { where }),
  takeCorruptedRoom: () => phrase('action.takeCorruptedRoom'),
  defeatLowestVp: ({ where }) => phrase('action.defeatLowestVp', { where }),
  defeatSlotOne: () => phrase('action.defeatSlotOne'),
  defeatPrey: ({ which }) =>
    phrase(which === 'highest' ? 'action.defeatPrey.highest' : 'action.defeatPrey'),
  gainDistrictUnit: () => phrase('action.gainDistrictUnit'),
  keepQuest: () => phrase('action.keepQuest', { n: 1 }),
  scoreQuest: () => phrase('action.scoreQuest'),
  reset: () => phrase('action.reset'),
};

export const phrasesOfGuardActions = (list: readonly GuardAction[]): Said =>
  saidOnce(list.map((action) => dispatch(actions, action)));

const spot = (card: GuardSpot): Said => [
  phrase('spot', { units: card.accepts.join('/') }, phrasesOfGuardActions(card.actions)),
];

const cards: ByCard<Said> = {
  peasant,
  hero,
  prestige,
  location,
  slot,
  monster,
  council,
  token,
  quest,
  room,
  roomSet,
  order,
  spot,
};

export const phrasesOfCard = (card: AnyCard): Said => byCard(cards, card);

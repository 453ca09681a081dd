import type {
  BonusToken,
  CardBase,
  CouncilCard,
  HeroCard,
  HeroLevel,
  MonsterCard,
  PeasantCard,
  PrestigeCard,
  QuestCard,
  RoomCard,
  RoomSet,
  RoomSetId,
  TriggeredQuest,
} from '../types.ts';
import { isLastingRule } from '../effect-roles.ts';
import { PRESTIGE_CLASSES } from '../vocabulary.ts';
import { bonusCondition, district, endCondition, heroClass, turnCondition } from './conditions.ts';
import {
  ability,
  basicClass,
  few,
  instant,
  lastingBoost,
  monsterEffect,
  monsterType,
  need,
  ongoingEffect,
  plain,
  prestigeAbility,
  some,
} from './effects.ts';
import { fixedFieldsExist } from './fixed.ts';
import {
  bool,
  byKind,
  checked,
  closed,
  fail,
  field,
  int,
  item,
  kebab,
  listOf,
  object,
  oneOf,
  optional,
  text,
  type At,
  type Check,
  type Parser,
  type Shape,
} from './parser.ts';
import { standsOnPlace } from './place.ts';

export const base: Shape<CardBase> = {
  id: kebab(64),
  name: text(60),
  provenance: closed({ rulebook: true, house: true }),
  fixed: optional(listOf(text(40), few)),
};

export const card = <T extends CardBase>(
  parser: Parser<T>,
  ...checks: readonly Check<T>[]
): Parser<T> => checked(parser, fixedFieldsExist, ...checks);

const cv = int(0, 20);
const strength = int(1, 99);
const vp = int(0, 99);
const cost = int(0, 20);

export const peasant = card(object<PeasantCard>({ ...base, unit: oneOf(['P']), cv }));

const heroLevel = object<HeroLevel>({
  level: int(1, 3),
  cv,
  cost,
  ability: optional(ability),
  boosts: optional(listOf(lastingBoost, few)),
  recruits: optional(bool),
});

const levelsInOrder = ({ levels }: HeroCard, at: At): void => {
  levels.forEach(({ level, cost: price }, index) => {
    const here = item(field(at, 'levels'), index);
    if (level !== index + 1) fail(field(here, 'level'), 'wrongOrder', index + 1, level);
    if (index === 0 && price !== 0) fail(field(here, 'cost'), 'mismatch', 0, price);
  });
};

/** M5 speaks of Warriors alone. */
const onlyWarriorsRecruit = ({ unit, levels }: HeroCard, at: At): void => {
  levels.forEach(({ recruits }, index) => {
    if (recruits && unit !== 'W')
      fail(field(item(field(at, 'levels'), index), 'recruits'), 'notAllowed', 'W', unit);
  });
};

export const hero = card(
  object<HeroCard>({ ...base, unit: heroClass, levels: listOf(heroLevel, { min: 3, max: 3 }) }),
  levelsInOrder,
  onlyWarriorsRecruit,
);

/** M4, M7: the plan names a class for each Shaman, and for no other Unit. */
const onlyShamansStandIn = ({ unit, ability: held }: PrestigeCard, at: At): void => {
  if ((held.kind === 'anyClass') !== (unit === 'S'))
    fail(field(at, 'ability'), 'mismatch', unit === 'S' ? 'anyClass' : 'not anyClass', held.kind);
};

export const prestige = card(
  object<PrestigeCard>({
    ...base,
    unit: oneOf(PRESTIGE_CLASSES),
    level: int(1, 3),
    cv,
    ability: prestigeAbility,
  }),
  onlyShamansStandIn,
);

export const monster = card(
  object<MonsterCard>({
    ...base,
    level: oneOf([1, 2, 3]),
    type: monsterType,
    district,
    strength,
    vp,
    gives: listOf(monsterEffect, few),
    threePlus: bool,
  }),
);

export const council = (role: CouncilCard['role']): Parser<CouncilCard> =>
  card(object<CouncilCard>({ ...base, role: oneOf([role]), type: monsterType, strength, vp }));

export const bonusToken = card(
  object<BonusToken>({ ...base, condition: bonusCondition, vp: int(1, 99) }),
);

/** Q4: the Unit that pays is one that the condition puts on the Monster. */
const paysWithWhatIsThere = (quest: TriggeredQuest, at: At): void => {
  if (quest.cost === undefined) return;
  const there = (quest.condition.kind === 'defeat' && quest.condition.with) || [];
  if (!there.includes(quest.cost))
    fail(field(at, 'cost'), 'mismatch', 'a class of condition.with', quest.cost);
};

const oneOfEachRule = (quest: QuestCard, at: At): void => {
  if (quest.kind !== 'ongoing') return;
  const kinds = quest.gives.map((effect) => effect.kind);
  quest.gives.forEach((effect, index) => {
    if (isLastingRule(effect) && kinds.indexOf(effect.kind) < index)
      fail(item(field(at, 'gives'), index), 'tooMany', 1, effect.kind);
  });
};

const costIsThere: Check<QuestCard> = (quest, at) => {
  if (quest.kind === 'triggered') paysWithWhatIsThere(quest, at);
};

const questBase = { ...base, vp, penalty: vp };

export const quest = card(
  byKind<QuestCard>({
    triggered: {
      ...questBase,
      condition: turnCondition,
      cost: optional(basicClass),
      gives: listOf(plain, few),
    },
    ongoing: { ...questBase, condition: turnCondition, gives: listOf(ongoingEffect, some) },
    end: { ...questBase, condition: endCondition, prey: optional(monsterType) },
  }),
  costIsThere,
  oneOfEachRule,
);

const roomSetIds: Readonly<Record<RoomSetId, true>> = { rod: true, darkness: true, battle: true };

export const roomSet = card(
  object<RoomSet>({
    ...base,
    id: closed<RoomSetId>(roomSetIds),
    ladder: listOf(vp, { min: 1, max: 20 }),
  }),
);

const bountyNamesType = ({ family, bounty }: RoomCard, at: At): void => {
  if ((family === 'bounty') !== (bounty !== undefined))
    fail(field(at, 'bounty'), 'mismatch', 'a type on Bounty Rooms only', bounty ?? 'nothing');
};

const corruptionCounts = ({ corruption, gives }: RoomCard, at: At): void => {
  gives.forEach(({ kind }, index) => {
    if (kind === 'vpPerCorruption' && corruption === 'none')
      fail(item(field(at, 'gives'), index), 'mismatch', 'a Room with Corruption', kind);
    if (kind === 'hold' || kind === 'backToBag')
      fail(item(field(at, 'gives'), index), 'notAllowed', 'an effect of a Room', kind);
  });
};

/** G10: the whole party is known, and someone is rescued. */
const rescueIsWhole = ({ family, needs, gives }: RoomCard, at: At): void => {
  if (family !== 'rescue') return;
  needs.forEach((asked, index) => {
    if (typeof asked !== 'string' || asked === 'U')
      fail(item(field(at, 'needs'), index), 'notAllowed', 'a class', asked);
  });
  if (!gives.some((effect) => effect.kind === 'gain'))
    fail(field(at, 'gives'), 'missing', 'gain', null);
};

export const room = card(
  object<RoomCard>({
    ...base,
    family: closed({ ...roomSetIds, rescue: true, purge: true, bounty: true }),
    needs: listOf(need, some),
    corruption: closed({ none: true, one: true, any: true }),
    bounty: optional(monsterType),
    gives: listOf(instant, few),
  }),
  standsOnPlace,
  bountyNamesType,
  corruptionCounts,
  rescueIsWhole,
);

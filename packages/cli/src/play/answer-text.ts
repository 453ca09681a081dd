import {
  HERO_CLASSES,
  MEEPLES,
  describeAbility,
  heroOf,
  notationOfCard,
  notationOfEffects,
  type Catalogue,
} from '@rowan/cards';
import {
  SLOT,
  type Answer,
  type AnswerOf,
  type Decision,
  type DecisionKind,
  type GameView,
  type PlanAnswer,
} from '@rowan/rules';
import { districtName, placeName } from '../names.ts';
import { PLAY } from '../strings-play.ts';
import { partyNotation, planNotation } from './plan-notation.ts';

/** What a player sees, and the cards. */
export interface Sight {
  readonly catalogue: Catalogue;
  readonly view: GameView;
  readonly seat: number;
}

type Develop = AnswerOf<'develop'>;
type Assign = Extract<Develop, { do: 'assign' }>;

function assignText({ catalogue, view, seat }: Sight, { construct, levelUp }: Assign): string {
  const parts: string[] = [];
  if (construct) {
    const units = 'P'.repeat(construct.peasants) + 'S'.repeat(construct.shamans);
    parts.push(PLAY.constructWith(units));
  }
  if (levelUp) {
    const hero = catalogue.heroes[heroOf(levelUp.unit)]!;
    const next = view.seats[seat]!.levels[heroOf(levelUp.unit)]! + 1;
    const unit = levelUp.shaman ? 'S' : MEEPLES[levelUp.unit]!;
    parts.push(PLAY.levelUpWith(unit, hero.name, next, hero.levels[next - 1]?.cost ?? 0));
  }
  return PLAY.assign(parts);
}

function developText(sight: Sight, answer: Develop): string {
  const { catalogue, view, seat } = sight;
  switch (answer.do) {
    case 'assign':
      return assignText(sight, answer);
    case 'construct': {
      const bonus = notationOfEffects(catalogue.slots[answer.place - SLOT]!.gives);
      return PLAY.build(catalogue.tiles[answer.tile]!.name, placeName(answer.place), bonus);
    }
    case 'levelUp':
      return PLAY.levelUp;
    case 'ability': {
      const hero = catalogue.heroes[heroOf(answer.unit)]!;
      const level = view.seats[seat]!.levels[HERO_CLASSES.indexOf(hero.unit)]!;
      const { ability } = hero.levels[level - 1]!;
      return PLAY.ability(hero.name, level, ability ? describeAbility(ability) : '');
    }
    case 'end':
      return PLAY.endDevelopment;
  }
}

const quest = ({ catalogue }: Sight, index: number): string =>
  `${catalogue.quests[index]!.name} (${notationOfCard(catalogue.quests[index]!)})`;

function orderText(sight: Sight, item: number): string {
  const { decision } = sight.view;
  return decision?.kind === 'order' && decision.of === 'quests'
    ? quest(sight, item)
    : placeName(item);
}

const planText = (plan: PlanAnswer): string =>
  plan.places.length === 0 ? PLAY.nothing : planNotation(plan);

type Texts = { readonly [K in DecisionKind]: (sight: Sight, answer: AnswerOf<K>) => string };

const texts: Texts = {
  develop: developText,
  plan: (_sight, plan) => planText(plan),
  order: (sight, { item }) => orderText(sight, item),
  discardQuest: (sight, answer) => quest(sight, answer.quest),
  cleanse: (_sight, { from }) => PLAY.from[from],
  unit: (_sight, { unit }) => MEEPLES[unit]!,
  payCost: (_sight, { pay }) => (pay ? PLAY.yes : PLAY.no),
  backToBag: (_sight, { meeples }) => partyNotation(meeples) || PLAY.none,
  overflow: (_sight, { district }) => districtName(district),
  drawEffect: (sight, answer) => (answer.quest === null ? PLAY.noMore : quest(sight, answer.quest)),
};

/** An answer in a few words. */
export const answerText = (sight: Sight, answer: Answer): string =>
  (texts[answer.kind] as (sight: Sight, answer: Answer) => string)(sight, answer);

/** What is asked. */
export function questionText({ catalogue }: Sight, decision: Decision): string {
  const { ask } = PLAY;
  switch (decision.kind) {
    case 'develop':
    case 'plan':
    case 'cleanse':
    case 'drawEffect':
      return ask[decision.kind];
    case 'order':
      return ask.order[decision.of];
    case 'discardQuest':
      return ask.discardQuest(decision.left);
    case 'unit':
      return decision.to === 'supply' ? ask.unitSupply : ask.unitHold;
    case 'payCost':
      return ask.payCost(catalogue.quests[decision.quest]!.name);
    case 'backToBag':
      return ask.backToBag(decision.upTo);
    case 'overflow':
      return ask.overflow(catalogue.monsters[decision.monster]!.name);
  }
}

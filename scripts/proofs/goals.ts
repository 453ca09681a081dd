import {
  HERO_CLASSES,
  type BonusCondition,
  type Catalogue,
  type ConditionKind,
  type EffectKind,
  type PrestigeAbility,
} from '@rowan/cards';
import type { DecisionKind, EventKind, OrderOf } from '@rowan/rules';
import { REJECTION_CODES } from '@rowan/testkit';

/** Something that the random games must have done at least once, as `group: name`. */
export interface Goal {
  readonly group: string;
  readonly name: string;
}

export const keyOf = ({ group, name }: Goal): string => `${group}: ${name}`;

/** The compiler sees to it that each list is complete. */
const all = <K extends string>(kinds: Readonly<Record<K, true>>): K[] => Object.keys(kinds) as K[];

const EFFECTS = all<EffectKind>({
  gain: true,
  return: true,
  cleanse: true,
  vp: true,
  vpPerCorruption: true,
  quests: true,
  discardQuest: true,
  draw: true,
  hold: true,
  backToBag: true,
  turnBoost: true,
  forge: true,
  boost: true,
  pair: true,
  against: true,
  drawPhase: true,
  onConstruct: true,
});

const CONDITIONS = all<ConditionKind>({
  defeat: true,
  defeats: true,
  construct: true,
  activate: true,
  activateAndDefeat: true,
  tavern: true,
  level: true,
  mostMonsters: true,
  eachType: true,
  atMost: true,
  atLeast: true,
  prestige: true,
  classes: true,
});

const DECISIONS = all<DecisionKind>({
  develop: true,
  plan: true,
  order: true,
  discardQuest: true,
  cleanse: true,
  unit: true,
  payCost: true,
  backToBag: true,
  overflow: true,
  drawEffect: true,
});

/** Not of Crowns: the two of the built-in catalogue never clash. */
const ORDERS = all<Exclude<OrderOf, 'crowns'>>({ places: true, monsters: true, quests: true });

const BONUS = all<BonusCondition['kind']>({ types: true, prestige: true, fewUnits: true });

const PRESTIGE = all<PrestigeAbility['kind']>({
  vpPerMonster: true,
  monsterLevel: true,
  anyClass: true,
});

const EVENTS = all<EventKind>({
  turnStarted: true,
  turnEnded: true,
  drew: true,
  bagRefilled: true,
  vpChanged: true,
  gained: true,
  notGained: true,
  returned: true,
  cleansed: true,
  questsDrawn: true,
  questDiscarded: true,
  questsReshuffled: true,
  questCompleted: true,
  questDeclined: true,
  constructed: true,
  assignedToCapitol: true,
  levelledUp: true,
  abilityUsed: true,
  planConfirmed: true,
  overran: true,
  crownTaken: true,
  crownReturned: true,
  activated: true,
  roomTaken: true,
  roomTurnedUp: true,
  defeated: true,
  drawGranted: true,
  held: true,
  heldReturned: true,
  boostGained: true,
  backToBag: true,
  cleanedUp: true,
  monstersSlid: true,
  monsterArrived: true,
  councilArrived: true,
  corrupted: true,
  drawEffectUsed: true,
  tileTurnedUp: true,
  finalRoundsBegan: true,
  guardPlaced: true,
  guardWaited: true,
  guardOrdered: true,
  guardCould: true,
  guardReset: true,
  swordTurned: true,
  questKept: true,
  questScored: true,
  gameEnded: true,
});

const goals = (group: string, names: readonly string[]): Goal[] =>
  names.map((name) => ({ group, name }));

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** Hero levels to be reached, abilities to be used: `W 2`. */
function heroGoals({ heroes }: Catalogue): Goal[] {
  const named = (hero: number, level: number): string => `${HERO_CLASSES[hero]} ${level}`;
  const each = heroes.flatMap(({ levels }, hero) => levels.map((card) => ({ ...card, hero })));
  return [
    ...each
      .filter(({ level }) => level > 1)
      .map(({ hero, level }) => ({ group: 'level reached', name: named(hero, level) })),
    ...each
      .filter(({ ability, recruits }) => ability ?? recruits)
      .map(({ hero, level }) => ({ group: 'Hero ability used', name: named(hero, level) })),
  ];
}

/** All that random games must do with a catalogue. */
export function goalsOf(catalogue: Catalogue): Goal[] {
  const { guard, tiles } = catalogue;
  return [
    ...goals('effect', EFFECTS),
    ...goals('condition', CONDITIONS),
    ...goals('Bonus condition', BONUS),
    ...goals('prestige ability', PRESTIGE),
    ...goals('Monster defeated', ids(catalogue.monsters)),
    ...goals('Overlord or Henchman fought', ids([...catalogue.overlords, catalogue.henchman])),
    ...goals('Bonus token paid', ids(catalogue.bonusTokens)),
    ...goals('Quest completed', ids(catalogue.quests)),
    ...goals('tile built', ids(tiles)),
    ...goals('tile activated', ids(tiles)),
    ...goals('Crown paid', ids(tiles.filter(({ crown }) => crown))),
    ...goals('starting Location activated', ids(catalogue.startingLocations)),
    ...goals('slot built on', ids(catalogue.slots)),
    ...goals('Room taken', ids(catalogue.rooms)),
    ...goals('Room taken by the Guard', ids(catalogue.rooms)),
    ...heroGoals(catalogue),
    ...goals('Guard spot used', ids(guard.board)),
    ...goals('Order carried out', ids(guard.orders)),
    ...goals('Shaman stood for', ['P', 'W', 'M', 'C', 'K']),
    ...goals('decision', DECISIONS),
    ...goals('order asked of', ORDERS),
    ...goals('event', EVENTS),
    ...goals('rejection', REJECTION_CODES),
  ];
}

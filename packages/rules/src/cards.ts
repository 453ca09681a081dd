import {
  BASIC_CLASSES,
  DISTRICTS,
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  UNITS,
  catalogueHash,
  dispatch,
  isLastingBoost,
  isLastingRule,
  isTurnBoost,
  meepleIndex,
  total,
  type ByKind,
  type Catalogue,
  type Condition,
  type Counts,
  type EffectOf,
  type InstantEffect,
  type LastingBoost,
  type LastingRule,
  type LocationCard,
  type Need,
  type PrestigeAbility,
  type QuestCard,
  type RoomCard,
  type Source,
  type TurnBoost,
} from '@rowan/cards';
import { askedOf, type Asked } from './asked.ts';
import { listMaker, type EffectList, type Make } from './effect-list.ts';
import { QUEST_COMPLETE, THROUGH_DEFEAT, footprintOf } from './footprint.ts';

/** A Location or Room: what it asks for, as bit masks over Unit kinds, and what it does. */
export interface Spot {
  readonly source: Source;
  readonly masks: readonly number[];
  readonly list: EffectList;
  /** Turn boosts as pairs (Unit kind or 8 for all, n). */
  readonly turnBoosts: readonly number[];
  readonly forges: boolean;
  /** Crown: legal classes as a mask, and what each option pays, best first. */
  readonly crown: readonly { readonly unit: number; readonly list: EffectList }[] | null;
  readonly stock: { readonly meeple: number; readonly n: number } | null;
  /** Corruption it takes: none, exactly one, any number. */
  readonly corruption: RoomCard['corruption'];
  /** Bounty: the Monster type as a number, or −1. */
  readonly bounty: number;
}

/** A Monster, an Overlord or the Henchman. */
export interface Foe {
  readonly source: Source;
  readonly strength: number;
  readonly level: number;
  readonly type: number;
  readonly vp: number;
  readonly district: number;
  readonly list: EffectList;
  readonly boosts: readonly LastingBoost[];
  /** The first card that does the same: between these no order makes a difference. */
  readonly like: number;
}

/** Q4: when a Quest is judged; level Quests also when they are drawn, when a turn starts and in the Draw Phase. */
export type Checkpoint = 'construct' | 'level' | 'places' | 'tavern' | 'end';

/** Checkpoints as bits, so that a moment can be several of them. */
export const AT = {
  construct: 1,
  level: 2,
  places: 4,
  tavern: 8,
  end: 16,
} as const satisfies Readonly<Record<Checkpoint, number>>;

const CHECKPOINT: Readonly<Record<Condition['kind'], Checkpoint>> = {
  construct: 'construct',
  level: 'level',
  defeat: 'places',
  defeats: 'places',
  activate: 'places',
  activateAndDefeat: 'places',
  tavern: 'tavern',
  mostMonsters: 'end',
  eachType: 'end',
  atMost: 'end',
  atLeast: 'end',
  prestige: 'end',
  classes: 'end',
};

/** Q3: what the bonus of such a Quest draws, a defeat brought. */
const NEEDS_DEFEAT: Readonly<Record<Condition['kind'], boolean>> = {
  construct: false,
  level: false,
  defeat: true,
  defeats: true,
  activate: false,
  activateAndDefeat: true,
  tavern: false,
  mostMonsters: false,
  eachType: false,
  atMost: false,
  atLeast: false,
  prestige: false,
  classes: false,
};

/** D6: what must be in the Tavern, what of it goes to the Lodgings, and what that gives. */
interface DrawEffect {
  readonly have: Counts;
  readonly exhaust: Counts;
  readonly list: EffectList;
}

/** The catalogue as the engine uses it: numbers in place of names, effects split by when they act. */
export interface Cards {
  readonly catalogue: Catalogue;
  readonly hash: string;
  readonly lists: readonly EffectList[];
  /** The most meeples that one list gains. */
  readonly mostGains: number;
  readonly start: readonly Spot[];
  readonly tiles: readonly Spot[];
  readonly rooms: readonly Spot[];
  readonly slots: readonly EffectList[];
  readonly monsters: readonly Foe[];
  /** Three Overlords, then the Henchman. */
  readonly council: readonly Foe[];
  /** By Quest: the checkpoint that judges it (Q4). */
  readonly checkpoints: readonly Checkpoint[];
  readonly checkpointBits: readonly number[];
  readonly abilityNeeds: readonly (readonly (Counts | null)[])[];
  readonly levelCosts: readonly (readonly number[])[];
  /** By Quest: what it asks for. */
  readonly conditions: readonly Asked[];
  /** By Quest: the bonus of a Triggered one, else empty. */
  readonly quests: readonly EffectList[];
  /** By Quest: what an Ongoing one gives on each Construct, and in the Draw Phase. */
  readonly onConstruct: readonly (EffectList | null)[];
  readonly inDrawPhase: readonly (DrawEffect | null)[];
  /** By class W, M, C, K and level − 1. */
  readonly abilities: readonly (readonly (EffectList | null)[])[];
  /** Base CV by Unit kind and level − 1. */
  readonly baseCv: readonly (readonly number[])[];
  /** By Unit kind: how many times its CV grows by the level of its foe, and VP of its presence on a foe (M4). */
  readonly levelCv: readonly number[];
  readonly presenceVp: readonly number[];
  /** Levels of the Ranger, the Paladin and the Shaman where levels are counted (E3, Q9). */
  readonly prestigeLevels: readonly number[];
  /** Boosts printed on a Hero card, by class W, M, C, K and level − 1. */
  readonly printed: readonly (readonly (readonly LastingBoost[])[])[];
  readonly supply: Counts;
}

interface Presence {
  readonly levelCv: number;
  readonly vp: number;
}

/** What a prestige ability does for each Unit on a foe. */
const presence: ByKind<PrestigeAbility, Presence> = {
  vpPerMonster: ({ n }) => ({ levelCv: 0, vp: n }),
  monsterLevel: () => ({ levelCv: 1, vp: 0 }),
  anyClass: () => ({ levelCv: 0, vp: 0 }), // The plan says what it stands for.
};

/** By Unit kind; basic classes have no such ability. */
const byUnit = (catalogue: Catalogue, read: (presence: Presence) => number): number[] => [
  ...BASIC_CLASSES.map(() => 0),
  ...catalogue.prestige.map(({ ability }) => read(dispatch(presence, ability))),
];

const maskOf = (need: Need): number => {
  if (need === 'U') return 0xff;
  const classes = typeof need === 'string' ? [need] : need.anyOf;
  return classes.reduce((mask, unit) => mask | (1 << meepleIndex(unit)), 0);
};

/** Hardest to satisfy first: a class, then alternatives, then any Unit. */
const masksOf = (needs: readonly Need[]): number[] =>
  needs.map(maskOf).sort((a, b) => bitCount(a) - bitCount(b));

const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitCount(mask >> 1));

/** L3: what a Location adds to combat, as `turnBoosts` and `forges` of its Spot. */
const turnBoosts: ByKind<
  TurnBoost,
  { readonly pairs: readonly number[]; readonly forges: boolean }
> = {
  turnBoost: ({ who, n }) => ({
    pairs: [who === 'units' ? UNITS : meepleIndex(who), n],
    forges: false,
  }),
  forge: () => ({ pairs: [], forges: true }),
};

function spotOf(make: Make, card: LocationCard, source: Source): Spot {
  const inCombat = card.gives.filter(isTurnBoost).map((boost) => dispatch(turnBoosts, boost));
  return {
    source,
    masks: masksOf(card.needs),
    list: make(card.gives, source),
    turnBoosts: inCombat.flatMap(({ pairs }) => pairs),
    forges: inCombat.some(({ forges }) => forges),
    crown: card.crown
      ? card.crown.map(({ need, gives }) => ({
          unit: meepleIndex(need),
          list: make(gives, source),
        }))
      : null,
    stock: card.stock ? { meeple: meepleIndex(card.stock.meeple), n: card.stock.n } : null,
    corruption: 'none',
    bounty: -1,
  };
}

function roomSpot(make: Make, card: RoomCard, source: Source): Spot {
  return {
    source,
    masks: masksOf(card.needs),
    list: make(card.gives, source),
    turnBoosts: [],
    forges: false,
    crown: null,
    stock: null,
    corruption: card.corruption,
    bounty: card.bounty ? MONSTER_TYPES.indexOf(card.bounty) : -1,
  };
}

function monsterFoes(make: Make, catalogue: Catalogue): Foe[] {
  const deeds = catalogue.monsters.map(({ gives }) => JSON.stringify(gives));
  return catalogue.monsters.map((card, index) => ({
    source: { card: 'monster', index },
    strength: card.strength,
    level: card.level,
    type: MONSTER_TYPES.indexOf(card.type),
    vp: card.vp,
    district: DISTRICTS.indexOf(card.district),
    list: make(card.gives, { card: 'monster', index }, THROUGH_DEFEAT),
    boosts: card.gives.filter(isLastingBoost),
    like: deeds.indexOf(deeds[index]!),
  }));
}

function councilFoes(make: Make, catalogue: Catalogue): Foe[] {
  return [...catalogue.overlords, catalogue.henchman].map((card, index) => {
    const source: Source = { card: card.role, index: card.role === 'overlord' ? index : 0 };
    return {
      source,
      strength: card.strength,
      level: 3, // M4
      type: MONSTER_TYPES.indexOf(card.type),
      vp: card.vp,
      district: -1,
      list: make([], source),
      boosts: [],
      like: index,
    };
  });
}

/** What an Ongoing Quest does later on, beside its boosts. */
interface Lasting {
  readonly onConstruct: EffectList | null;
  readonly inDrawPhase: DrawEffect | null;
}

type LastingRules = {
  readonly [K in LastingRule['kind']]: (
    rule: EffectOf<K>,
    list: (gives: readonly InstantEffect[]) => EffectList,
  ) => Partial<Lasting>;
};

const lastingRules: LastingRules = {
  onConstruct: ({ gives }, list) => ({ onConstruct: list(gives) }),
  drawPhase: ({ have, exhaust, gives }, list) => ({
    inDrawPhase: {
      have: lettersToCounts(have),
      exhaust: lettersToCounts(exhaust),
      list: list(gives),
    },
  }),
};

function lastingOf(make: Make, quest: QuestCard, source: Source): Lasting {
  const rules = quest.kind === 'ongoing' ? quest.gives.filter(isLastingRule) : [];
  const list = (gives: readonly InstantEffect[]): EffectList => make(gives, source);
  return rules.reduce<Lasting>(
    (lasting, rule) => ({
      ...lasting,
      ...(lastingRules[rule.kind] as (rule: LastingRule, of: typeof list) => Partial<Lasting>)(
        rule,
        list,
      ),
    }),
    { onConstruct: null, inDrawPhase: null },
  );
}

function questLists(make: Make, catalogue: Catalogue) {
  const lists = catalogue.quests.map((quest, index) => {
    const source: Source = { card: 'quest', index };
    const cost = quest.kind === 'triggered' ? quest.cost : undefined;
    const paid = cost ? QUEST_COMPLETE | footprintOf([{ kind: 'return', unit: cost }]) : 0;
    const won = NEEDS_DEFEAT[quest.condition.kind] ? THROUGH_DEFEAT : 0;
    const bonus = make(quest.kind === 'triggered' ? quest.gives : [], source, paid | won);
    return { bonus, ...lastingOf(make, quest, source) };
  });
  return {
    quests: lists.map(({ bonus }) => bonus),
    onConstruct: lists.map(({ onConstruct }) => onConstruct),
    inDrawPhase: lists.map(({ inDrawPhase }) => inDrawPhase),
  };
}

const lettersToCounts = (letters: readonly (typeof MEEPLES)[number][]): Counts =>
  MEEPLES.map((meeple) => letters.filter((letter) => letter === meeple).length);

function compile(catalogue: Catalogue): Cards {
  const { lists, make } = listMaker();
  const cards = {
    catalogue,
    hash: catalogueHash(catalogue),
    lists,
    start: catalogue.startingLocations.map((card, index) =>
      spotOf(make, card, { card: 'start', index }),
    ),
    tiles: catalogue.tiles.map((card, index) => spotOf(make, card, { card: 'tile', index })),
    rooms: catalogue.rooms.map((card, index) => roomSpot(make, card, { card: 'room', index })),
    slots: catalogue.slots.map((card, index) => make(card.gives, { card: 'slot', index })),
    monsters: monsterFoes(make, catalogue),
    council: councilFoes(make, catalogue),
    checkpointBits: catalogue.quests.map(({ condition }) => AT[CHECKPOINT[condition.kind]]),
    abilityNeeds: catalogue.heroes.map(({ levels }) =>
      levels.map(({ ability }) => (ability ? lettersToCounts(ability.needs) : null)),
    ),
    levelCosts: catalogue.heroes.map(({ levels }) => levels.map(({ cost }) => cost)),
    conditions: catalogue.quests.map(({ condition }) => askedOf(condition)),
    checkpoints: catalogue.quests.map(({ condition }) => CHECKPOINT[condition.kind]),
    ...questLists(make, catalogue),
    abilities: HERO_CLASSES.map((_, hero) =>
      catalogue.heroes[hero]!.levels.map(({ ability }) =>
        ability ? make(ability.gives, { card: 'hero', index: hero }) : null,
      ),
    ),
    baseCv: [
      [catalogue.peasant.cv],
      ...catalogue.heroes.map(({ levels }) => levels.map(({ cv }) => cv)),
      ...catalogue.prestige.map(({ cv }) => [cv]),
    ],
    levelCv: byUnit(catalogue, ({ levelCv }) => levelCv),
    presenceVp: byUnit(catalogue, ({ vp }) => vp),
    prestigeLevels: catalogue.prestige.map(({ level }) => level),
    printed: catalogue.heroes.map(({ levels }) => levels.map(({ boosts = [] }) => boosts)),
    supply: MEEPLES.map((meeple) => catalogue.supply[meeple]),
  };
  return { ...cards, mostGains: Math.max(...lists.map(({ gains }) => total(gains))) };
}

const compiled = new WeakMap<Catalogue, Cards>();

/** A catalogue compiled once; the result follows from the catalogue alone. */
export function cardsOf(catalogue: Catalogue): Cards {
  let cards = compiled.get(catalogue);
  if (!cards) compiled.set(catalogue, (cards = compile(catalogue)));
  return cards;
}

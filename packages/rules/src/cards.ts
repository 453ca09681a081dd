import {
  DISTRICTS,
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  catalogueHash,
  type Catalogue,
  type Condition,
  type Effect,
  type InstantEffect,
  type LastingBoost,
  type LocationCard,
  type Need,
  type RoomCard,
} from '@rowan/cards';
import type { Source } from './events.ts';
import { QUEST_COMPLETE, footprintOf } from './footprint.ts';
import { meepleIndex, type Counts } from './meeples.ts';

/** Instant effects with the card they stand on; tasks and decisions name them by their number. */
export interface EffectList {
  readonly id: number;
  readonly effects: readonly InstantEffect[];
  readonly source: Source;
  /** What it touches, for deciding whether an order matters. */
  readonly footprint: number;
  /** VP it gives for certain. */
  readonly vp: number;
}

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
}

/** Q4: when a Quest is judged; level Quests in the Development and in the Draw Phase. */
type Checkpoint = 'construct' | 'level' | 'places' | 'tavern' | 'end';

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

/** A defeat condition with every field there; −1 or null where the card asks nothing. */
export interface CompiledDefeat {
  readonly type: number;
  readonly minLevel: number;
  readonly minStrength: number;
  readonly surplus: number;
  readonly without: number;
  readonly units: number;
  readonly types: number;
  readonly with: Counts | null;
}

const compileDefeat = (condition: Condition): CompiledDefeat | null =>
  condition.kind !== 'defeat'
    ? null
    : {
        type: condition.type === undefined ? -1 : MONSTER_TYPES.indexOf(condition.type),
        minLevel: condition.minLevel ?? 0,
        minStrength: condition.minStrength ?? 0,
        surplus: condition.surplus ?? -1,
        without: condition.without === undefined ? -1 : meepleIndex(condition.without),
        units: condition.units ?? 0,
        types: condition.types ?? 0,
        with: condition.with === undefined ? null : lettersToCounts(condition.with),
      };

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
  readonly defeats: readonly (CompiledDefeat | null)[];
  /** By Quest: the bonus of a Triggered one, else empty. */
  readonly quests: readonly EffectList[];
  /** By Quest: what an Ongoing one gives on each Construct, and in the Draw Phase. */
  readonly onConstruct: readonly (EffectList | null)[];
  readonly inDrawPhase: readonly ({
    readonly have: Counts;
    readonly exhaust: Counts;
    readonly list: EffectList;
  } | null)[];
  /** By class W, M, C, K and level − 1. */
  readonly abilities: readonly (readonly (EffectList | null)[])[];
  /** Base CV by Unit kind and level − 1. */
  readonly baseCv: readonly (readonly number[])[];
  readonly supply: Counts;
}

const INSTANT = new Set<Effect['kind']>([
  'gain',
  'return',
  'cleanse',
  'vp',
  'vpPerCorruption',
  'quests',
  'discardQuest',
  'draw',
  'hold',
  'backToBag',
]);

const isInstant = (effect: Effect): effect is InstantEffect => INSTANT.has(effect.kind);
const isBoost = (effect: Effect): effect is LastingBoost =>
  effect.kind === 'boost' || effect.kind === 'pair' || effect.kind === 'against';

const maskOf = (need: Need): number => {
  if (need === 'U') return 0xff;
  const classes = typeof need === 'string' ? [need] : need.anyOf;
  return classes.reduce((mask, unit) => mask | (1 << meepleIndex(unit)), 0);
};

/** Hardest to satisfy first: a class, then alternatives, then any Unit. */
const masksOf = (needs: readonly Need[]): number[] =>
  needs.map(maskOf).sort((a, b) => bitCount(a) - bitCount(b));

const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitCount(mask >> 1));

/** Hands out numbered effect lists while a catalogue is compiled. */
function listMaker() {
  const lists: EffectList[] = [];
  const make = (effects: readonly Effect[], source: Source, touches = 0): EffectList => {
    const instant = effects.filter(isInstant);
    const vp = instant.reduce((sum, effect) => sum + (effect.kind === 'vp' ? effect.n : 0), 0);
    const list = {
      id: lists.length,
      effects: instant,
      source,
      footprint: footprintOf(instant) | touches,
      vp,
    };
    lists.push(list);
    return list;
  };
  return { lists, make };
}

type Make = ReturnType<typeof listMaker>['make'];

function spotOf(make: Make, card: LocationCard, source: Source): Spot {
  const turnBoosts = card.gives.flatMap((effect) =>
    effect.kind === 'turnBoost'
      ? [effect.who === 'units' ? 8 : meepleIndex(effect.who), effect.n]
      : [],
  );
  return {
    source,
    masks: masksOf(card.needs),
    list: make(card.gives, source),
    turnBoosts,
    forges: card.gives.some((effect) => effect.kind === 'forge'),
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
  return catalogue.monsters.map((card, index) => ({
    source: { card: 'monster', index },
    strength: card.strength,
    level: card.level,
    type: MONSTER_TYPES.indexOf(card.type),
    vp: card.vp,
    district: DISTRICTS.indexOf(card.district),
    list: make(card.gives, { card: 'monster', index }),
    boosts: card.gives.filter(isBoost),
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
    };
  });
}

function questLists(make: Make, catalogue: Catalogue) {
  const quests: EffectList[] = [];
  const onConstruct: Cards['onConstruct'][number][] = [];
  const inDrawPhase: Cards['inDrawPhase'][number][] = [];
  for (const [index, quest] of catalogue.quests.entries()) {
    const source: Source = { card: 'quest', index };
    const cost = quest.kind === 'triggered' ? quest.cost : undefined;
    const touches = cost ? QUEST_COMPLETE | footprintOf([{ kind: 'return', unit: cost }]) : 0;
    quests.push(make(quest.kind === 'triggered' ? quest.gives : [], source, touches));
    const lasting = quest.kind === 'ongoing' ? quest.gives : [];
    const construct = lasting.find((effect) => effect.kind === 'onConstruct');
    onConstruct.push(construct ? make(construct.gives, source) : null);
    const draw = lasting.find((effect) => effect.kind === 'drawPhase');
    inDrawPhase.push(
      draw
        ? {
            have: lettersToCounts(draw.have),
            exhaust: lettersToCounts(draw.exhaust),
            list: make(draw.gives, source),
          }
        : null,
    );
  }
  return { quests, onConstruct, inDrawPhase };
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
    checkpointBits: catalogue.quests.map(
      ({ condition }) =>
        ({ construct: 1, level: 2, places: 4, tavern: 8, end: 16 })[CHECKPOINT[condition.kind]],
    ),
    abilityNeeds: catalogue.heroes.map(({ levels }) =>
      levels.map(({ ability }) => (ability ? lettersToCounts(ability.needs) : null)),
    ),
    levelCosts: catalogue.heroes.map(({ levels }) => levels.map(({ cost }) => cost ?? 0)),
    defeats: catalogue.quests.map(({ condition }) => compileDefeat(condition)),
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
    supply: MEEPLES.map((meeple) => catalogue.supply[meeple]),
  };
  return { ...cards, mostGains: Math.max(...lists.map(gainsOf)) };
}

const gainsOf = ({ effects }: EffectList): number =>
  effects.filter(({ kind }) => kind === 'gain').length;

const compiled = new WeakMap<Catalogue, Cards>();

/** A catalogue compiled once; the result follows from the catalogue alone. */
export function cardsOf(catalogue: Catalogue): Cards {
  let cards = compiled.get(catalogue);
  if (!cards) compiled.set(catalogue, (cards = compile(catalogue)));
  return cards;
}

import { BASIC_CLASSES, HERO_CLASSES, type Catalogue, type EffectKind } from '@rowan/cards';
import {
  GUARD_SEAT,
  SLOT,
  W,
  isFoe,
  type Answer,
  type CvPart,
  type EventKind,
  type EventOf,
  type GameEvent,
  type GameState,
  type Source,
} from '@rowan/rules';
import type { Engine } from '@rowan/testkit';
import type { Goal } from './goals.ts';

/** One move of a game, to be looked through for goals. */
export interface Seen {
  readonly engine: Engine;
  readonly before: GameState;
  readonly after: GameState;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
}

type Reader<K extends EventKind> = (event: EventOf<K>, seen: Seen) => Iterable<Goal>;

const one = (group: string, name: string | undefined): Goal[] =>
  name === undefined ? [] : [{ group, name }];

const effect = (name: EffectKind): Goal[] => one('effect', name);

const isCard = (source: Source): source is Extract<Source, { card: string }> => 'card' in source;

/** Seat 1 of a solo game is the Royal Guard. */
const isGuard = ({ before }: Seen, seat: number): boolean =>
  before.guard !== null && seat === GUARD_SEAT;

const named = (unit: number, level: number): string => `${HERO_CLASSES[unit - W]} ${level}`;

/** The kinds of effects printed on a Room or Monster. */
function printedOn({ monsters, rooms }: Catalogue, source: Source): readonly EffectKind[] {
  if (!isCard(source)) return [];
  const card = { monster: monsters, room: rooms }[source.card as 'monster' | 'room']?.[
    source.index
  ];
  return card?.gives.map(({ kind }) => kind) ?? [];
}

/** Q1: an Ongoing Quest in force that pays on each Construct. */
function paysOnConstruct({ engine, before, events }: Seen, source: Source): boolean {
  if (!isCard(source) || source.card !== 'quest') return false;
  const card = engine.catalogue.quests[source.index]!;
  return (
    card.kind === 'ongoing' &&
    card.gives.some(({ kind }) => kind === 'onConstruct') &&
    before.players[before.active]!.completed.includes(source.index) &&
    events.some(({ kind }) => kind === 'constructed')
  );
}

function* vpMarks({ by, source, seat }: EventOf<'vpChanged'>, seen: Seen): Generator<Goal> {
  const { catalogue } = seen.engine;
  if (isGuard(seen, seat) || !isCard(source)) return;
  if (by === 'locations' || by === 'slots') yield* effect('vp');
  if (by === 'rooms')
    yield* effect(
      printedOn(catalogue, source).includes('vpPerCorruption') ? 'vpPerCorruption' : 'vp',
    );
  if (by === 'rangers') yield* one('prestige ability', 'vpPerMonster');
  if (by === 'tokens') {
    const token = catalogue.bonusTokens[source.index]!;
    yield* one('Bonus token paid', token.id);
    yield* one('Bonus condition', token.condition.kind);
  }
  if (by === 'locations') yield* crownMarks(source, seen);
  if (paysOnConstruct(seen, source)) yield* effect('onConstruct');
}

const crownMarks = (source: Source, { engine }: Seen): Goal[] => {
  if (!isCard(source) || source.card !== 'tile') return [];
  const tile = engine.catalogue.tiles[source.index]!;
  return tile.crown ? one('Crown paid', tile.id) : [];
};

function activatedMarks({ source }: EventOf<'activated'>, { engine }: Seen): Goal[] {
  if (!isCard(source)) return [];
  const { tiles, startingLocations } = engine.catalogue;
  return source.card === 'tile'
    ? one('tile activated', tiles[source.index]!.id)
    : one('starting Location activated', startingLocations[source.index]?.id);
}

function defeatedMarks({ source, seat }: EventOf<'defeated'>, seen: Seen): Goal[] {
  if (!isCard(source) || isGuard(seen, seat)) return [];
  const { monsters, overlords, henchman } = seen.engine.catalogue;
  if (source.card === 'monster') return one('Monster defeated', monsters[source.index]!.id);
  const foe = source.card === 'overlord' ? overlords[source.index]! : henchman;
  return one('Overlord or Henchman fought', foe.id);
}

/** What each event shows to have been reached. */
const readers: { readonly [K in EventKind]?: Reader<K> } = {
  gained: ({ source, seat }, seen) =>
    isCard(source) && !isGuard(seen, seat) ? effect('gain') : [],
  returned: ({ source }) => (isCard(source) && source.card !== 'quest' ? effect('return') : []),
  cleansed: ({ from }) => (from === 'tavern' || from === 'lodgings' ? effect('cleanse') : []),
  vpChanged: vpMarks,
  questsDrawn: ({ source }) => (isCard(source) ? effect('quests') : []),
  questDiscarded: ({ source }, { engine }) =>
    printedOn(engine.catalogue, source).includes('discardQuest') ? effect('discardQuest') : [],
  drawGranted: () => effect('draw'),
  drew: ({ source }, seen) =>
    isCard(source) ? [...effect('draw'), ...crownMarks(source, seen)] : [],
  held: () => effect('hold'),
  backToBag: () => effect('backToBag'),
  drawEffectUsed: () => effect('drawPhase'),
  questCompleted: ({ quest }, { engine }) => {
    const card = engine.catalogue.quests[quest]!;
    return [...one('Quest completed', card.id), ...one('condition', card.condition.kind)];
  },
  constructed: ({ tile, place }, { engine }) => [
    ...one('tile built', engine.catalogue.tiles[tile]!.id),
    ...one('slot built on', engine.catalogue.slots[place - SLOT]!.id),
  ],
  activated: activatedMarks,
  defeated: defeatedMarks,
  roomTaken: ({ room, seat }, seen) =>
    one(
      isGuard(seen, seat) ? 'Room taken by the Guard' : 'Room taken',
      seen.engine.catalogue.rooms[room]!.id,
    ),
  levelledUp: ({ unit, level }) => one('level reached', named(unit, level)),
  abilityUsed: ({ unit, level }) => one('Hero ability used', named(unit, level)),
  planConfirmed: ({ recruit, places }) => [
    ...(recruit >= 0 ? one('Hero ability used', named(W, 3)) : []),
    ...places.flatMap(({ as }) => as.flatMap((n, unit) => (n > 0 ? shamanMarks(unit) : []))),
  ],
  guardPlaced: ({ spot }, { engine }) =>
    one('Guard spot used', engine.catalogue.guard.board[spot]?.id),
  guardOrdered: ({ order }, { engine }) =>
    one('Order carried out', engine.catalogue.guard.orders[order]!.id),
};

const shamanMarks = (unit: number): Goal[] => [
  ...one('Shaman stood for', BASIC_CLASSES[unit]),
  ...one('prestige ability', 'anyClass'),
];

const PARTS: Partial<Readonly<Record<CvPart['why'], EffectKind>>> = {
  turn: 'turnBoost',
  forge: 'forge',
  boost: 'boost',
  pair: 'pair',
  against: 'against',
};

/** Boosts show in the sums of a plan that is carried out. */
function* combatMarks({ engine, before, answer }: Seen): Generator<Goal> {
  if (answer.kind !== 'plan' || !answer.places.some(({ place }) => isFoe(place))) return;
  for (const { parts } of engine.explainPlan(before, answer).places) {
    for (const { why, n, each } of parts) {
      if (n * each === 0) continue;
      yield* one('effect', PARTS[why]);
      if (why === 'level') yield* one('prestige ability', 'monsterLevel');
    }
  }
}

function decisionMarks({ before }: Seen): Goal[] {
  const decision = before.decision!;
  const asked = one('decision', decision.kind);
  return decision.kind === 'order' ? [...asked, ...one('order asked of', decision.of)] : asked;
}

/** Every goal that one move reached. */
export function* marksOf(seen: Seen): Generator<Goal> {
  yield* decisionMarks(seen);
  yield* combatMarks(seen);
  for (const event of seen.events) {
    yield { group: 'event', name: event.kind };
    const read = readers[event.kind] as Reader<EventKind> | undefined;
    if (read) yield* read(event, seen);
  }
}

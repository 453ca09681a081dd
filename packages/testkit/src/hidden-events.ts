import type { Below, EventKind, EventOf, GameEvent, GameState, Source } from '@rowan/rules';
import { hiddenQuests, looksFrom, renaming, type Onlooker, type Rename } from './hidden.ts';

/**
 * Events in another world that looks the same to an onlooker. Everything in an event that may name a card is
 * renamed, whatever the kind of the event; only Quests that its kind shows by right stay as they are.
 */

type FieldOf<E> = E extends GameEvent ? Exclude<keyof E, 'kind'> : never;
type EventField = FieldOf<GameEvent>;

/** Decks whose cards lie face down. */
type Deck = 'quest' | 'monster' | 'tile' | 'room';

/** What a field of that name holds: cards of a deck, the card that caused the event, or nothing hidden. */
const FIELDS: { readonly [F in EventField]: Deck | 'source' | null } = {
  seat: null,
  round: null,
  turn: null,
  meeple: null,
  stream: null,
  k: null,
  of: null,
  roll: null,
  source: 'source',
  meeples: null,
  n: null,
  total: null,
  by: null,
  from: null,
  to: null,
  place: null,
  quests: 'quest',
  quest: 'quest',
  count: null,
  tile: 'tile',
  stock: null,
  units: null,
  levelUp: null,
  unit: null,
  level: null,
  cost: null,
  exhausted: null,
  givenUp: null,
  places: null,
  recruit: null,
  forgePlace: null,
  forgeUnit: null,
  forgeCv: null,
  boosts: null,
  due: null,
  district: null,
  room: 'room',
  vp: null,
  rule: null,
  phase: null,
  monsters: 'monster',
  monster: 'monster',
  lastRound: null,
  spot: null,
  order: null,
  not: null,
  totals: null,
  winners: null,
};

/** Who may see the Quests of an event: its seat alone, all, nobody; or even that it happened is the seat's secret. */
type Right = 'seat' | 'all' | 'nobody' | 'secret';
type NamesQuests = { readonly quest: number } | { readonly quests: readonly number[] };

const RIGHTS: {
  readonly [K in EventKind]: EventOf<K> extends NamesQuests ? Right : null;
} = {
  turnStarted: null,
  turnEnded: null,
  drew: null,
  bagRefilled: null,
  vpChanged: null,
  gained: null,
  notGained: null,
  returned: null,
  cleansed: null,
  questsDrawn: 'seat',
  questDiscarded: 'seat',
  questsReshuffled: null,
  questCompleted: 'all',
  questDeclined: 'secret',
  constructed: null,
  assignedToCapitol: null,
  levelledUp: null,
  abilityUsed: null,
  planConfirmed: null,
  overran: null,
  crownTaken: null,
  crownReturned: null,
  activated: null,
  roomTaken: null,
  roomTurnedUp: null,
  defeated: null,
  drawGranted: null,
  held: null,
  heldReturned: null,
  boostGained: null,
  backToBag: null,
  cleanedUp: null,
  monstersSlid: null,
  monsterArrived: null,
  councilArrived: null,
  corrupted: null,
  drawEffectUsed: 'all',
  tileTurnedUp: null,
  finalRoundsBegan: null,
  guardPlaced: null,
  guardWaited: null,
  guardOrdered: null,
  guardCould: null,
  guardReset: null,
  swordTurned: null,
  questKept: 'nobody',
  questScored: 'all',
  gameEnded: null,
};

const isOwn = (event: GameEvent, onlooker: Onlooker): boolean =>
  'seat' in event && looksFrom(onlooker, event.seat);

/** Quests that events show to the onlooker by right. */
function shownQuests(events: readonly GameEvent[], onlooker: Onlooker): ReadonlySet<number> {
  const shown = events.filter((event) => {
    const right = RIGHTS[event.kind];
    return right === 'all' || ((right === 'seat' || right === 'secret') && isOwn(event, onlooker));
  });
  return new Set(
    shown.flatMap((event) =>
      'quests' in event ? event.quests : 'quest' in event ? [event.quest] : [],
    ),
  );
}

type Renames = { readonly [D in Deck]: Rename };

const isDeck = (card: string, renames: Renames): card is Deck => card in renames;

function renameSource(source: Source, renames: Renames): Source {
  if (!('card' in source) || !isDeck(source.card, renames)) return source;
  return { ...source, index: renames[source.card](source.index) };
}

function renameField(field: string, value: unknown, renames: Renames): unknown {
  const holds = FIELDS[field as EventField];
  if (holds === null || holds === undefined) return value;
  if (holds === 'source') return renameSource(value as Source, renames);
  return Array.isArray(value)
    ? (value as number[]).map(renames[holds])
    : renames[holds](value as number);
}

const renameEvent = (event: GameEvent, renames: Renames): GameEvent =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) => [field, renameField(field, value, renames)]),
  ) as unknown as GameEvent;

/** Events of the move that led to `after`, with other faces on all cards that the onlooker may still not know. */
export function renameEvents(
  events: readonly GameEvent[],
  after: GameState,
  onlooker: Onlooker,
  below: Below,
): GameEvent[] {
  const shown = shownQuests(events, onlooker);
  const quests = hiddenQuests(after, onlooker).filter((quest) => !shown.has(quest));
  const monsters = after.monsterDeck.filter((card) => card >= 0);
  const renames: Renames = {
    quest: renaming(quests, below),
    monster: renaming(monsters, below),
    tile: renaming(after.tileDeck, below),
    room: renaming(
      after.towers.flatMap((rooms) => rooms.slice(0, -1)),
      below,
    ),
  };
  return events
    .filter((event) => RIGHTS[event.kind] !== 'secret' || isOwn(event, onlooker))
    .map((event) => renameEvent(event, renames));
}

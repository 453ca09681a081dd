import { R, SLOT, UNITS } from '@rowan/cards';
import type { EventKind, EventOf, GameEvent, GameState, Source } from '@rowan/rules';

/**
 * A thing whose balance is measured, by kind and number in the catalogue: `quest:3`, `tile:5`, `room:0`,
 * `hero:1.2` (class W at level 2), `prestige:5`, `slot:7`, `start:0`, `monster:12`, `overlord:1`, `token:4`.
 */
export type ItemId = string;

/** What one player did in one game. */
export interface SeatFacts {
  /** How often each thing was used: Quests completed, Locations activated, Monsters defeated and so on. */
  readonly used: Readonly<Record<ItemId, number>>;
  /** Quests kept in hand at the end of an own turn, or completed. */
  readonly held: readonly number[];
  /** Quests thrown away from hand. */
  readonly discarded: readonly number[];
  /** VP by source, in the order of VP_SOURCES. */
  readonly ledger: readonly number[];
}

export interface GameFacts {
  readonly seats: readonly SeatFacts[];
  /** Things that anybody could have used: tiles built, Monsters and Rooms turned up, Bonus tokens laid out. */
  readonly offered: readonly ItemId[];
}

interface Book {
  readonly used: Record<ItemId, number>;
  readonly hand: Set<number>;
  readonly held: Set<number>;
  readonly discarded: number[];
}

const newBook = (): Book => ({ used: {}, hand: new Set(), held: new Set(), discarded: [] });

const itemOf = (source: Source): ItemId | null =>
  'card' in source ? `${source.card}:${source.index}` : null;

/** Keeps book of a game from its events. The Royal Guard, which has no seat, is left out. */
export class FactFinder {
  readonly #books: Book[];
  readonly #offered = new Set<ItemId>();

  constructor(players: number) {
    this.#books = Array.from({ length: players }, newBook);
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#offer(event);
      const book = 'seat' in event ? this.#books[event.seat] : undefined;
      if (book) write(book, event);
    }
  }

  facts(state: GameState): GameFacts {
    for (const rooms of state.towers) {
      if (rooms.length > 0) this.#offered.add(`room:${rooms.at(-1)!}`);
    }
    for (const token of state.tokens) this.#offered.add(`token:${token}`);
    return {
      seats: this.#books.map(({ used, held, discarded }, seat) => ({
        used,
        held: [...held],
        discarded,
        ledger: state.players[seat]!.ledger.slice(),
      })),
      offered: [...this.#offered],
    };
  }

  #offer(event: GameEvent): void {
    if (event.kind === 'constructed') this.#offered.add(`tile:${event.tile}`);
    if (event.kind === 'monsterArrived') this.#offered.add(`monster:${event.monster}`);
    if (event.kind === 'roomTurnedUp' || event.kind === 'roomTaken')
      this.#offered.add(`room:${event.room}`);
  }
}

/** Events that say nothing about what a player uses. */
type Unbooked =
  | 'turnStarted'
  | 'drew'
  | 'bagRefilled'
  | 'notGained'
  | 'returned'
  | 'cleansed'
  | 'questsReshuffled'
  | 'questDeclined'
  | 'assignedToCapitol'
  | 'planConfirmed'
  | 'overran'
  | 'crownTaken'
  | 'crownReturned'
  | 'roomTaken'
  | 'roomTurnedUp'
  | 'drawGranted'
  | 'held'
  | 'heldReturned'
  | 'boostGained'
  | 'backToBag'
  | 'cleanedUp'
  | 'monstersSlid'
  | 'monsterArrived'
  | 'councilArrived'
  | 'corrupted'
  | 'drawEffectUsed'
  | 'tileTurnedUp'
  | 'finalRoundsBegan'
  | 'guardPlaced'
  | 'guardWaited'
  | 'guardOrdered'
  | 'guardCould'
  | 'guardReset'
  | 'swordTurned'
  | 'questKept'
  | 'questScored'
  | 'gameEnded';
type Booked = Exclude<EventKind, Unbooked>;

function use({ used }: Book, item: ItemId | null): void {
  if (item !== null) used[item] = (used[item] ?? 0) + 1;
}

const entries: { readonly [K in Booked]: (book: Book, event: EventOf<K>) => void } = {
  questsDrawn: ({ hand }, { quests }) => {
    for (const quest of quests) hand.add(quest);
  },
  questDiscarded: ({ hand, discarded }, { quest }) => {
    hand.delete(quest);
    discarded.push(quest);
  },
  questCompleted: (book, { quest }) => {
    book.hand.delete(quest);
    book.held.add(quest);
    use(book, `quest:${quest}`);
  },
  turnEnded: ({ hand, held }) => {
    for (const quest of hand) held.add(quest);
  },
  activated: (book, { source }) => use(book, itemOf(source)),
  defeated: (book, { source }) => use(book, itemOf(source)),
  constructed: (book, { place, tile }) => {
    use(book, `slot:${place - SLOT}`);
    use(book, `built:${tile}`);
  },
  levelledUp: (book, { unit, level }) => use(book, `hero:${unit}.${level}`),
  abilityUsed: (book, { unit, level }) => use(book, `ability:${unit}.${level}`),
  gained: (book, { meeple }) => {
    if (meeple >= R && meeple < UNITS) use(book, `prestige:${meeple}`);
  },
  vpChanged: (book, { by, source }) => {
    if (by === 'tokens') use(book, itemOf(source));
  },
};

const isBooked = (event: GameEvent): event is EventOf<Booked> => event.kind in entries;

function write(book: Book, event: GameEvent): void {
  if (isBooked(event))
    (entries[event.kind] as (book: Book, event: EventOf<Booked>) => void)(book, event);
}

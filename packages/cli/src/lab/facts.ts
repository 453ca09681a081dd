import type { GameEvent, GameState, Source } from '@rowan/rules';

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

function write(book: Book, event: GameEvent): void {
  const use = (item: ItemId | null): void => {
    if (item !== null) book.used[item] = (book.used[item] ?? 0) + 1;
  };
  switch (event.kind) {
    case 'questsDrawn':
      for (const quest of event.quests) book.hand.add(quest);
      return;
    case 'questDiscarded':
      book.hand.delete(event.quest);
      book.discarded.push(event.quest);
      return;
    case 'questCompleted':
      book.hand.delete(event.quest);
      book.held.add(event.quest);
      use(`quest:${event.quest}`);
      return;
    case 'turnEnded':
      for (const quest of book.hand) book.held.add(quest);
      return;
    case 'activated':
    case 'defeated':
      use(itemOf(event.source));
      return;
    case 'constructed':
      use(`slot:${event.place - 4}`);
      use(`built:${event.tile}`);
      return;
    case 'levelledUp':
      use(`hero:${event.unit}.${event.level}`);
      return;
    case 'abilityUsed':
      use(`ability:${event.unit}.${event.level}`);
      return;
    case 'gained':
      if (event.meeple >= 5 && event.meeple < 8) use(`prestige:${event.meeple}`);
      return;
    case 'vpChanged':
      if (event.by === 'tokens') use(itemOf(event.source));
      return;
    default:
  }
}

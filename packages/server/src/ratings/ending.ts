import {
  termsOf,
  type Appended,
  type Game,
  type RatingChange,
  type Row,
  type Said,
  type TableFacts,
} from '@rowan/table';
import { readRows, type PlayWorld } from '../play-world.ts';
import type { Standing } from '../store/store.ts';
import { NEWCOMER, rateSeats } from './rate.ts';
import { placesIn, resultOf, type GameResult } from './result.ts';

type Last = Extract<Said, { kind: 'ended' }>;

interface Over {
  readonly game: Game;
  /** Seats for which a bot plays. */
  readonly replaced: readonly number[];
}

interface Ways {
  /** Writes the last row. */
  readonly write: (said: Said) => void;
  /** It could not be found out just now. */
  readonly again: () => void;
}

/** What the game makes of everybody's rating as it is now; null where it is not played for that. */
async function changesOf(
  { store, gathering }: Pick<PlayWorld, 'store' | 'gathering'>,
  over: Over,
): Promise<(RatingChange | null)[] | null> {
  const { rated } = termsOf(gathering);
  const people = gathering.chairs.flatMap(({ person }) => (person === null ? [] : [person]));
  if (!rated || people.length < gathering.chairs.length) return null;
  const [known, gone] = await Promise.all([
    store.ratingsOf(people, { ladder: rated, players: people.length }),
    store.guestsAmong(people),
  ]);
  const before = people.map((person) => known.get(person) ?? NEWCOMER);
  const changes = rateSeats(before, placesIn({ ...over, gathering }));
  return changes.map((change, seat) => (gone.has(people[seat]!) ? null : change));
}

/** The end of a game: its secret is told, and what it made of everybody's rating. */
export class Ending {
  readonly #world: PlayWorld;
  #busy = false;
  #again: () => void = () => undefined;
  /** What was said with it. */
  last: Last | null;

  constructor(world: PlayWorld, said: Said | null) {
    this.#world = world;
    this.last = said?.kind === 'ended' ? said : null;
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  /** Finds the last words of a game that is over; of two nodes the first writes them. */
  find(over: Over, seq: number, { write, again }: Ways): void {
    if (this.last || this.#busy) return;
    this.#busy = true;
    this.#again = again;
    const { served, wrote, broke } = this.#world;
    const find = async (): Promise<Said | null> => {
      const rows = await readRows(this.#world, served.table, seq + 1);
      for (const { said } of rows) if (said.kind === 'ended') this.last = said;
      if (this.last) return null;
      const rated = await changesOf(this.#world, over);
      return { kind: 'ended', secret: served.secret, ...(rated && { rated }) };
    };
    find().then(
      (said) => {
        this.#busy = false;
        if (said) write(said);
        else wrote();
      },
      (error: unknown) => {
        this.#busy = false;
        broke(error);
        again();
      },
    );
  }

  /** Where somebody's rating has changed meanwhile, the end is written once more by the new one. */
  async append(
    table: string,
    row: Row,
    facts: TableFacts,
    standing: Standing | undefined,
  ): Promise<Appended> {
    const outcome = await this.#world.store.append(table, row, facts, standing);
    if (outcome === 'taken' && row.said.kind === 'ended') this.#again();
    return outcome;
  }

  /** How the game ended, if this is its last row. */
  resultOf({ said }: Pick<Row, 'said'>, over: Over): GameResult | null {
    const { gathering } = this.#world;
    return said.kind === 'ended' ? resultOf({ ...over, gathering }, said.rated ?? null) : null;
  }
}

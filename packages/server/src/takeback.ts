import { standingMoves, type LifeRow, type Row } from '@rowan/table';
import type { AskedBack } from './store/hints.ts';

/** Somebody asks to go back behind their last move. */
interface Asked {
  readonly seat: number;
  /** Moves that would stand. */
  readonly moves: number;
  readonly agreed: ReadonlySet<number>;
}

/** What came of a word: nothing of it counts, others are asked, it is off, or all have agreed. */
type Heard = 'nothing' | 'asked' | 'off' | { readonly moves: number };

/** Going back where undo is sealed: only if everybody at the table wants it. */
export class Takeback {
  #asked: Asked | null = null;

  get by(): number | null {
    return this.#asked?.seat ?? null;
  }

  /** What is asked, for others to know. */
  get asked(): AskedBack | null {
    return this.#asked && { ...this.#asked, agreed: [...this.#asked.agreed] };
  }

  /** What was heard of another node, with all who have agreed here and there. */
  heard(asked: AskedBack | null, persons: readonly number[]): Heard {
    if (!asked) return this.refuse();
    const { seat, moves } = asked;
    const same = this.#asked?.seat === seat && this.#asked.moves === moves;
    const known = same ? [...this.#asked!.agreed] : [];
    const agreed = new Set([...known, ...asked.agreed]);
    if ((this.#asked && !same) || agreed.size === known.length) return 'nothing';
    this.#asked = { seat, moves, agreed };
    return this.#settled(persons);
  }

  /** Whose word is still missing, of those who sit there. */
  open(persons: readonly number[]): number[] {
    return this.#asked ? persons.filter((seat) => !this.#asked!.agreed.has(seat)) : [];
  }

  /** Whatever happens at the table, what was asked before means something else now. */
  forget(): boolean {
    const asked = this.#asked !== null;
    this.#asked = null;
    return asked;
  }

  /** Asks for the moves before the last one of these seats; nothing where they have made none. */
  ask(seats: readonly number[], rows: readonly LifeRow[], persons: readonly number[]): Heard {
    const standing = standingMoves(rows as readonly Row[]);
    const moves = standing.findLastIndex((move) => seats.includes(move.seat));
    if (moves < 0 || this.#asked) return 'nothing';
    this.#asked = { seat: standing[moves]!.seat, moves, agreed: new Set(seats) };
    return this.#settled(persons);
  }

  agree(seats: readonly number[], persons: readonly number[]): Heard {
    if (!this.#asked) return 'nothing';
    this.#asked = { ...this.#asked, agreed: new Set([...this.#asked.agreed, ...seats]) };
    return this.#settled(persons);
  }

  refuse(): Heard {
    return this.forget() ? 'off' : 'nothing';
  }

  #settled(persons: readonly number[]): Heard {
    return this.open(persons).length > 0 ? 'asked' : { moves: this.#asked!.moves };
  }
}

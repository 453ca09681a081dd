import type { Move, Setup } from '@rowan/rules';
import type { Pin } from './pin.ts';
import type { RatingChange } from './rating.ts';
import type { Seat } from './types.ts';

/**
 * What a row says. The table is opened, the key is dealt, and from then on moves are made, taken back and made
 * again; nothing is ever changed or removed.
 */
export type Said =
  | {
      readonly kind: 'opened';
      readonly pin: Pin;
      readonly setup: Omit<Setup, 'key'>;
      readonly seats: readonly Seat[];
      /** Of a game that was begun elsewhere: how many of its moves came along, and the state they lead to. */
      readonly brought?: Brought;
    }
  | { readonly kind: 'dealt'; readonly key: string }
  | { readonly kind: 'moved'; readonly move: Move }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** The game is over: what its deal followed from is told. */
  | {
      readonly kind: 'ended';
      readonly secret: string;
      /** What it made of everybody's rating, by seat, where it was played for that; null for whoever is gone for good. */
      readonly rated?: readonly (RatingChange | null)[];
    }
  | TableSaid;

/** What is written at tables elsewhere beside the moves of their games. */
export type TableSaid =
  /** A bot plays for a person, or the person plays again: their time was over, or they wanted it so. */
  | {
      readonly kind: 'handed';
      readonly seat: number;
      readonly to: 'bot' | 'person';
      readonly why: 'clock' | 'left';
    }
  /** All agreed to go back behind what cannot be taken back alone: so many moves stand. */
  | { readonly kind: 'tookBack'; readonly moves: number }
  /** Clocks stand still while the node starts anew. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' };

export interface Brought {
  readonly moves: number;
  readonly hash: string;
}

/** One command of one client: it is carried out once, however often it is sent. */
export interface CommandId {
  readonly client: string;
  readonly n: number;
}

/** One row of a table's log. */
export interface Row {
  /** From 0, without gaps. */
  readonly seq: number;
  /** When, in milliseconds; never before the row before it. */
  readonly at: number;
  /** The seat that did it; null for the table itself. */
  readonly by: number | null;
  /** Null for what nobody sent: the deal, a bot's answer. */
  readonly command: CommandId | null;
  readonly said: Said;
}

/** The two rows that every table begins with. */
export const OPENING = 2;

export interface Opening {
  readonly pin: Pin;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  readonly brought?: Brought;
}

const nobody = { by: null, command: null } as const;

/** The first rows of a new table. */
export function openingRows({ setup, ...opening }: Opening, at: number): Row[] {
  const { key, ...rest } = setup;
  return [
    { seq: 0, at, ...nobody, said: { kind: 'opened', ...opening, setup: rest } },
    { seq: 1, at, ...nobody, said: { kind: 'dealt', key } },
  ];
}

/** Moves of a game that was played elsewhere, as rows. */
export const movedRows = (moves: readonly Move[], from: number, at: number): Row[] =>
  moves.map((move, i) => ({
    seq: from + i,
    at,
    by: move.seat,
    command: null,
    said: { kind: 'moved', move },
  }));

/** What the first two rows say together; null where they are not those of a table. */
export function openingOf(rows: readonly Row[]): Opening | null {
  const [first, second] = [rows[0]?.said, rows[1]?.said];
  if (first?.kind !== 'opened' || second?.kind !== 'dealt') return null;
  const { kind: _kind, ...opening } = first;
  return { ...opening, setup: { ...opening.setup, key: second.key } };
}

/** The moves that stand, after all that was taken back. */
export function standingMoves(rows: readonly Row[]): Move[] {
  const moves: Move[] = [];
  let undone: Move[] = [];
  for (const { said } of rows) {
    if (said.kind === 'moved') {
      moves.push(said.move);
      undone = [];
    } else if (said.kind === 'undone') undone.push(moves.pop()!);
    else if (said.kind === 'redone') moves.push(undone.pop()!);
    else if (said.kind === 'tookBack') moves.length = said.moves;
  }
  return moves;
}

import { hash, type GameEvent, type Rejection, type Result } from '@rowan/rules';
import type { Edition, Shelf } from './engine.ts';
import { dealtGame, fold, type Game } from './game.ts';
import { OPENING, openingOf, type Opening, type Row } from './log.ts';
import type { Pin } from './pin.ts';

/** Why a game cannot be opened. It stays where it is. */
export type LoadFault =
  | { readonly code: 'unreadable'; readonly row: number }
  | { readonly code: 'gap'; readonly row: number }
  | { readonly code: 'otherRules'; readonly rules: number }
  | { readonly code: 'otherCards'; readonly hash: string }
  | { readonly code: 'refused'; readonly row: number; readonly rejection: Rejection }
  | { readonly code: 'differs'; readonly row: number };

const fault = (error: LoadFault): Result<never, LoadFault> => ({ ok: false, error });

/** The rules and the cards that a game pins. */
export async function editionFor(
  { rules, catalogue: hash }: Pin,
  { engines, catalogues }: Shelf,
): Promise<Result<Edition, LoadFault>> {
  const engine = await engines(rules);
  if (!engine) return fault({ code: 'otherRules', rules });
  const catalogue = await catalogues(hash);
  return catalogue
    ? { ok: true, value: { engine, catalogue } }
    : fault({ code: 'otherCards', hash });
}

/** Where rows do not follow one another. */
export function gapIn(rows: readonly Pick<Row, 'seq'>[]): number | null {
  const at = rows.findIndex(({ seq }, i) => seq !== i);
  return at < 0 ? null : at;
}

/** Not all moves that came along from elsewhere are there any more. */
const isCut = ({ brought }: Opening, { length }: readonly Row[]): boolean =>
  length < OPENING + (brought?.moves ?? 0);

export interface Loaded {
  readonly game: Game;
  readonly opening: Opening;
  /** What happened in each move that stands, the deal first. */
  readonly steps: readonly (readonly GameEvent[])[];
}

/** Follows a log from its first row to its last. */
export async function loadGame(
  rows: readonly Row[],
  shelf: Shelf,
): Promise<Result<Loaded, LoadFault>> {
  const gap = gapIn(rows);
  if (gap !== null) return fault({ code: 'gap', row: gap });
  const opening = openingOf(rows);
  if (!opening) return fault({ code: 'unreadable', row: 0 });
  if (isCut(opening, rows)) return fault({ code: 'gap', row: rows.length });
  const edition = await editionFor(opening.pin, shelf);
  return edition.ok ? follow(edition.value, opening, rows.slice(OPENING)) : edition;
}

/** Hears of every row, and of the game after it; the deal comes first, and has no row of a game. */
export type EachRow = (row: Row | null, game: Game) => void;

/** Follows a game from its deal, row by row. */
export function follow(
  edition: Edition,
  opening: Opening,
  rows: readonly Row[],
  each?: EachRow,
): Result<Loaded, LoadFault> {
  const { game, events } = dealtGame(edition, { setup: opening.setup, seats: opening.seats });
  each?.(null, game);
  if (!asBrought(opening, OPENING - 1, game)) return fault({ code: 'differs', row: 0 });
  return followOn({ game, opening, steps: [events] }, rows, each);
}

/** Follows a game further, row by row. */
export function followOn(
  loaded: Loaded,
  rows: readonly Row[],
  each?: EachRow,
): Result<Loaded, LoadFault> {
  const { opening } = loaded;
  let { game } = loaded;
  const steps = [...loaded.steps];
  for (const row of rows) {
    const folded = fold(game, row.said);
    if (!folded.ok) return badRow(row.seq, folded.error);
    if (row.said.kind === 'undone') steps.pop();
    else if (isStep(row.said.kind)) steps.push(folded.value.events);
    ({ game } = folded.value);
    each?.(row, game);
    if (!asBrought(opening, row.seq, game)) return fault({ code: 'differs', row: row.seq });
  }
  return { ok: true, value: { game, opening, steps } };
}

/** Whether a row adds something to what happened. */
export const isStep = (kind: Row['said']['kind']): boolean => kind === 'moved' || kind === 'redone';

/** A game that was begun elsewhere stands where it stood there. */
const asBrought = ({ brought }: Opening, row: number, { state }: Game): boolean =>
  brought === undefined || row !== OPENING - 1 + brought.moves || brought.hash === hash(state);

const badRow = (
  row: number,
  error:
    | { readonly code: 'misplaced' }
    | { readonly code: 'refused'; readonly rejection: Rejection },
): Result<never, LoadFault> =>
  error.code === 'refused'
    ? fault({ code: 'refused', row, rejection: error.rejection })
    : fault({ code: 'unreadable', row });

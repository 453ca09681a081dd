import type {
  Answered,
  Applied,
  GameEvent,
  GameState,
  Move,
  Rejection,
  Result,
} from '@rowan/rules';
import type { Edition } from './engine.ts';
import type { Said } from './log.ts';
import type { TableSetup } from './types.ts';

/**
 * A game where its log has led it: one state, and what its last player may still take back. All else is in
 * the log. A value: folding a row gives another one.
 */
export interface Game extends Edition {
  readonly table: TableSetup;
  readonly state: GameState;
  /** The state behind which nobody goes back, and the moves made since, all by one seat. */
  readonly base: GameState;
  readonly tail: readonly Move[];
  /** Taken back, the latest last. */
  readonly undone: readonly Move[];
  /** Moves that stand. */
  readonly moves: number;
}

/** What a row did: the game after it and what happened; nothing happens when a move is taken back. */
export interface Folded {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

type Handed = Extract<Said, { readonly kind: 'handed' }>;

export type RowFault =
  | { readonly code: 'misplaced' }
  | { readonly code: 'refused'; readonly rejection: Rejection };

/** Deals a game. */
export function dealtGame({ engine, catalogue }: Edition, table: TableSetup): Folded {
  const { state, events } = engine.startGame(catalogue, table.setup);
  const game = { engine, catalogue, table, state, base: state, tail: [], undone: [], moves: 0 };
  return { game, events };
}

/** What a move would do to the game, or why it may not be made. */
export const judged = (
  { engine, catalogue, state }: Game,
  move: Move,
): Result<Answered, Rejection> => engine.apply(catalogue, state, move);

/** A move with nothing else in it than the rules know of. */
export const cleanMove = ({ seat, decision }: Move, { answer }: Answered): Move => ({
  seat,
  decision,
  answer,
});

/** The game after a move that was judged before. */
export function moved(game: Game, move: Move, { state, events }: Applied): Folded {
  const { engine, catalogue, table } = game;
  const sealed = engine.sealsUndo(events, move.seat, state);
  const next: Game = {
    engine,
    catalogue,
    table,
    state,
    base: sealed ? state : game.base,
    tail: sealed ? [] : [...game.tail, move],
    undone: [],
    moves: game.moves + 1,
  };
  return { game: next, events };
}

/** Who may take back a move, and how many; whoever did so may make as many again. */
export const undoable = ({ tail }: Game): number => tail.length;
export const redoable = ({ undone }: Game): number => undone.length;
export const undoer = ({ tail }: Game): number | null => tail.at(-1)?.seat ?? null;
export const redoer = ({ undone }: Game): number | null => undone.at(-1)?.seat ?? null;

function replayed({ engine, catalogue, base }: Game, moves: readonly Move[]): GameState {
  let state = base;
  for (const move of moves) {
    const applied = engine.apply(catalogue, state, move);
    if (!applied.ok) throw new Error('a move that stood is refused');
    ({ state } = applied.value);
  }
  return state;
}

function undone(game: Game): Folded {
  const { tail } = game;
  const rest = tail.slice(0, -1);
  const next: Game = {
    ...game,
    state: replayed(game, rest),
    tail: rest,
    undone: [...game.undone, tail.at(-1)!],
    moves: game.moves - 1,
  };
  return { game: next, events: [] };
}

const refused = (rejection: Rejection): Result<never, RowFault> => ({
  ok: false,
  error: { code: 'refused', rejection },
});

const misplaced: Result<never, RowFault> = { ok: false, error: { code: 'misplaced' } };

function foldMove(game: Game, move: Move): Result<Folded, RowFault> {
  const applied = judged(game, move);
  return applied.ok
    ? { ok: true, value: moved(game, move, applied.value) }
    : refused(applied.error);
}

function foldRedo(game: Game): Result<Folded, RowFault> {
  const move = game.undone.at(-1);
  if (!move) return misplaced;
  const again = foldMove(game, move);
  if (!again.ok) return again;
  const { events } = again.value;
  const next = { ...again.value.game, undone: game.undone.slice(0, -1) };
  return { ok: true, value: { game: next, events } };
}

/** Only a person's seat is handed to and fro. */
function foldHanded(game: Game, { seat, to }: Handed): Result<Folded, RowFault> {
  const { table } = game;
  const now = table.seats[seat];
  if (!now || now.bot || now.kind === to) return misplaced;
  const seats = table.seats.map((one) => (one === now ? { ...one, kind: to } : one));
  return { ok: true, value: { game: { ...game, table: { ...table, seats } }, events: [] } };
}

/** The game after a row; the opening is over before there is a game. */
export function fold(game: Game, said: Said): Result<Folded, RowFault> {
  switch (said.kind) {
    case 'opened':
    case 'dealt':
      return misplaced;
    case 'moved':
      return foldMove(game, said.move);
    case 'undone':
      return game.tail.length > 0 ? { ok: true, value: undone(game) } : misplaced;
    case 'redone':
      return foldRedo(game);
    case 'handed':
      return foldHanded(game, said);
    default:
      return { ok: true, value: { game, events: [] } };
  }
}

import type { Answer, GameState, Move, Rejection, Result } from '@rowan/rules';
import type { Edition } from './engine.ts';
import { cleanMove } from './game.ts';
import type { Step, TableSetup } from './types.ts';

/** A game with every state it went through: for transcripts, replays and branches. */
export interface History extends Edition {
  readonly table: TableSetup;
  /** The first is the deal. */
  readonly steps: readonly Step[];
}

export interface RefusedMove {
  /** Moves are counted from 1. */
  readonly move: number;
  readonly rejection: Rejection;
}

/** Plays moves again; they are refused as a whole if a single one is. */
export const historyOf = (
  edition: Edition,
  table: TableSetup,
  moves: readonly Move[],
): Result<History, RefusedMove> =>
  played(
    edition,
    table,
    moves.map((move) => () => move),
  );

/** The same from answers alone: who gave them follows from the game. */
export const historyOfAnswers = (
  edition: Edition,
  table: TableSetup,
  answers: readonly Answer[],
): Result<History, RefusedMove> =>
  played(
    edition,
    table,
    answers.map((answer) => ({ decision }) => ({
      seat: decision?.seat ?? 0,
      decision: decision?.id ?? 0,
      answer,
    })),
  );

function played(
  edition: Edition,
  table: TableSetup,
  moves: readonly ((state: GameState) => Move)[],
): Result<History, RefusedMove> {
  const { engine, catalogue } = edition;
  const start = engine.startGame(catalogue, table.setup);
  const steps: Step[] = [{ move: null, sealed: true, ...start }];
  for (const [i, made] of moves.entries()) {
    const before = steps[i]!.state;
    const move = made(before);
    const applied = engine.apply(catalogue, before, move);
    if (!applied.ok) return { ok: false, error: { move: i + 1, rejection: applied.error } };
    const { state, events } = applied.value;
    const sealed = engine.sealsUndo(events, move.seat, state);
    steps.push({ move: cleanMove(move, applied.value), state, events, sealed });
  }
  return { ok: true, value: { engine, catalogue, table, steps } };
}

export const lastState = ({ steps }: History): Step['state'] => steps.at(-1)!.state;

/** A game is its setup and its moves: all else follows from them. */
export interface PlayedGame {
  readonly table: TableSetup;
  readonly moves: readonly Move[];
}

/** The game as it stood after so many moves, to be continued from there as another one. */
export const branchOf = ({ table, steps }: History, moves: number): PlayedGame => ({
  table,
  moves: steps.slice(1, moves + 1).map(({ move }) => move!),
});

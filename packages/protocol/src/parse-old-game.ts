import { MOST_PLAYERS } from '@rowan/cards';
import { parseSetup, type Move } from '@rowan/rules';
import { LONGEST_TITLE, MOST_MOVES, parseSeats, type PlayedGame } from '@rowan/table';
import { isCount, isFields, isList, isMove, isNumber, isText, isTime } from './fields.ts';

/** A game as versions before the log kept it: setup and moves in one record, without a word on its cards. */
export interface OldGame {
  readonly name?: string;
  readonly save: PlayedGame;
  readonly updated: number;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

/** Setup, seats and moves, as versions before the log kept them. */
export function parsePlayedGame(value: unknown): PlayedGame | null {
  if (!isFields(value) || value['format'] !== 1 || !isFields(value['table'])) return null;
  const setup = parseSetup(value['table']['setup']);
  if (!setup.ok) return null;
  const seats = parseSeats(value['table']['seats'], setup.value.players);
  const { moves } = value;
  if (
    !seats ||
    !Array.isArray(moves) ||
    moves.length > MOST_MOVES ||
    !Array.from<unknown>(moves).every(isMove)
  )
    return null;
  return { table: { setup: setup.value, seats }, moves: moves as readonly Move[] };
}

export function parseOldGame(value: unknown): OldGame | null {
  if (!isFields(value)) return null;
  const save = parsePlayedGame(value['save']);
  const { name, updated, round, vp, over } = value;
  if (!save || !isTime(updated) || !isCount(round) || typeof over !== 'boolean') return null;
  if (!isList(vp, isNumber, MOST_PLAYERS) || !(name === undefined || isText(name, LONGEST_TITLE)))
    return null;
  const facts = { save, updated, round, vp, over };
  return name === undefined ? facts : { ...facts, name };
}

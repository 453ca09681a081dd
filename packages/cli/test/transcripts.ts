import { builtIn } from '@rowan/cards';
import { keyFromSeed } from '@rowan/rules';
import type { EndLine, MoveLine, SetupLine, TranscriptLine } from '@rowan/table';
import { matchOf, type GameOptions } from '../src/game-options.ts';
import { recordGame } from '../src/record.ts';

/** The kinds of game that every check goes through. */
export const KINDS_OF_GAME: readonly (readonly [string, Omit<GameOptions, 'seed'>])[] = [
  ['2 players', { players: 2 }],
  ['3 players', { players: 3 }],
  ['4 players', { players: 4 }],
  ['2 players with the Four Towers', { players: 2, towers: true }],
  ['3 players with the Four Towers', { players: 3, towers: true }],
  ['4 players with the Four Towers', { players: 4, towers: true }],
  ['solo', { players: 1 }],
  ['solo, beginner', { players: 1, hiredHelp: ['M', 'C', 'W'] }],
  ['solo, advanced', { players: 1, advanced: true }],
  ['solo, beginner and advanced', { players: 1, hiredHelp: ['W'], advanced: true }],
];

export interface Transcript {
  readonly setup: SetupLine;
  readonly moves: readonly MoveLine[];
  readonly end: EndLine;
}

/** A recorded game, as it looks after a trip through JSON. */
export function transcriptOf(options: GameOptions, catalogue = builtIn): Transcript {
  const steps = recordGame({ ...matchOf(options), catalogue }, keyFromSeed(options.seed));
  const lines = [...steps].map(({ line }) => JSON.parse(JSON.stringify(line)) as TranscriptLine);
  return {
    setup: lines[0] as SetupLine,
    moves: lines.slice(1, -1) as MoveLine[],
    end: lines.at(-1) as EndLine,
  };
}

export const textOf = ({ setup, moves, end }: Transcript): string =>
  [setup, ...moves, end].map((line) => `${JSON.stringify(line)}\n`).join('');

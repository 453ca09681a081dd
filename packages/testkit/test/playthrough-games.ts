import { join } from 'node:path';
import type { PlaythroughHead } from '../src/playthrough.ts';

export const FOLDER = join(import.meta.dirname, '..', '..', '..', 'playthroughs');

const head = (title: string, changes: Partial<PlaythroughHead>): PlaythroughHead => ({
  title,
  players: 2,
  towers: false,
  hiredHelp: [],
  advanced: false,
  seed: `playthrough: ${title}`,
  ...changes,
});

/** The golden games, by file. */
export const GAMES: Readonly<Record<string, PlaythroughHead>> = {
  'two-players.txt': head('two players', {}),
  'three-players.txt': head('three players', { players: 3 }),
  'four-players.txt': head('four players', { players: 4 }),
  'two-players-towers.txt': head('two players, the Four Towers', { towers: true }),
  'three-players-towers.txt': head('three players, the Four Towers', { players: 3, towers: true }),
  'four-players-towers.txt': head('four players, the Four Towers', { players: 4, towers: true }),
  'solo.txt': head('solo', { players: 1, towers: true }),
  'solo-beginner.txt': head('solo, beginner', {
    players: 1,
    towers: true,
    hiredHelp: ['W', 'M', 'C'],
  }),
  'solo-advanced.txt': head('solo, advanced', { players: 1, towers: true, advanced: true }),
  'solo-beginner-advanced.txt': head('solo, beginner and advanced', {
    players: 1,
    towers: true,
    hiredHelp: ['C'],
    advanced: true,
  }),
};

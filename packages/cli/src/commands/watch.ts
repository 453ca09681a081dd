import { randomBytes } from 'node:crypto';
import { keyFromSeed } from '@rowan/rules';
import type { Command } from 'commander';
import { printLines } from '../fold.ts';
import { addGameOptions, matchOf, type GameOptions } from '../game-options.ts';
import { inkFor } from '../ink.ts';
import { recordGame } from '../record.ts';
import { GAME } from '../strings.ts';
import { tellGame } from '../tell-game.ts';

/** Who plays when nobody is named: a game worth watching, at once. */
const GOOD_PLAYERS = ['greedy'];

export function addWatch(program: Command): void {
  const command = program.command('watch').description('play one game and tell it round by round');
  addGameOptions(command, randomBytes(3).toString('hex')).action((options: GameOptions) => {
    const match = matchOf({ ...options, seats: options.seats ?? GOOD_PLAYERS });
    const steps = recordGame(match, keyFromSeed(match.seed));
    printLines(tellGame(match.catalogue, steps, inkFor(process.stdout)));
    console.log(GAME.again(match.seed));
  });
}

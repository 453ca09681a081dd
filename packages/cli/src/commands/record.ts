import { keyFromSeed } from '@rowan/rules';
import type { Command } from 'commander';
import { printLines } from '../fold.ts';
import { addGameOptions, matchOf, type GameOptions } from '../game-options.ts';
import { inkFor } from '../ink.ts';
import { recordGame } from '../record.ts';
import { tellGame } from '../tell-game.ts';

interface Options extends GameOptions {
  readonly readable?: boolean;
}

export function addRecord(program: Command): void {
  const command = program
    .command('record')
    .description('play one game and print its transcript as JSON lines');
  addGameOptions(command, 'rowan')
    .option('--readable', 'print it as a story to read instead')
    .action((options: Options) => {
      const match = matchOf(options);
      const steps = recordGame(match, keyFromSeed(match.seed));
      if (options.readable) {
        printLines(tellGame(match.catalogue, steps, inkFor(process.stdout)));
      } else {
        for (const { line } of steps) console.log(JSON.stringify(line));
      }
    });
}

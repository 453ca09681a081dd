import { keyFromSeed } from '@rowan/rules';
import type { Command } from 'commander';
import { addGameOptions, matchOf, type GameOptions } from '../game-options.ts';
import { recordGame } from '../record.ts';

export function addRecord(program: Command): void {
  const command = program
    .command('record')
    .description('play one game and print its transcript as JSON lines');
  addGameOptions(command, 'rowan').action((options: GameOptions) => {
    const match = matchOf(options);
    for (const { line } of recordGame(match, keyFromSeed(match.seed)))
      console.log(JSON.stringify(line));
  });
}

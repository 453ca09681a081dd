import { builtIn, catalogueHash, type Catalogue } from '@rowan/cards';
import type { Command } from 'commander';
import { catalogueFrom } from '../game-options.ts';
import { CARDS } from '../strings.ts';

const summary = (catalogue: Catalogue): string =>
  CARDS.summary({
    name: catalogue.name,
    hash: catalogueHash(catalogue),
    monsters: catalogue.monsters.length,
    tiles: catalogue.tiles.length,
    quests: catalogue.quests.length,
    rooms: catalogue.rooms.length,
  });

export function addCards(program: Command): void {
  program
    .command('cards')
    .description('print the built-in cards as a catalogue file, or check one of your own')
    .argument('[file]', 'a catalogue to be checked, or - for stdin')
    .action((file: string | undefined) => {
      if (file === undefined) console.log(JSON.stringify(builtIn, null, 2));
      else console.log(summary(catalogueFrom(file)));
    });
}

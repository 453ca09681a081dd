import type { TranscriptStep } from '@rowan/table';
import type { Command } from 'commander';
import { printLines } from '../fold.ts';
import { harmless } from '../harmless.ts';
import { inkFor } from '../ink.ts';
import { readText } from '../read-text.ts';
import { replayTranscript } from '../replay.ts';
import { REPLAY } from '../strings.ts';
import { tellGame } from '../tell-game.ts';

interface Options {
  readonly quiet?: boolean;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('re-execute a transcript, compare every event and hash, and tell the game')
    .argument('<file>', 'a transcript of `rowan record`, or - for stdin')
    .option('-q, --quiet', 'only check')
    .action(async (file: string, { quiet }: Options) => {
      let events = 0;
      const told: TranscriptStep[] = [];
      const { deal, moves } = await replayTranscript(readText(file), (step) => {
        events += step.events.length;
        if (!quiet) told.push(step);
      });
      const ink = inkFor(process.stdout);
      if (!quiet) printLines(tellGame(deal.catalogue, told, ink));
      console.log(REPLAY.confirmed(harmless(file), moves.length, events));
    });
}

import type { Command } from 'commander';
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
    .action((file: string, { quiet }: Options) => {
      const { catalogue, steps } = replayTranscript(readText(file));
      const ink = inkFor(process.stdout);
      if (!quiet) for (const line of tellGame(catalogue, steps, ink)) console.log(line);
      const events = steps.reduce((n, step) => n + step.events.length, 0);
      console.log(REPLAY.confirmed(file, steps.length - 2, events));
    });
}

import type { Command } from 'commander';
import { readText } from '../read-text.ts';
import { replayTranscript } from '../replay.ts';
import { REPLAY } from '../strings.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('re-execute a transcript, compare every event and hash, and tell the game')
    .argument('<file>', 'a transcript of `rowan record`, or - for stdin')
    .option('-q, --quiet', 'only check')
    .action((file: string) => {
      const { steps } = replayTranscript(readText(file));
      const events = steps.reduce((n, step) => n + step.events.length, 0);
      console.log(REPLAY.confirmed(file, steps.length - 2, events));
    });
}

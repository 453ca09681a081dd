import type { Command } from 'commander';
import { readText } from '../read-text.ts';
import { VERIFY } from '../strings.ts';
import { verifyTranscript } from '../verify.ts';

interface Options {
  readonly json?: boolean;
  readonly commitment?: string;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('re-derive every draw and state of a transcript and say what agrees')
    .argument('<file>', 'a transcript of `rowan record` or of the page, or - for stdin')
    .option(
      '--commitment <hash>',
      'what the table showed before the game: the deal must follow from it',
    )
    .option('--json', 'print the counts as JSON')
    .action(async (file: string, { json, commitment }: Options) => {
      const verified = await verifyTranscript(readText(file), commitment);
      console.log(json ? JSON.stringify(verified) : VERIFY.report(verified));
    });
}

import type { Command } from 'commander';
import { readText } from '../read-text.ts';
import { VERIFY } from '../strings.ts';
import { verifyTranscript } from '../verify.ts';

interface Options {
  readonly json?: boolean;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('re-derive every draw and state of a transcript and say what agrees')
    .argument('<file>', 'a transcript of `rowan record` or of the page, or - for stdin')
    .option('--json', 'print the counts as JSON')
    .action(async (file: string, { json }: Options) => {
      const verified = await verifyTranscript(readText(file));
      console.log(json ? JSON.stringify(verified) : VERIFY.report(verified));
    });
}

import { CommanderError, type Command } from 'commander';
import { UserError } from './errors.ts';
import { harmlessLines } from './harmless.ts';

/** Runs one command and gives its exit code; whatever is no mistake of the user's is thrown on. */
export async function runProgram(program: Command, args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own message by now.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UserError)) throw error;
    console.error(`rowan: ${harmlessLines(error.message)}`);
    return error.exitCode;
  }
}

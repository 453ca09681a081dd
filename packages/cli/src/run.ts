import { createProgram } from './program.ts';
import { runProgram } from './run-program.ts';

/** Runs one command and gives its exit code; whatever is no mistake of the user's is thrown on. */
export const run = (args: readonly string[]): Promise<number> => runProgram(createProgram(), args);

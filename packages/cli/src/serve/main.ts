import { Command } from 'commander';
import { addServe } from '../commands/serve.ts';
import { runProgram } from '../run-program.ts';

/** The server alone, as one bundle: it starts without the compiler that runs the other commands from source. */
const program = new Command('rowan').exitOverride();
addServe(program);
const status = await runProgram(program, process.argv.slice(2));
if (status !== 0) process.exit(status);

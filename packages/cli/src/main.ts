import { run } from './run.ts';
import { CANNOT_PRINT } from './strings.ts';

endWithReader();
process.exitCode = await run(process.argv.slice(2));

/** `rowan record | head` closes the pipe early; that is no error. A full disk is one, told in a line. */
function endWithReader(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`rowan: ${CANNOT_PRINT(error.message)}`);
    process.exit(1);
  });
  // With nobody to tell it to, only the exit code is left.
  process.stderr.once('error', () => process.exit(1));
}

import { run } from './run.ts';

endQuietlyWithReader();
process.exitCode = await run(process.argv.slice(2));

/** `rowan record | head` closes the pipe early; that is no error. */
function endQuietlyWithReader(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

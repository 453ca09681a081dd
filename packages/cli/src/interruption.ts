import { UserError } from './errors.ts';
import { STOPPED } from './strings.ts';

/** Somebody pressed Ctrl-C: what was done by then is printed, exit code as shells have it. */
class Interrupted extends UserError {
  override readonly name = 'Interrupted';
  override readonly exitCode = 130;
}

/** Many games, of which some may be played. */
export interface Games {
  readonly done: number;
  readonly total: number;
}

/** Ctrl-C asks the work to come to an end; the second one ends it at once, as ever. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}

/** Prints what the games that were played show, if any; says so if they are not all. */
export function report({ done, total }: Games, print: () => void): void {
  if (done > 0) print();
  if (done < total) throw new Interrupted(STOPPED(done, total));
}

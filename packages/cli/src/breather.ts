import { setImmediate as nextTask } from 'node:timers/promises';

/** Milliseconds. */
const PATIENCE = 50;

/** Work that never waits has to stop now and then to hear anything. */
export function breather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < PATIENCE) return;
    await nextTask();
    last = performance.now();
  };
}

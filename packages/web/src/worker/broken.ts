/** Fails when the worker does: one that did not load answers nothing, and whoever waits for it should know. */
export function brokenOf(worker: Worker): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(() => undefined);
  return broken;
}

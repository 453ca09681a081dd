/** One script for all workers of the page, so that the engine is fetched once. Its name tells a worker its part. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  table: () => import('./table.worker.ts'),
  bots: () => import('./bots.worker.ts'),
  replay: () => import('./replay.worker.ts'),
  cards: () => import('./cards.worker.ts'),
  bring: () => import('./bring.worker.ts'),
};

/** What is said to a worker before it knows its part. */
const early: MessageEvent<unknown>[] = [];
const keep = (event: MessageEvent<unknown>): void => void early.push(event);

addEventListener('message', keep);
PARTS[self.name]?.().then(() => {
  removeEventListener('message', keep);
  for (const { data, ports } of early)
    dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}, reportError);

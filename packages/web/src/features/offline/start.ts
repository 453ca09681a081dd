import { goOffline, update } from './offline.ts';

/** The whole page is drawn anew when a style sheet comes, so the notice brings its own only when there is news. */
export async function startOffline(): Promise<void> {
  const stop = update.subscribe(({ waiting }) => {
    if (!waiting) return;
    stop();
    void import('./Update.tsx').then(({ showUpdates }) => showUpdates());
  });
  await goOffline();
}

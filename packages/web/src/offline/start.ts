import { noteTrouble } from '../base/report.ts';
import { goOffline, update } from './offline.ts';

/** The notice is fetched when there is news. */
export async function startOffline(): Promise<void> {
  const stop = update.subscribe(({ ready }) => {
    if (!ready) return;
    stop();
    import('./Update.tsx').then(({ showUpdates }) => showUpdates(), noteTrouble);
  });
  await goOffline();
}

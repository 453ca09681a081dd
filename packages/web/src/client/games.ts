import { noteTrouble } from '../base/report.ts';
import type { Entry } from '../storage/entry.ts';
import { listTables } from '../storage/games.ts';
import { waitingOld } from '../storage/old-games.ts';
import { startWorker } from '../worker/start-worker.ts';

/** Games of earlier versions are copied by a worker, which can play them. */
function bringOld(): Promise<void> {
  const worker = startWorker('bring');
  return new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve());
    worker.addEventListener('error', () => resolve());
  }).finally(() => worker.terminate());
}

/** All games on this device, those of earlier versions among them; if these cannot be had, at least ours. */
export async function listGames(): Promise<Entry[]> {
  try {
    if ((await waitingOld()).length > 0) await bringOld();
  } catch (error) {
    noteTrouble(String(error));
  }
  return listTables();
}

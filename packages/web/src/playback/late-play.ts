import { noteTrouble } from '../base/report.ts';
import { soon } from '../base/soon.ts';
import { narrate } from '../client/narration.ts';
import { endSkip, pace } from '../client/pace.ts';
import type { Playback } from '../client/screenplay.ts';

let loaded: Playback | null = null;
const load = soon(() =>
  import('./play.ts').then(({ play }) => {
    loaded = play;
  }),
);

/** What moves things comes when something is to move; without it things just happen. */
export const play: Playback = async (update, ...board) => {
  narrate(update.steps.flat());
  if (!loaded && pace() > 0) await load().catch(noteTrouble);
  await loaded?.(update, ...board);
  if (update.view.decision) endSkip();
};

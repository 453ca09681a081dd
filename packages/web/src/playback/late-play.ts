import type { Playback } from '../client/game-store.ts';
import { soon } from '../shell/soon.ts';

let loaded: Playback | null = null;
const load = soon(() =>
  import('./play.ts').then(({ play }) => {
    loaded = play;
  }),
);

/** Before the first decision nothing moves, so what moves things comes later; without it things just happen. */
export const play: Playback = async (...update) => {
  if (!loaded) await load().catch(() => undefined);
  await loaded?.(...update);
};

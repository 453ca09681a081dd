import type { Overlay, PublicView, ToldEvent } from '@rowan/rules';
import type { Codec } from './codec.ts';

/** Within one thread nothing has to be packed: what a host says is handed over as it is. */
export const plain: Codec = {
  events: (events) => events,
  frame: (_, after, events) => ({ e: events, p: after }),
  own: ({ after }, { own }) => ({ e: own, p: after }),
  readEvents: (events) => events as readonly ToldEvent[],
  publicAfter: (_, { p }) => p as PublicView,
  overlayAfter: (before, own) => (own?.p as Overlay | undefined) ?? before,
};

import type { Overlay, PublicView, ToldEvent } from '@rowan/rules';
import { packEvents, unpackEvents } from './event-codec.ts';
import { frameOf, overlayAfter, ownOf, publicAfter } from './frames.ts';

/** What a codec makes of events or of what changed in a view; only the same codec can read it. */
export type Packed = unknown;

export interface Frame {
  readonly e: Packed;
  readonly p: Packed;
}

export interface Own {
  readonly e?: Packed;
  readonly p?: Packed;
}

/** How what a host says is written for the way to a chair, and read there. Both sides have the same one. */
export interface Codec {
  events(events: readonly ToldEvent[]): Packed;
  frame(before: PublicView, after: PublicView, events: readonly ToldEvent[]): Frame;
  /** Null where the seat learns nothing beyond the frame. */
  own(overlays: Change<Overlay>, events: Seen): Own | null;
  readEvents(packed: Packed): readonly ToldEvent[];
  publicAfter(before: PublicView, frame: Frame): PublicView;
  overlayAfter(before: Overlay, own: Own | null): Overlay;
}

interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** What happened, as everybody saw it and as a seat did. */
interface Seen {
  readonly all: readonly ToldEvent[];
  readonly own: readonly ToldEvent[];
}

/** For a network: patches and packed events. */
export const packed: Codec = {
  events: packEvents,
  frame: frameOf,
  own: ({ before, after }, { all, own }) => ownOf(before, after, all, own),
  readEvents: (events) => unpackEvents(events as Parameters<typeof unpackEvents>[0]),
  publicAfter: (before, frame) => publicAfter(before, frame as Parameters<typeof publicAfter>[1]),
  overlayAfter: (before, own) => overlayAfter(before, own as Parameters<typeof overlayAfter>[1]),
};

import type { Overlay, PublicView, ToldEvent } from '@rowan/rules';
import { packEvents, unpackEvents, type PackedEvents } from './event-codec.ts';
import { patched, patchOf, type Patch } from './patch.ts';

/** What one row of a game did, as everybody may see it: the same for all who look on. */
export interface Frame {
  /** Its events. */
  readonly e: PackedEvents;
  /** What it changed in the public view; null where nothing shows. */
  readonly p: Patch | null;
}

/** What the row did beyond that for one seat. */
export interface Own {
  /** The events as the seat sees them, where they differ from those of the frame. */
  readonly e?: PackedEvents;
  /** What it changed in the overlay. */
  readonly p?: Patch;
}

/** Only what is public goes in, so only what is public comes out. */
export const frameOf = (
  before: PublicView,
  after: PublicView,
  events: readonly ToldEvent[],
): Frame => ({ e: packEvents(events), p: patchOf(before, after) });

/** Most events are shown to all as they are, and are then the very same objects. */
const differs = (shown: readonly ToldEvent[], own: readonly ToldEvent[]): boolean =>
  shown.length !== own.length ||
  own.some((event, i) => event !== shown[i] && patchOf<ToldEvent>(shown[i]!, event) !== null);

/** Null where the seat learns nothing beyond the frame. */
export function ownOf(
  before: Overlay,
  after: Overlay,
  shown: readonly ToldEvent[],
  own: readonly ToldEvent[],
): Own | null {
  const patch = patchOf(before, after);
  const hidden = differs(shown, own);
  if (patch === null && !hidden) return null;
  return { ...(hidden ? { e: packEvents(own) } : {}), ...(patch === null ? {} : { p: patch }) };
}

/** The public view after a frame. */
export const publicAfter = (before: PublicView, { p }: Frame): PublicView => patched(before, p);

/** The overlay of a seat after it got its own part, or none. */
export const overlayAfter = (before: Overlay, own: Own | null): Overlay =>
  patched(before, own?.p ?? null);

/** What happened, as the seat sees it; without a seat, as everybody does. */
export const eventsOf = (frame: Frame, own: Own | null): ToldEvent[] =>
  unpackEvents(own?.e ?? frame.e);

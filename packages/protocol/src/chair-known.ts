import type { Overlay, PublicView, ToldEvent } from '@rowan/rules';
import type { Codec } from './codec.ts';
import type { Attached, Chronicle, FrameMessage, OwnMessage, Takeback } from './wire.ts';

export type Steps = readonly (readonly ToldEvent[])[];

/** What one seat of the chair knows beyond the rest: its overlay, and what happened as it saw it. */
interface SeatKnown {
  readonly overlay: Overlay;
  readonly steps: Steps;
}

/** What the chair knows of its table once everything about it has come. */
export interface Known {
  readonly facts: Attached;
  readonly seq: number;
  readonly shown: PublicView;
  readonly steps: Steps;
  readonly places: ReadonlyMap<number, SeatKnown>;
  readonly takeback: Takeback | null;
}

/** The steps as a seat saw them: everybody's, but for those in which it saw more. */
function stepsOf(codec: Codec, all: Steps, own: Chronicle['own'][number] | undefined): Steps {
  const steps = [...all];
  for (const [step, events] of own?.steps ?? []) steps[step] = codec.readEvents(events);
  return steps;
}

export function knownFrom(
  codec: Codec,
  facts: Attached,
  { seq, steps: packed, own }: Chronicle,
): Known {
  const steps = packed.map((events) => codec.readEvents(events));
  const places = facts.own.map(({ seat, overlay }): [number, SeatKnown] => [
    seat,
    {
      overlay,
      steps: stepsOf(
        codec,
        steps,
        own.find((one) => one.seat === seat),
      ),
    },
  ]);
  const { view: shown, takeback } = facts;
  return { facts, seq, shown, steps, places: new Map(places), takeback };
}

/** What is known after a row: everybody's frame, and what single seats learnt beyond it. */
export function afterRow(
  codec: Codec,
  known: Known,
  frame: FrameMessage,
  owns: readonly OwnMessage[],
): Known {
  const own = new Map(owns.map((one) => [one.s, one]));
  const events = codec.readEvents(frame.e);
  const after = (steps: Steps, happened: readonly ToldEvent[]): Steps =>
    frame.did ? steps.slice(0, frame.did === 'undone' ? -1 : undefined) : [...steps, happened];
  const places = [...known.places].map(([seat, place]): [number, SeatKnown] => {
    const mine = own.get(seat) ?? null;
    const seen = mine?.e ? codec.readEvents(mine.e) : events;
    return [
      seat,
      { overlay: codec.overlayAfter(place.overlay, mine), steps: after(place.steps, seen) },
    ];
  });
  const [seat, undo, redo] = frame.u ?? [];
  return {
    ...known,
    seq: frame.n,
    shown: codec.publicAfter(known.shown, frame),
    steps: after(known.steps, events),
    places: new Map(places),
    takeback: seat === undefined ? null : { seat, undo: undo!, redo: redo! },
  };
}

import type { EventKind, ToldEvent } from '@rowan/rules';

/** Where a viewer's last turn ended in their chronicle, and what came after it. */

export type Steps = readonly (readonly ToldEvent[])[];

/** The first event of a step that the viewer has not answered with a turn yet. */
export interface Mark {
  readonly step: number;
  readonly event: number;
}

const isOwn = (event: ToldEvent, kind: EventKind, viewer: number): boolean =>
  event.kind === kind && 'seat' in event && event.seat === viewer;

/** Where the viewer's last turn ended; null before they had one. */
export function lastTurnEnd(steps: Steps, viewer: unknown): Mark | null {
  if (typeof viewer !== 'number') return null;
  for (let step = steps.length - 1; step >= 0; step--) {
    const at = steps[step]!.findLastIndex((event) => isOwn(event, 'turnEnded', viewer));
    if (at >= 0) return { step, event: at + 1 };
  }
  return null;
}

/** All that happened since. */
export function eventsSince(steps: Steps, viewer: unknown): ToldEvent[] {
  const { step, event } = lastTurnEnd(steps, viewer) ?? { step: 0, event: 0 };
  return steps.slice(step).flatMap((events, i) => (i === 0 ? events.slice(event) : events));
}

/** What a player does in a turn; what the rules do for them at its beginning is none of it. */
const DEEDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'assignedToCapitol',
  'constructed',
  'levelledUp',
  'abilityUsed',
  'planConfirmed',
]);

/** Whether it is the viewer's turn and they have not done anything in it. */
export function isFresh(steps: Steps, viewer: unknown): boolean {
  const events = eventsSince(steps, viewer);
  const begun = events.findLastIndex(
    (event) => typeof viewer === 'number' && isOwn(event, 'turnStarted', viewer),
  );
  return begun >= 0 && !events.slice(begun).some(({ kind }) => DEEDS.has(kind));
}

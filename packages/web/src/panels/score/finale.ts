import type { EventOf, ToldEvent } from '@rowan/rules';

/** One thing that counted only at the end. */
export type FinalItem = EventOf<'vpChanged'>;

/** What was added after the last turn, in the order in which it was counted. */
export function finaleOf(steps: readonly (readonly ToldEvent[])[]): FinalItem[] {
  const events = steps.slice(-1).flat();
  if (events.at(-1)?.kind !== 'gameEnded') return [];
  const last = events.findLastIndex(({ kind }) => kind === 'turnEnded');
  return events
    .slice(last + 1)
    .filter((event): event is FinalItem => event.kind === 'vpChanged' && event.n !== 0);
}

import type { Thought } from '@rowan/protocol';
import type { Report } from './thinker.ts';

/** How the coach's thought comes along, as the page is told. */
export const thoughtOf = (seat: number, { share, iterations, candidates }: Report): Thought => ({
  seat,
  share,
  iterations,
  candidates: candidates.map(({ answer, value }) => ({ answer, value })),
});

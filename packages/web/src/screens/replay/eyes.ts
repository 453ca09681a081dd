import type { Eyes, ReplayInfo } from '../../worker/replay.worker.ts';

/** Whose eyes a replay starts with: hands of others stay hidden while the game is not over. */
export function firstEyes({ seats, over }: Pick<ReplayInfo, 'seats' | 'over'>): Eyes {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const own = persons[0] ?? 0;
  const alone = over || persons.length === 1;
  return { seat: alone ? own : 'spectator', open: false };
}

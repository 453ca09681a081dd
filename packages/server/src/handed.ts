import type { PlayCommand } from '@rowan/protocol';
import { redoer, undoer, type Game, type Said } from '@rowan/table';
import type { Clockwork } from './clockwork.ts';

/** Seats for which a bot plays, and what that means to whoever sits at their chair: one person, or several. */

/** Whoever was away when their time ended has their seat again; the clock of whoever was waited for runs again. */
export function rowsOnReturn(clockwork: Clockwork, seats: readonly number[], now: number): Said[] {
  const { handed, clock } = clockwork;
  const back = seats
    .filter((seat) => handed.get(seat) === 'clock')
    .map((seat): Said => ({ kind: 'handed', seat, to: 'person', why: 'clock' }));
  const awaited = clock.waits !== null && seats.includes(clock.waits);
  return awaited && clockwork.isPaused(now) ? [...back, { kind: 'resumed' }] : back;
}

/** Whose seat a command would be carried out for; null where it is not one seat's. */
function actorOf(game: Game, kind: PlayCommand['kind']): number | null {
  if (kind === 'move') return game.state.decision?.seat ?? null;
  if (kind === 'undo') return undoer(game);
  return kind === 'redo' ? redoer(game) : null;
}

/** Whether a bot plays for whoever would do this. */
export function isHanded(
  { handed }: Clockwork,
  game: Game,
  seats: readonly number[],
  kind: PlayCommand['kind'],
): boolean {
  const actor = actorOf(game, kind);
  if (seats.length > 0 && seats.every((seat) => handed.has(seat))) return true;
  return actor !== null && seats.includes(actor) && handed.has(actor);
}

const HANDS = { leave: 'bot', back: 'person' } as const;

/** Whoever leaves or comes back does so with everybody at their chair: what has to be written beside their own row. */
export function rowsOfOthers(
  { table }: Game,
  seats: readonly number[],
  kind: PlayCommand['kind'],
): Said[] {
  if (kind !== 'leave' && kind !== 'back') return [];
  const to = HANDS[kind];
  const handed = seats.filter((seat) => table.seats[seat]?.kind !== to);
  return handed.slice(1).map((seat): Said => ({ kind: 'handed', seat, to, why: 'left' }));
}

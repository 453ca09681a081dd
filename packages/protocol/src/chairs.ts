import { hostOf, type Gathering } from '@rowan/table';
import type { Phase } from './node-messages.ts';

export function phaseOf({ closed, salts, startedAt }: Gathering): Phase {
  if (closed) return 'closed';
  if (salts) return 'play';
  return startedAt === null ? 'gather' : 'salting';
}

/** The seats of a person, and of those who sit beside them. */
export const seatsOf = ({ chairs }: Gathering, person: string): number[] =>
  chairs.flatMap((chair, seat) =>
    chair.person !== null && hostOf(chair.person) === person ? [seat] : [],
  );

/** The first of them; null for onlookers. */
export const seatOf = (gathering: Gathering, person: string): number | null =>
  seatsOf(gathering, person)[0] ?? null;

/** The seat that is spoken of, if it is one's own. */
export function ownSeat(
  gathering: Gathering,
  person: string,
  seat: number | undefined,
): number | null {
  const own = seatsOf(gathering, person);
  return (seat === undefined ? own[0] : own.find((one) => one === seat)) ?? null;
}

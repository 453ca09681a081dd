import type { Seat } from '@rowan/table';
import { t } from '../text/text.ts';
import { namesOf } from './seats.ts';

export function nameOfSeats(seats: readonly Seat[]): string {
  const names = namesOf(seats).join(', ');
  return seats.length === 1 ? t('games.solo', { who: names }) : names;
}

interface Named {
  readonly name?: string;
  readonly seats: readonly Seat[];
}

/** As its owner called it, or after those who play. */
export const nameOfGame = ({ name, seats }: Named): string => name ?? nameOfSeats(seats);

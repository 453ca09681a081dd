import type { Seat } from '@rowan/table';

/** A place at the table while it is being set up. */
export interface Chair {
  readonly kind: 'person' | 'bot' | 'nobody';
  readonly name: string;
  readonly colour: number;
  readonly bot: string;
}

export const NOBODY: Chair = { kind: 'nobody', name: '', colour: 0, bot: 'squire' };

export const seatsOf = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ kind, name, colour, bot }): Seat[] => {
    if (kind === 'nobody') return [];
    return kind === 'bot' ? [{ kind, name, colour, bot }] : [{ kind, name, colour }];
  });

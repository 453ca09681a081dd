import { keyFromSeed } from '@rowan/rules';
import type { PlayedGame, Seat } from '@rowan/table';

/** Games for several persons at one device, dealt and not yet begun. */

export const seatsOf = (kinds: readonly Seat['kind'][]): Seat[] =>
  kinds.map((kind, colour) => ({
    kind,
    name: ['Ann', 'Bob', 'Cid', 'Dee'][colour]!,
    colour,
    ...(kind === 'bot' ? { bot: 'squire' } : {}),
  }));

export const dealtFor = (seats: readonly Seat[], seed: string): PlayedGame => ({
  table: {
    setup: {
      players: seats.length,
      towers: true,
      hiredHelp: [],
      advanced: false,
      key: keyFromSeed(seed),
    },
    seats,
  },
  moves: [],
});

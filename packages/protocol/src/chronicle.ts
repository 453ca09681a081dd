import type { GameEvent } from '@rowan/rules';
import type { Engine, Loaded } from '@rowan/table';
import type { Codec } from './codec.ts';
import type { Chronicle } from './wire.ts';

const same = (a: readonly GameEvent[], b: readonly GameEvent[]): boolean =>
  a.length === b.length && a.every((event, i) => event === b[i]);

/** What happened, as everybody saw it, and for each seat the steps in which it saw more. */
export function chronicleOf(
  codec: Codec,
  { game, steps }: Pick<Loaded, 'game' | 'steps'>,
  { seats, seq }: { readonly seats: readonly number[]; readonly seq: number },
): Chronicle {
  const { viewEvents }: Engine = game.engine;
  const seen = steps.map((events) => viewEvents(events, 'spectator'));
  const own = seats.map((seat) => ({
    seat,
    steps: steps.flatMap((events, i) => {
      const mine = viewEvents(events, seat);
      return same(mine, seen[i]!) ? [] : [[i, codec.events(mine)] as const];
    }),
  }));
  return { kind: 'chronicle', seq, steps: seen.map((events) => codec.events(events)), own };
}

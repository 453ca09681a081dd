import type { Effect } from '../effects.ts';
import type { LocationCard } from '../types.ts';
import type { BasicClass, Need } from '../vocabulary.ts';
import { fail, field, item, type At } from './parser.ts';

interface Place {
  readonly needs: readonly Need[];
  readonly gives: readonly Effect[];
  readonly stock?: LocationCard['stock'];
}

const unitTaken = (effect: Effect): BasicClass | undefined =>
  effect.kind === 'return' || effect.kind === 'hold' ? effect.unit : undefined;

/** L2, L4: a place returns or holds no more Units of a class than it surely has. */
const takesWhatIsThere = ({ needs, gives }: Place, at: At): void => {
  gives.forEach((effect, index) => {
    const unit = unitTaken(effect);
    if (unit === undefined) return;
    const taken = gives.slice(0, index + 1).filter((other) => unitTaken(other) === unit).length;
    if (taken > needs.filter((need) => need === unit).length)
      fail(field(item(field(at, 'gives'), index), 'unit'), 'mismatch', 'a class of needs', unit);
  });
};

/** L7: what is paid from the tile came with it. */
const paysFromStock = ({ gives, stock }: Place, at: At): void => {
  gives.forEach((effect, index) => {
    if (effect.kind === 'gain' && effect.from === 'tile' && effect.meeple !== stock?.meeple)
      fail(
        field(item(field(at, 'gives'), index), 'meeple'),
        'mismatch',
        stock?.meeple ?? 'a stock',
        effect.meeple,
      );
  });
};

export const standsOnPlace = (place: Place, at: At): void => {
  takesWhatIsThere(place, at);
  paysFromStock(place, at);
};

import type { Catalogue } from '@rowan/cards';
import type { OrderOf } from '@rowan/rules';

/** Whether it is all the same which of these comes first: one alone, or Monsters that give the same. */
export const areAlike = (
  { monsters }: Pick<Catalogue, 'monsters'>,
  of: OrderOf,
  items: readonly number[],
): boolean =>
  items.length < 2 ||
  (of === 'monsters' &&
    new Set(items.map((item) => JSON.stringify(monsters[item]!.gives))).size === 1);

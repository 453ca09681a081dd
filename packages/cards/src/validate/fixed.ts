import type { CardBase } from '../types.ts';
import { fail, field, item, type At } from './parser.ts';

const step = (held: unknown, key: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, key)
    ? (held as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** `levels[1].cost` → `levels`, `1`, `cost` */
const keysOf = (path: string): readonly string[] => path.replaceAll(']', '').split(/[.[]/);

const exists = (card: CardBase, path: string): boolean =>
  keysOf(path).reduce<unknown>(step, card) !== undefined;

/** Each entry of `fixed` names a field that the card has. */
export const fixedFieldsExist = (card: CardBase, at: At): void => {
  card.fixed?.forEach((path, index) => {
    if (!exists(card, path))
      fail(item(field(at, 'fixed'), index), 'mismatch', 'a field of this card', path);
  });
};

import type { AnyCard, Describer } from '@rowan/cards';
import { words } from './words.ts';

/** What cards are called and what they say, in the language of the page. */

type NamedCard = Pick<AnyCard, 'id' | 'name'>;

/** As it is written on a card: a long word may be broken where a soft hyphen is. */
export const printedName = (card: NamedCard): string => words().names[card.id] ?? card.name;

export const cardName = (card: NamedCard | undefined): string =>
  card ? printedName(card).replaceAll('\u00AD', '') : '';

export const describer = (): Describer => words().cards;

import type { AnyCard, Describer } from '@rowan/cards';
import { words } from './words.ts';

/** What cards are called and what they say, in the language of the page. */

export const cardName = (card: Pick<AnyCard, 'id' | 'name'> | undefined): string =>
  card ? (words().names[card.id] ?? card.name) : '';

export const describer = (): Describer => words().cards;

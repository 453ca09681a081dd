import { allCards, describeCard, type Catalogue } from '@rowan/cards';
import { PLAY } from '../strings-play.ts';
import { wrapped } from './wrap.ts';

/** What the cards say whose name begins like this, or else has it somewhere; each text once. */
export function cardLines(catalogue: Catalogue, name: string, width: number): string[] {
  const wanted = name.toLowerCase();
  const cards = allCards(catalogue).map(({ card }) => card);
  const begins = cards.filter((card) => card.name.toLowerCase().startsWith(wanted));
  const found =
    begins.length > 0 ? begins : cards.filter((card) => card.name.toLowerCase().includes(wanted));
  const texts = new Set(found.map((card) => `${card.name}: ${describeCard(card)}`));
  if (texts.size === 0) return [PLAY.noCard(name)];
  return [...texts].flatMap((text) => wrapped(text, width, '  '));
}

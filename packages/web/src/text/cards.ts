import type { AnyCard, Describer, HeroCard } from '@rowan/cards';
import { words } from './words.ts';

/** What cards are called and what they say, in the language of the page. */

type NamedCard = Pick<AnyCard, 'id' | 'name'>;

/** As it is written on a card: a long word may be broken where a soft hyphen is. */
export const printedName = (card: NamedCard): string => words().names[card.id] ?? card.name;

export const cardName = (card: NamedCard | undefined): string =>
  card ? printedName(card).replaceAll('\u00AD', '') : '';

/** What follows from a thing, found once for each. */
function remembered<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const found = new WeakMap<K, V>();
  return (of) => {
    const value = found.has(of) ? found.get(of)! : find(of);
    found.set(of, value);
    return value;
  };
}

/** Whatever is drawn again says the same again: a card is put into words once in a language. */
const remembering = remembered((of: Describer): Describer => {
  const levels = remembered((card: HeroCard) =>
    card.levels.map(({ level }) => of.hero(card, level)),
  );
  const hero = (card: HeroCard, level: number): string => levels(card)[level - 1] ?? '';
  return { ...of, card: remembered(of.card), hero };
});

export const describer = (): Describer => remembering(words().cards);

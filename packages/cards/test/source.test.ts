import { expect, test } from 'vitest';
import { allCards, builtIn, cardOf, deckOf, type AnyCard, type Deck } from '../src/index.ts';

const DECKS: Readonly<Record<Deck, RegExp>> = {
  start: /^startingLocations/,
  tile: /^tiles/,
  slot: /^slots/,
  room: /^rooms/,
  monster: /^monsters/,
  overlord: /^overlords/,
  henchman: /^henchman/,
  token: /^bonusTokens/,
  quest: /^quests/,
  hero: /^heroes/,
  prestige: /^prestige/,
  order: /^guard.orders/,
  spot: /^guard.board/,
};

const listed = (where: RegExp): readonly AnyCard[] =>
  allCards(builtIn).flatMap(({ path, card }) => (where.test(path) ? [card] : []));

test.each(Object.entries(DECKS) as [Deck, RegExp][])(
  'a %s is found by its number',
  (deck, where) => {
    const cards = listed(where);
    expect(deckOf(builtIn, deck)).toEqual(cards);
    for (const [index, card] of cards.entries())
      expect(cardOf(builtIn, { card: deck, index })).toBe(card);
    expect(cards.length).toBeGreaterThan(0);
  },
);

test('a rule and a card face down are no card', () => {
  expect(cardOf(builtIn, { rule: 'E1' })).toBeUndefined();
  expect(cardOf(builtIn, { card: 'quest', index: -1 })).toBeUndefined();
});

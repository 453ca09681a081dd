import type { AnyCard } from './all-cards.ts';
import type { Catalogue } from './types.ts';

/** The cards that each word for one of them counts in. */
const DECKS = {
  start: ({ startingLocations }) => startingLocations,
  tile: ({ tiles }) => tiles,
  slot: ({ slots }) => slots,
  room: ({ rooms }) => rooms,
  monster: ({ monsters }) => monsters,
  overlord: ({ overlords }) => overlords,
  henchman: ({ henchman }) => [henchman],
  token: ({ bonusTokens }) => bonusTokens,
  quest: ({ quests }) => quests,
  hero: ({ heroes }) => heroes,
  prestige: ({ prestige }) => prestige,
  order: ({ guard }) => guard.orders,
  spot: ({ guard }) => guard.board,
} as const satisfies Readonly<Record<string, (catalogue: Catalogue) => readonly AnyCard[]>>;

/** A word for the cards of a list. */
export type Deck = keyof typeof DECKS;

/** A card by its number among the cards of its kind. */
export interface CardSource {
  readonly card: Deck;
  readonly index: number;
}

/** The card or the bare rule that caused something. */
export type Source = CardSource | { readonly rule: string };

export const deckOf = (catalogue: Catalogue, deck: Deck): readonly AnyCard[] =>
  DECKS[deck](catalogue);

/** The card that something came from; none for a rule, nor for a card that lies face down. */
export const cardOf = (catalogue: Catalogue, source: Source): AnyCard | undefined =>
  'card' in source ? deckOf(catalogue, source.card)[source.index] : undefined;

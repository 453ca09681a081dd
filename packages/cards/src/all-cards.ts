import type { Catalogue } from './types.ts';

const LISTS = [
  'heroes',
  'prestige',
  'startingLocations',
  'slots',
  'tiles',
  'monsters',
  'overlords',
  'bonusTokens',
  'quests',
  'rooms',
  'roomSets',
] as const;

type Single = 'peasant' | 'henchman';

/** Any card of a catalogue. */
export type AnyCard =
  | Catalogue[(typeof LISTS)[number]][number]
  | Catalogue[Single]
  | Catalogue['guard']['orders' | 'board'][number];

export interface PlacedCard {
  /** Where it stands in the catalogue, such as `monsters[3]`. */
  readonly path: string;
  readonly card: AnyCard;
}

const listed = (path: string, cards: readonly AnyCard[] = []): PlacedCard[] =>
  cards.map((card, index) => ({ path: `${path}[${index}]`, card }));

const single = (path: string, card: AnyCard | undefined): PlacedCard[] =>
  card ? [{ path, card }] : [];

/** Every card, with its place; of an unfinished catalogue, those that are there. */
export const allCards = (catalogue: Partial<Catalogue>): readonly PlacedCard[] => [
  ...single('peasant', catalogue.peasant),
  ...LISTS.flatMap((list) => listed(list, catalogue[list])),
  ...single('henchman', catalogue.henchman),
  ...listed('guard.orders', catalogue.guard?.orders),
  ...listed('guard.board', catalogue.guard?.board),
];

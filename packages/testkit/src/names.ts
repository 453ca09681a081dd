import {
  DISTRICTS,
  MEEPLES,
  PLACES,
  builtIn,
  cardOf,
  deckOf,
  notationOfPlace,
  type District,
  type Meeple,
  type PlaceNotation,
} from '@rowan/cards';
import {
  BASICS,
  S,
  districtOf,
  noMeeples,
  type Counts,
  type Place,
  type PlannedPlace,
} from '@rowan/rules';

export type PlaceName = PlaceNotation;

const PLACE_NAMES = new Map(
  Array.from({ length: PLACES }, (_, place): [Place, PlaceName] => [place, notationOfPlace(place)]),
);
const PLACES_BY_NAME = new Map([...PLACE_NAMES].map(([place, name]) => [name, place]));

export function place(name: PlaceName): Place {
  const found = PLACES_BY_NAME.get(name);
  if (found === undefined) throw new Error(`no place is called ${name}`);
  return found;
}

export function placeName(number: Place): PlaceName {
  const found = PLACE_NAMES.get(number);
  if (found === undefined) throw new Error(`no place has the number ${number}`);
  return found;
}

export const district = (name: District): number => DISTRICTS.indexOf(name);
export const districtName = (number: number): District => DISTRICTS[number]!;
/** The district that a named place lies in. */
export const districtNameOf = (name: PlaceName): District => districtName(districtOf(place(name)));

/** The number of a meeple kind by its letter. */
export function meeple(letter: string): number {
  const index = MEEPLES.indexOf(letter as Meeple);
  if (index < 0) throw new Error(`no meeple is called ${letter}`);
  return index;
}

/** `'PPW'` as counts. */
export function meeples(letters: string): Counts {
  const counts = noMeeples();
  for (const letter of letters) counts[meeple(letter)]! += 1;
  return counts;
}

/** Counts as letters, in the order P W M C K R L S X. */
export const letters = (counts: readonly number[]): string =>
  counts.map((n, i) => MEEPLES[i]!.repeat(n)).join('');

/** `'KPS:W'` on a place: `S:W` is a Shaman that stands for a Warrior, a bare `S` one without a class. */
export function planned(name: PlaceName, text: string): PlannedPlace {
  const units = noMeeples();
  const as = Array.from({ length: BASICS }, () => 0);
  for (const [token, declared] of tokens(text)) {
    units[meeple(token)]! += 1;
    if (declared !== undefined) as[meeple(declared)]! += 1;
  }
  const at = { place: place(name), units };
  return units[S]! > 0 ? { ...at, as } : at;
}

function tokens(text: string): [string, string | undefined][] {
  const found = [...text.matchAll(/S:([PWMCK])|([PWMCKRLSX])/g)];
  if (found.map(([token]) => token).join('') !== text) throw new Error(`not meeples: ${text}`);
  return found.map(([, declared, plain]) => (declared ? ['S', declared] : [plain!, undefined]));
}

/** The kinds of cards that tests name. */
export type Deck = 'monster' | 'quest' | 'tile' | 'room' | 'token' | 'order';

/** All cards of that id or name, in the order of the catalogue; several Monsters and Rooms share a name. */
export function cards(deck: Deck, name: string): number[] {
  const found = deckOf(builtIn, deck).flatMap((card, index) =>
    card.id === name || card.name === name ? [index] : [],
  );
  if (found.length === 0) throw new Error(`no ${deck} is called ${name}`);
  return found;
}

/** The card of that id, or the first of that name. */
export const card = (deck: Deck, name: string): number => cards(deck, name)[0]!;
export const cardName = (deck: Deck, index: number): string =>
  cardOf(builtIn, { card: deck, index })!.name;
export const cardId = (deck: Deck, index: number): string =>
  cardOf(builtIn, { card: deck, index })!.id;

import type { AnyCard, Catalogue } from '@rowan/cards';
import type { GameView, Place, Rejection, Source } from '@rowan/rules';
import { letterOf, meepleName } from '../parts/Meeple.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t, type TextKey } from '../text/text.ts';
import { cardAt, type PlaceCard } from './cards.ts';
import type { PlaceModel } from './place.ts';

export const nameOf = (there: PlaceCard): string => {
  if ('card' in there) return cardName(there.card);
  return there.kind === 'vacant' ? t('spot.vacant') : t('spot.empty');
};

export const textOf = (catalogue: Catalogue, there: PlaceCard): string => {
  if ('card' in there) return describer().card(there.card);
  return there.kind === 'vacant' ? describer().card(catalogue.slots[there.slot]!) : '';
};

export const partyText = (units: readonly number[]): string =>
  units.flatMap((n, meeple) => (n > 0 ? [`${n} ${meepleName(meeple, n)}`] : [])).join(', ');

/** Name, text and state of a place in words. */
export function placeLabel(catalogue: Catalogue, model: PlaceModel): string {
  const { there, units, report, light } = model;
  const party = partyText(units);
  return [
    `${nameOf(there)}. ${textOf(catalogue, there)}`,
    party && t('spot.party', { party }),
    report && report.strength > 0 && t('spot.cv', { cv: report.cv, strength: report.strength }),
    (light === 'helps' || light === 'open') && t('spot.target'),
    light === 'reach' && t('spot.reach'),
  ]
    .filter(Boolean)
    .join(' ');
}

export const placeName = (catalogue: Catalogue, view: GameView, place: Place): string =>
  nameOf(cardAt(catalogue, view, place));

type CardSource = Extract<Source, { card: string }>;

const CARDS: Readonly<
  Record<CardSource['card'], (catalogue: Catalogue, index: number) => AnyCard | undefined>
> = {
  start: ({ startingLocations }, i) => startingLocations[i],
  tile: ({ tiles }, i) => tiles[i],
  slot: ({ slots }, i) => slots[i],
  room: ({ rooms }, i) => rooms[i],
  monster: ({ monsters }, i) => monsters[i],
  overlord: ({ overlords }, i) => overlords[i],
  henchman: ({ henchman }) => henchman,
  token: ({ bonusTokens }, i) => bonusTokens[i],
  quest: ({ quests }, i) => quests[i],
  hero: ({ heroes }, i) => heroes[i],
  prestige: ({ prestige }, i) => prestige[i],
  order: ({ guard }, i) => guard.orders[i],
  spot: ({ guard }, i) => guard.board[i],
};

/** The card or rule that caused something, by name. */
export const sourceName = (catalogue: Catalogue, source: Source): string =>
  'card' in source ? cardName(CARDS[source.card](catalogue, source.index)) : source.rule;

/** Why something is refused, in words. */
export function refusalText(
  catalogue: Catalogue,
  view: GameView,
  { code, facts = {} }: Rejection,
): string {
  const place = facts['place'];
  const meeple = facts['meeple'] ?? facts['unit'];
  const values = {
    ...Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [
        key,
        typeof value === 'object' ? value.join(', ') : value,
      ]),
    ),
    name: typeof place === 'number' ? placeName(catalogue, view, place) : '',
    meepleName: typeof meeple === 'number' ? meepleName(meeple) : '',
    letter: typeof meeple === 'number' ? letterOf(meeple) : '',
  };
  return t(`refusal.${code}` satisfies TextKey, values);
}

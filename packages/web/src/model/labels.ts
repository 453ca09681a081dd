import { cardOf, type Catalogue, type GuardSpot, type Place, type Source } from '@rowan/cards';
import type { GameView } from '@rowan/rules';
import type { Foresight } from '@rowan/table';
import { cardName, describer } from '../text/cards.ts';
import { t, type TextKey } from '../text/text.ts';
import { cardAt, type PlaceCard } from './cards.ts';
import { meepleName } from './meeples.ts';
import type { PlaceModel } from './place.ts';

export const nameOf = (there: PlaceCard): string => {
  if ('card' in there) return cardName(there.card);
  return there.kind === 'vacant' ? t('spot.vacant') : t('spot.empty');
};

/** What the Guard does when a meeple comes to a spot of its board. */
export const guardSpotText = (spot: GuardSpot): string =>
  t('guard.does', { text: describer().card(spot) });

export const textOf = (catalogue: Catalogue, there: PlaceCard): string => {
  if (there.kind === 'order') return t('guard.does', { text: describer().card(there.card) });
  if ('card' in there) return describer().card(there.card);
  return there.kind === 'vacant' ? describer().card(catalogue.slots[there.slot]!) : '';
};

export const partyText = (units: readonly number[]): string =>
  units.flatMap((n, meeple) => (n > 0 ? [`${n} ${meepleName(meeple, n)}`] : [])).join(', ');

/** Why a move cannot be taken back. */
export const sealWords = ({ reveals }: Foresight): string =>
  reveals ? t(`seal.${reveals}`) : t('seal.turn');

/** Name, text and state of a place in words. */
export function placeLabel(catalogue: Catalogue, model: PlaceModel): string {
  const { there, units, report, light, seal } = model;
  const party = partyText(units);
  return [
    `${nameOf(there)}. ${textOf(catalogue, there)}`,
    party && t('spot.party', { party }),
    report && report.strength > 0 && t('spot.cv', { cv: report.cv, strength: report.strength }),
    (light === 'helps' || light === 'open') &&
      t(there.kind === 'vacant' ? 'spot.slot' : 'spot.target'),
    light === 'reach' && t('spot.reach'),
    seal && `${sealWords(seal)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const placeName = (catalogue: Catalogue, view: GameView, place: Place): string =>
  nameOf(cardAt(catalogue, view, place));

/** What players call what a rule does by itself; numbers of paragraphs are no names. */
const RULE_NAMES: Readonly<Record<string, TextKey>> = {
  T1: 'capitol',
  F4: 'source.sets',
  G3: 'source.orders',
};

/** The card or the part of the game that caused something, by name; none where the rules just say so. */
export function sourceName(catalogue: Catalogue, source: Source): string {
  if ('card' in source) return cardName(cardOf(catalogue, source));
  const key = RULE_NAMES[source.rule];
  return key ? t(key) : '';
}

import { MONSTER, type Place } from '@rowan/cards';
import { cardName } from '../../text/cards.ts';
import type { Situation } from './situation.ts';

/** Monsters, as the coach speaks of them. */

export const strengthAt = ({ view, catalogue }: Situation, place: Place): number =>
  catalogue.monsters[view.monsters[place - MONSTER] ?? -1]?.strength ?? 99;

export function monsterName({ view, catalogue }: Situation, place: Place | undefined): string {
  return cardName(catalogue.monsters[view.monsters[(place ?? 0) - MONSTER] ?? -1]);
}

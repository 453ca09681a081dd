import { HERO_UNITS } from '@rowan/cards';
import type { SeatView } from '@rowan/rules';
import { labelled, t } from '../text/text.ts';
import { partyText } from './labels.ts';
import { meepleName } from './meeples.ts';

const ZONES: readonly ('tavern' | 'bag' | 'lodgings')[] = ['tavern', 'bag', 'lodgings'];

/** Where a player's meeples are. */
export const zonesInWords = (player: Pick<SeatView, 'tavern' | 'bag' | 'lodgings'>): string =>
  ZONES.map((zone) => labelled(t(zone), partyText(player[zone]) || '–')).join('. ');

/** All that lies before a player, in words. */
export function inWords(player: SeatView): string {
  const { levels, hand, completed, rooms } = player;
  return [
    zonesInWords(player),
    labelled(
      t('heroes'),
      HERO_UNITS.map((unit, hero) => `${meepleName(unit)} ${levels[hero]!}`).join(', '),
    ),
    `${t('rival.quests', { n: hand.length })}, ${t('quests.done', { n: completed.length })}`,
    t('rooms', { n: rooms.length }),
  ]
    .map((words) => `${words}. `)
    .join('')
    .trim();
}

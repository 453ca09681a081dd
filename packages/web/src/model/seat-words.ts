import { HERO_UNITS } from '@rowan/cards';
import type { SeatView } from '@rowan/rules';
import { labelled, t, type TextKey } from '../text/text.ts';
import { partyText } from './labels.ts';
import { meepleName } from './meeples.ts';

/** All that lies before a player, in words. */
export function inWords({
  tavern,
  bag,
  lodgings,
  levels,
  hand,
  completed,
  rooms,
}: SeatView): string {
  const zones: readonly (readonly [TextKey, readonly number[]])[] = [
    ['tavern', tavern],
    ['bag', bag],
    ['lodgings', lodgings],
  ];
  return [
    ...zones.map(([zone, meeples]) => labelled(t(zone), partyText(meeples) || '–')),
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

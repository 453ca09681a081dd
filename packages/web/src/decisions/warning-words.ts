import type { Warning } from '@rowan/table';
import { partyText, placeName } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import type { Asked } from './coach-words.ts';

/** What a plan gives away, in words made from facts. */
export function warningText({ catalogue, view }: Asked, warning: Warning): string {
  const place = placeName(catalogue, view, warning.place);
  switch (warning.kind) {
    case 'quest': {
      const name = cardName(catalogue.quests[warning.quest]);
      return t('warning.quest', { name, meeple: meepleName(warning.meeple), place });
    }
    case 'idle':
      return t('warning.idle', { units: partyText(warning.units), place });
    case 'spare': {
      const monster = placeName(catalogue, view, warning.monster);
      return t('warning.spare', { monster, meeple: meepleName(warning.meeple), place });
    }
    case 'penalty': {
      const name = cardName(catalogue.quests[warning.quest]);
      return t('warning.penalty', { name, n: warning.vp, place });
    }
  }
}

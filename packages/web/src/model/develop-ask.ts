import type { Offer } from '@rowan/table';
import type { TextKey } from '../text/text.ts';

/** What the Development Phase still has to offer, in one sentence: never more, never less than the offers. */
export function developAsk(offers: readonly Offer[], tileChosen: boolean): TextKey {
  const may = (what: string): boolean =>
    offers.some(({ answer }) => 'do' in answer && answer.do === what);
  if (tileChosen) return 'develop.chooseSlot';
  if (may('assign')) return 'develop.ask';
  if (!may('end')) return 'develop.resolve';
  return may('ability') ? 'develop.ability' : 'develop.done';
}

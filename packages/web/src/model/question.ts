import type { Decision } from '@rowan/rules';
import { t } from '../text/text.ts';

/** Decisions that are asked with a list of answers. */
export type Question = Exclude<Decision, { kind: 'develop' | 'plan' }>;

/** What is asked, in one line. */
export function questionOf(decision: Question): string {
  switch (decision.kind) {
    case 'order':
      return t(`choice.order.${decision.of}`);
    case 'unit':
      return t(`choice.unit.${decision.to}`);
    case 'discardQuest':
      return t('choice.discardQuest', { n: decision.left });
    case 'backToBag':
      return t('choice.backToBag', { n: decision.upTo });
    case 'cleanse':
    case 'payCost':
    case 'overflow':
    case 'drawEffect':
      return t(`choice.${decision.kind}`);
  }
}

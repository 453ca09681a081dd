import type { Goal, QuestProgress } from '@rowan/rules';
import { t } from '../text/text.ts';

type Figures = Pick<QuestProgress, 'goal' | 'have' | 'need' | 'met'>;

const FIGURES: { readonly [G in Goal]: (have: number, need: number) => string } = {
  least: (have, need) => `${have}/${need}`,
  most: (have, need) => t('quest.most.figures', { have, need }),
  lead: (have, need) => `${have} : ${need}`,
};

export const metOrOpen = ({ met }: Pick<QuestProgress, 'met'>): 'met' | 'open' =>
  met ? 'met' : 'open';

/** Progress in figures that say what is meant: 2/3, 7 of at most 5, 1 : 4. */
export const figuresOf = ({ goal, have, need }: Figures): string => FIGURES[goal](have, need);

/** A tie at nothing is met, but nothing to be proud of. */
export const isGained = ({ goal, have, met }: Figures): boolean =>
  met && (goal !== 'lead' || have > 0);

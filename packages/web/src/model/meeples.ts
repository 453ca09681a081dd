import { MEEPLES, MEEPLE_NAMES } from '@rowan/cards';
import { t } from '../text/text.ts';

/** The letter of the catalogue: a sign for programs. */
export const codeOf = (meeple: number): string => MEEPLES[meeple] ?? '';

/** What stands for a meeple where its name has no room, in the language of the page. */
export const letterOf = (meeple: number): string => t('meeple.letters').split(' ')[meeple] ?? '';

export const meepleName = (meeple: number, n = 1): string =>
  t(`meeple.${MEEPLE_NAMES[meeple] ?? 'corruption'}`, { n });

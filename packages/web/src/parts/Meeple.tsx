import { MEEPLES } from '@rowan/cards';
import { t, type TextKey } from '../text/text.ts';
import styles from './Meeple.module.css';

const SPRITES = [
  'peasant',
  'warrior',
  'mage',
  'cleric',
  'knight',
  'ranger',
  'paladin',
  'shaman',
  'corruption',
] as const;

export const spriteOf = (meeple: number): string => SPRITES[meeple] ?? 'corruption';
export const letterOf = (meeple: number): string => MEEPLES[meeple] ?? '';
export const meepleName = (meeple: number, n = 1): string =>
  t(`meeple.${spriteOf(meeple)}` as TextKey, { n });

interface Props {
  readonly meeple: number;
  readonly class?: string | undefined;
  /** Lying, as exhausted meeples do. */
  readonly lying?: boolean;
}

export const Meeple = ({ meeple, class: extra, lying }: Props) => (
  <svg
    class={[styles.meeple, lying ? styles.lying : '', extra].join(' ')}
    viewBox="0 0 64 72"
    aria-hidden="true"
  >
    <use href={`#meeple-${spriteOf(meeple)}`} />
  </svg>
);

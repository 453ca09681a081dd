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

export const meeplePicture = (meeple: number): string => `./art/meeples/${spriteOf(meeple)}.svg`;

/** A picture and no drawing in the page: a crowd of drawings costs every frame twice as much. */
export const Meeple = ({ meeple, class: extra, lying }: Props) => (
  <img
    class={[styles.meeple, lying ? styles.lying : '', extra].join(' ')}
    src={meeplePicture(meeple)}
    alt=""
    draggable={false}
  />
);

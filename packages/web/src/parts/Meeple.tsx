import { MEEPLE_NAMES } from '@rowan/cards';
import styles from './Meeple.module.css';

interface Props {
  readonly meeple: number;
  readonly class?: string | undefined;
  /** Lying, as exhausted meeples do. */
  readonly lying?: boolean;
}

export const meeplePicture = (meeple: number): string =>
  `./art/meeples/${MEEPLE_NAMES[meeple]!}.svg`;

/** A picture and no drawing in the page: a crowd of drawings costs every frame twice as much. */
export const Meeple = ({ meeple, class: extra, lying }: Props) => (
  <img
    class={[styles.meeple, lying ? styles.lying : '', extra].join(' ')}
    src={meeplePicture(meeple)}
    alt=""
    draggable={false}
  />
);

import type { Foresight } from '@rowan/table';
import { sealWords } from '../model/labels.ts';
import { Icon } from './Icon.tsx';
import styles from './Seal.module.css';

/** Says before the click that a move cannot be taken back, and why. */
export function Seal({ of, short }: { of: Foresight | null; short?: boolean }) {
  if (!of?.seals) return null;
  const words = sealWords(of);
  return (
    <span class={styles.seal} title={words}>
      <Icon name="lock" />
      <span class={short ? 'unseen' : undefined}>{words}</span>
    </span>
  );
}

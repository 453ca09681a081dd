import layout from '../../art/base/city/layout.json';
import { DISTRICTS } from '@rowan/cards';
import { t } from '../text/text.ts';
import { boxStyle } from './box.ts';
import styles from './Sword.module.css';

/** The Guard's sword on the fountain points at the favored district (G1). */
export function Sword({ district }: { readonly district: number }) {
  const name = t(`district.${DISTRICTS[district]!}`);
  return (
    <div
      class={styles.sword}
      style={{ ...boxStyle(layout.capitol.fountain), '--turn': `${district * 90 - 45}deg` }}
      role="img"
      aria-label={t('sword', { district: name })}
      title={t('sword', { district: name })}
    >
      <svg viewBox="-20 -60 40 70" aria-hidden="true">
        <path d="M0-58 4-50 3-12h9v5H3V6a3 3 0 0 1-6 0V-7h-9v-5h9L-4-50z" />
      </svg>
    </div>
  );
}

import { P } from '@rowan/cards';
import { useViewed } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { rove } from '../parts/roving.ts';
import { t } from '../text/text.ts';
import styles from './Supply.module.css';

/** How many meeples of each kind are left to gain. */
export function Supply() {
  const supply = useViewed((view) => view.supply);
  const many = useViewed(({ seats }) => seats.length > 2);
  return (
    <section class={styles.supply} aria-label={t('supply')} data-many={many || undefined}>
      <h2 class={styles.title}>
        <Icon name="supply" /> {t('supply')}
      </h2>
      <ul class={styles.list} onKeyDown={rove}>
        {supply.map((n, meeple) => (
          <li key={meeple} data-out={n === 0 || undefined}>
            <button
              type="button"
              tabIndex={meeple === P ? 0 : -1}
              aria-label={t('supply.left', { n, meeple: meepleName(meeple, n) })}
              {...lookable({ kind: 'meeple', meeple })}
            >
              <Meeple meeple={meeple} />
              <b>{n}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useViewed } from '../client/context.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import styles from './Supply.module.css';

/** How many meeples of each kind are left to gain. */
export function Supply() {
  const supply = useViewed((view) => view.supply);
  return (
    <section class={styles.supply} aria-label={t('supply')}>
      <h2 class={styles.title}>
        <Icon name="supply" /> {t('supply')}
      </h2>
      <ul class={styles.list}>
        {supply.map((n, meeple) => (
          <li
            key={meeple}
            data-out={n === 0 || undefined}
            title={t('supply.left', { n, meeple: meepleName(meeple, n) })}
          >
            <Meeple meeple={meeple} />
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { total } from '@rowan/cards';
import { usePlayer } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { rove } from '../parts/roving.ts';
import { t } from '../text/text.ts';
import styles from './Stores.module.css';

interface Counted {
  readonly meeple: number;
  readonly n: number;
}

const counted = (counts: readonly number[]): Counted[] =>
  counts.flatMap((n, meeple) => (n > 0 ? [{ meeple, n }] : []));

/** What may come out of the bag next: the bag's own meeples, or the Lodgings when it is empty (D5). */
function Bag({
  bag,
  lodgings,
  seat,
}: {
  bag: readonly number[];
  lodgings: readonly number[];
  seat: number;
}) {
  const size = total(bag);
  const pool = size > 0 ? bag : lodgings;
  const all = total(pool);
  const kinds = counted(pool);
  return (
    <section class={styles.store} aria-label={t('bag')} data-zone={`bag-${seat}`}>
      <h2 class={styles.title}>
        <Icon name="bag" /> {t('bag')} <b>{size}</b>
        <small>{t(size === 0 ? 'bag.refill' : 'bag.text')}</small>
      </h2>
      <ul class={styles.odds} data-many={kinds.length > 5 || undefined} onKeyDown={rove}>
        {kinds.map(({ meeple, n }, i) => {
          const share = Math.round((n / all) * 100);
          return (
            <li key={meeple} style={{ '--share': `${share}%` }}>
              <button
                type="button"
                tabIndex={i === 0 ? 0 : -1}
                {...lookable({ kind: 'meeple', meeple, seat })}
              >
                <Meeple meeple={meeple} />
                <span class="unseen">
                  {t('bag.odds', { meeple: meepleName(meeple, n), n, share })}
                </span>
                <span class={styles.n} aria-hidden="true">
                  {n}
                </span>
                <span class={styles.share} aria-hidden="true">
                  {share}%
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Lodgings({ lodgings, seat }: { lodgings: readonly number[]; seat: number }) {
  return (
    <section class={styles.store} aria-label={t('lodgings')} data-zone={`lodgings-${seat}`}>
      <h2 class={styles.title}>
        <Icon name="lodgings" /> {t('lodgings')} <b>{total(lodgings)}</b>
        <small>{t('lodgings.text')}</small>
      </h2>
      <ul class={styles.beds} onKeyDown={rove}>
        {counted(lodgings).map(({ meeple, n }, i) => (
          <li key={meeple}>
            <button
              type="button"
              tabIndex={i === 0 ? 0 : -1}
              aria-label={`${n} ${meepleName(meeple, n)}`}
              {...lookable({ kind: 'meeple', meeple, seat })}
            >
              <Meeple meeple={meeple} lying />
              {n > 1 && <span class={styles.n}>{n}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bag with the odds of the next draw, and Lodgings. */
export function Stores({ seat }: { readonly seat: number }) {
  const { bag, lodgings } = usePlayer(seat);
  return (
    <div class={styles.stores}>
      <Bag bag={bag} lodgings={lodgings} seat={seat} />
      <Lodgings lodgings={lodgings} seat={seat} />
    </div>
  );
}

import { KINDS, X } from '@rowan/cards';
import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { meepleName } from '../../model/meeples.ts';
import { t } from '../../text/text.ts';
import styles from './SidePanel.module.css';

/** Corruption first: mostly that is what should go. */
const OFFERED = [
  X,
  ...Array.from({ length: KINDS }, (_, meeple) => meeple).filter((one) => one !== X),
];

const valueOf = (order: readonly number[] | null): string => (order ? order.join() : 'ask');
const orderOf = (value: string): number[] | null => {
  if (value === 'ask') return null;
  return value === '' ? [] : value.split(',').map(Number);
};

/** What one answers to somebody else's Mage's Workshop without being asked; nobody else sees it. */
export function StandingAnswer({ far }: { readonly far: Far }) {
  const order = useStore(far.store, ({ standing }) => standing);
  return (
    <label class={styles.standing}>
      <b>{t('online.standing')}</b>
      <select
        value={valueOf(order)}
        onChange={({ currentTarget }) =>
          far.say({ kind: 'standing', order: orderOf(currentTarget.value) })
        }
      >
        <option value="ask">{t('online.standing.ask')}</option>
        <option value="">{t('online.standing.none')}</option>
        {OFFERED.map((meeple) => (
          <option key={meeple} value={String(meeple)}>
            {t('online.standing.one', { meeple: meepleName(meeple, 1) })}
          </option>
        ))}
      </select>
      <small>{t('online.standing.text')}</small>
    </label>
  );
}

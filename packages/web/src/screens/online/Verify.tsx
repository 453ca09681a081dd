import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { namesOf } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import type { Verified } from '../../worker/remote-messages.ts';
import type { Seat } from '@rowan/table';
import styles from './Online.module.css';

type Mark = 'same' | 'other' | 'none';
const ICONS: Readonly<Record<Mark, string>> = { same: 'check', other: 'warning', none: 'help' };

const Line = ({ mark, text }: { readonly mark: Mark; readonly text: string }) => (
  <li data-mark={mark}>
    <Icon name={ICONS[mark]} /> {text}
  </li>
);

function Found({ found, seats }: { readonly found: Verified; readonly seats: readonly Seat[] }) {
  if (found.failed) return <p role="alert">{t('online.verified.failed')}</p>;
  const { kept, own, deal, seen, withheld } = found;
  const names = namesOf(seats);
  return (
    <ul class={styles.found} data-testid="verified">
      <Line mark={kept} text={t(`online.verified.kept.${kept}`)} />
      <Line mark={own} text={t(`online.verified.own.${own}`)} />
      <Line mark={deal ? 'same' : 'other'} text={t(`online.verified.deal.${deal}`)} />
      <Line mark={seen} text={t(`online.verified.seen.${seen}`)} />
      {withheld.map((seat) => (
        <Line
          key={seat}
          mark="none"
          text={t('online.verified.withheld', { name: names[seat] ?? '' })}
        />
      ))}
    </ul>
  );
}

/** Whether the game was dealt as it was promised before anybody sat down. */
export function Verify({ far, seats }: { readonly far: Far; readonly seats: readonly Seat[] }) {
  const verified = useStore(far.store, (state) => state.verified);
  return (
    <section class={styles.verify} aria-label={t('online.verify')}>
      {verified === null && (
        <button type="button" onClick={() => far.verify()}>
          <Icon name="lock" /> {t('online.verify')}
        </button>
      )}
      {verified === 'asked' && <p role="status">{t('online.verifying')}</p>}
      {verified !== null && verified !== 'asked' && <Found found={verified} seats={seats} />}
    </section>
  );
}

import { useGameState } from '../client/context.ts';
import { t } from '../text/text.ts';
import styles from './Rivals.module.css';

/** What a player would have if the game ended now, as far as it can be known. */
export function Projection({ seat }: { readonly seat: number }) {
  const standing = useGameState((state) => state.standing.find((one) => one.seat === seat));
  const over = useGameState(({ view }) => view?.phase === 'over');
  if (!standing || over) return null;
  const { total, hidden } = standing;
  return (
    <span class={styles.end} title={t('projection', { total, hidden })} data-projection={seat}>
      {t('projection.short', { total: hidden > 0 ? `${total}+?` : total })}
    </span>
  );
}

import { useGame, useGameState } from '../client/context.ts';
import { isAhead, unprepare } from '../client/prepare.ts';
import { t } from '../text/text.ts';
import { Tasks } from './Tasks.tsx';
import styles from './Ahead.module.css';

/** What the viewer means to do when it is their turn; a tap takes it back. */
export function Ahead() {
  const game = useGame();
  const prepared = useGameState((state) => state.prepared);
  if (!prepared) return isAhead(game) ? <p class={styles.ahead}>{t('prepared.how')}</p> : null;
  return (
    <div class={styles.ahead} data-ahead>
      <span>{t('prepared.title')}</span>
      <Tasks plan={prepared.plan} onClear={(place) => void unprepare(game, place)} />
    </div>
  );
}

import { useGame, useGameState } from '../client/context.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { Crest } from '../seat/Crest.tsx';
import { t } from '../text/text.ts';
import plan from '../decisions/Plan.module.css';
import styles from './Curtain.module.css';

/** Between two persons at one device: nobody sees the other's Quests. */
export function Curtain() {
  const game = useGame();
  const seat = useGameState((state) => state.handTo);
  const who = useGameState(({ welcome }) => (seat === null ? null : welcome?.seats[seat]));
  if (seat === null || !who) return null;
  return (
    <div
      class={styles.curtain}
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.title', { who: who.name })}
    >
      <Crest colour={who.colour} class={styles.crest} />
      <h2>{t('curtain.title', { who: who.name })}</h2>
      <p>{t('curtain.text')}</p>
      <p class={styles.row} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((meeple) => (
          <Meeple key={meeple} meeple={meeple} />
        ))}
      </p>
      <button type="button" class={plan.confirm} autofocus onClick={() => game.takeDevice()}>
        <b>{t('curtain.take', { who: who.name })}</b>
      </button>
    </div>
  );
}

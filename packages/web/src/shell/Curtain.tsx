import { useGame, useGameState } from '../client/context.ts';
import { nameIn } from '../model/seats.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { Crest } from '../seat/Crest.tsx';
import { t } from '../text/text.ts';
import plan from '../decisions/Plan.module.css';
import styles from './Curtain.module.css';

/** Between two persons at one device: nobody sees the other's Quests. */
export function Curtain() {
  const game = useGame();
  const seat = useGameState((state) => state.handTo);
  const seats = useGameState(({ welcome }) => welcome?.seats);
  if (seat === null || !seats) return null;
  const who = nameIn(seats, seat);
  return (
    <div
      class={styles.curtain}
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.title', { who })}
    >
      <Crest colour={seats[seat]?.colour ?? seat} class={styles.crest} />
      <h2>{t('curtain.title', { who })}</h2>
      <p>{t('curtain.text')}</p>
      <p class={styles.row} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((meeple) => (
          <Meeple key={meeple} meeple={meeple} />
        ))}
      </p>
      <button type="button" class={plan.confirm} autofocus onClick={() => game.takeDevice()}>
        <b>{t('curtain.take', { who })}</b>
      </button>
    </div>
  );
}

import { BASIC_CLASSES } from '@rowan/cards';
import { useEffect, useRef } from 'preact/hooks';
import { isSlip, panelCame } from '../../base/slip.ts';
import { useGame, useGameState } from '../../client/context.ts';
import { nameIn } from '../../model/seats.ts';
import { Meeple } from '../../parts/Meeple.tsx';
import { Crest } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './Curtain.module.css';

/** A key still held from the last move does not lift the curtain. */
const notHeld = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Between two persons at one device there is nothing else on the page, nor in what it knows. */
export function Curtain({ seat }: { readonly seat: number }) {
  const game = useGame();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    panelCame(performance.now());
    button.current?.focus();
  }, [seat]);
  const who = nameIn(seats, seat);
  return (
    <div
      class={styles.curtain}
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.title', { who })}
      data-curtain={seat}
    >
      <Crest colour={seats[seat]?.colour ?? seat} class={styles.crest} />
      <h2>{t('curtain.title', { who })}</h2>
      <p>{t('curtain.text')}</p>
      <p class={styles.row} aria-hidden="true">
        {BASIC_CLASSES.map((_, meeple) => (
          <Meeple key={meeple} meeple={meeple} />
        ))}
      </p>
      <button
        ref={button}
        type="button"
        class={plan.confirm}
        onClick={(event) => {
          if (!isSlip(event)) game.takeDevice();
        }}
        onKeyDown={notHeld}
      >
        <b>{t('curtain.take', { who })}</b>
      </button>
    </div>
  );
}

import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { COMMANDS } from '../client/commands.ts';
import { useGame, useGameState, useView } from '../client/context.ts';
import { useDrawn } from '../client/use-settled.ts';
import { linesOf, type Telling } from '../model/log.ts';
import { actingSeat, seatName } from '../model/seats.ts';
import { Icon } from '../parts/Icon.tsx';
import { Crest, GuardCrest, seatColour } from '../parts/Crest.tsx';
import { t } from '../text/text.ts';
import styles from './Waiting.module.css';

const Ahead = lazily(
  soon(() => import('./Ahead.tsx').then(({ Ahead: tasks }) => tasks)),
  'small',
);

/** So many of the latest lines tell what the others do. */
const LINES = 3;

/** Others play: who it is, and what they have just done. */
export function Waiting() {
  const game = useGame();
  const drawn = useDrawn();
  const view = useView();
  const welcome = useGameState((state) => state.welcome)!;
  const last = useGameState(({ steps }) => steps.at(-1));
  const telling: Telling = { catalogue: welcome.catalogue, view, seats: welcome.seats };
  const acting = view.waiting?.seat ?? actingSeat(view, last);
  const seat = welcome.seats[acting];
  const lines = linesOf(last ?? [], telling).slice(-LINES);
  return (
    <div
      class={styles.waiting}
      data-waiting
      style={{ '--seat': seat ? seatColour(seat.colour) : 'var(--guard)' }}
    >
      <p class={styles.who}>
        {seat ? <Crest colour={seat.colour} /> : <GuardCrest />}
        {acting === view.viewer
          ? t('waiting.own')
          : t('turn.theirs', { who: seatName(telling, acting) })}
        <button type="button" class={styles.skip} onClick={() => COMMANDS.skip.run(game)}>
          <Icon name="skip" /> {t('command.skip')}
        </button>
      </p>
      <ol class={styles.lines} aria-hidden="true">
        {lines.map(({ text }, i) => (
          <li key={`${last?.length ?? 0}-${i}`}>{text}</li>
        ))}
        {lines.length === 0 && <li>{t('waiting.thinking')}</li>}
      </ol>
      {drawn && <Ahead />}
    </div>
  );
}

import { nameIn } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { seatColour } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import { useInfo, useReplay, useReplayState } from './context.ts';
import { stretchesOf, type Stretch } from './marks.ts';
import styles from './Scrubber.module.css';

/** Where a game stands, in words. */
export function useMoment(): string {
  const { marks, seats } = useInfo();
  const at = useReplayState((state) => state.at);
  const mark = marks[at];
  if (!mark) return '';
  const who = nameIn(seats, mark.active);
  return t('replay.moment', { at, of: marks.length - 1, round: mark.round, who });
}

interface TurnProps {
  readonly stretch: Stretch;
  readonly colour: number;
  readonly own: boolean;
  readonly now: boolean;
  readonly newRound: boolean;
}

const Turn = ({ stretch, colour, own, now, newRound }: TurnProps) => (
  <i
    class={styles.turn}
    data-own={own || undefined}
    data-now={now || undefined}
    style={{ flexGrow: stretch.to - stretch.from, '--seat': seatColour(colour) }}
  >
    {newRound && <span>{stretch.round}</span>}
  </i>
);

/** All moves of the game in a row: a stretch for every turn in its player's colour, a candle for every Dark Council card. */
export function Scrubber() {
  const replay = useReplay();
  const { marks, seats } = useInfo();
  const at = useReplayState((state) => state.at);
  const own = useReplayState(({ eyes }) => eyes.seat);
  const moment = useMoment();
  const turns = stretchesOf(marks);
  const end = marks.length - 1;
  const candles = marks.flatMap(({ council }, i) => (council ? [i] : []));
  return (
    <div class={styles.scrubber} style={{ '--at': end > 0 ? at / end : 0 }}>
      <div class={styles.groove} aria-hidden="true">
        {turns.map((stretch, i) => (
          <Turn
            key={stretch.from}
            stretch={stretch}
            colour={seats[stretch.seat]?.colour ?? 0}
            own={stretch.seat === own}
            now={at >= stretch.from && (at < stretch.to || stretch.to === end)}
            newRound={turns[i - 1]?.round !== stretch.round}
          />
        ))}
        <b class={styles.past} />
        {candles.map((moved) => (
          <span key={moved} class={styles.candle} style={{ '--where': moved / end }}>
            <Icon name="candle-lit" />
          </span>
        ))}
      </div>
      <input
        class={styles.range}
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t('replay.scrubber')}
        aria-valuetext={moment}
        onInput={({ currentTarget }) => replay.seek(Number(currentTarget.value))}
      />
    </div>
  );
}

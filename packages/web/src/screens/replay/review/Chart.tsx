import { area, curveMonotoneX, line } from 'd3-shape';
import { t } from '../../../text/text.ts';
import type { ToldMove } from '../../../storage/reviews.ts';
import { useInfo, useReplay, useReplayState } from '../context.ts';
import { useMoves } from './context.ts';
import { useLuck } from './Luck.tsx';
import styles from './Review.module.css';

const [WIDTH, HEIGHT] = [320, 92];

/** VP of luck in a turn that fill the chart. */
const MOST_LUCK = 10;

const y = (share: number): number => HEIGHT * (1 - share);

/** The move nearest to where somebody pointed. */
const nearest = (moves: readonly ToldMove[], at: number): ToldMove =>
  moves.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a));

/** The chance of winning over the game, with its doubt: point at it to be there. The list beside it does the same by keys. */
export function Chart() {
  const replay = useReplay();
  const { marks } = useInfo();
  const now = useReplayState((state) => state.at);
  const moves = useMoves();
  const luck = useLuck();
  if (moves.length < 2) return null;
  const end = Math.max(1, marks.length - 1);
  const x = ({ at }: { readonly at: number }): number => (WIDTH * at) / end;
  const mean = line<ToldMove>(x, ({ played }) => y(played.chance.mean)).curve(curveMonotoneX);
  const doubt = area<ToldMove>(
    x,
    ({ played }) => y(played.chance.low),
    ({ played }) => y(played.chance.high),
  ).curve(curveMonotoneX);
  const seek = ({ offsetX, currentTarget }: MouseEvent): void => {
    const { width } = (currentTarget as SVGElement).getBoundingClientRect();
    replay.seek(nearest(moves, (offsetX / width) * end).at);
  };
  return (
    <figure class={styles.chart}>
      <figcaption>{t(luck ? 'review.luck.chart' : 'review.chance')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('review.chance')}
        data-chance
        onClick={seek}
      >
        <line class={styles.half} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <path class={styles.doubt} d={doubt([...moves]) ?? ''} />
        {luck?.turns.map((turn) => (
          <line
            key={turn.at}
            class={turn.luck < 0 ? styles.unlucky : styles.lucky}
            x1={x(turn)}
            x2={x(turn)}
            y1={HEIGHT / 2}
            y2={HEIGHT / 2 - Math.max(-1, Math.min(1, turn.luck / MOST_LUCK)) * (HEIGHT / 2)}
          />
        ))}
        <path class={styles.mean} d={mean([...moves]) ?? ''} />
        <line class={styles.now} x1={x({ at: now })} x2={x({ at: now })} y2={HEIGHT} />
      </svg>
      <div class={styles.dots} aria-hidden="true">
        {moves
          .filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder')
          .map((move) => (
            <i
              key={move.at}
              data-verdict={move.verdict}
              style={{ '--x': move.at / end, '--y': 1 - move.played.chance.mean }}
            />
          ))}
      </div>
    </figure>
  );
}

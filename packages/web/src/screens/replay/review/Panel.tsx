import { useEffect } from 'preact/hooks';
import { summaryOf, turningPoints } from '@rowan/table';
import { tenths } from '../../../decisions/coach-words.ts';
import { nameIn } from '../../../model/seats.ts';
import { t } from '../../../text/text.ts';
import type { ToldMove } from '../../../storage/reviews.ts';
import { useInfo, useReplay, useReplayState } from '../context.ts';
import { Chart } from './Chart.tsx';
import { Detail } from './Detail.tsx';
import { Luck } from './Luck.tsx';
import { useMoves, useReview, useReviewState, useReviewedSeat } from './context.ts';
import styles from './Review.module.css';

const BIG: ReadonlySet<string> = new Set(['develop', 'plan']);
const kindName = ({ kind }: ToldMove): string =>
  t(BIG.has(kind) ? (`review.kind.${kind}` as 'review.kind.plan') : 'review.kind.choice');

function Entry({ move }: { readonly move: ToldMove }) {
  const replay = useReplay();
  const here = useReplayState(({ at }) => at === move.at);
  const { round, verdict } = move;
  return (
    <li>
      <button
        type="button"
        aria-current={here ? 'step' : undefined}
        data-move={move.at}
        onClick={() => replay.seek(move.at)}
      >
        <b class={styles.badge} data-verdict={verdict ?? 'open'}>
          {t(`review.verdict.${verdict ?? 'open'}`)}
        </b>
        <span>{t('review.entry', { round, what: kindName(move) })}</span>
        {verdict && move.cost && move.cost.lead.low > 0 && <em>−{tenths(move.cost.lead.mean)}</em>}
      </button>
    </li>
  );
}

const List = ({ moves, name }: { moves: readonly ToldMove[]; name: string }) => (
  <ol class={styles.list} aria-label={name} tabIndex={0}>
    {moves.map((move) => (
      <Entry key={move.at} move={move} />
    ))}
  </ol>
);

const COUNTED = ['best', 'good', 'slip', 'mistake', 'blunder', 'open'] as const;

function Summary({ moves }: { readonly moves: readonly ToldMove[] }) {
  const { counts, cost } = summaryOf(moves);
  return (
    <>
      <ul class={styles.counts} aria-label={t('review.words')}>
        {COUNTED.filter((word) => counts[word] > 0).map((word) => (
          <li key={word} data-verdict={word}>
            <b>{counts[word]}</b> {t(`review.verdict.${word}`)}
          </li>
        ))}
      </ul>
      {cost.mean > 0 && (
        <p class={styles.sum}>
          {t('review.sum', {
            n: tenths(cost.mean),
            low: tenths(cost.low),
            high: tenths(cost.high),
          })}
        </p>
      )}
    </>
  );
}

/** How far the review is; it can be stopped, and goes on where it was. */
function Progress({ seat }: { readonly seat: number }) {
  const review = useReview();
  const running = useReviewState((state) => state.running);
  const { done, of } = useReviewState(({ items }) => {
    const all = (items ?? []).filter((item) => item.seat === seat).length;
    return { done: all - review.left(seat).length, of: all };
  });
  if (done === of && !running) return null;
  return (
    <div class={styles.progress}>
      <progress max={of} value={done} aria-label={t('review.progress', { done, of })} />
      <span role="status">{t('review.progress', { done, of })}</span>
      <button type="button" onClick={() => (running ? review.stop() : void review.run(seat))}>
        {t(running ? 'review.stop' : 'review.goOn')}
      </button>
    </div>
  );
}

function Found({ seat }: { readonly seat: number }) {
  const { seats, over } = useInfo();
  const moves = useMoves();
  const points = turningPoints(moves) as ToldMove[];
  return (
    <>
      <h2 class={styles.title}>{t('review.of', { who: nameIn(seats, seat) })}</h2>
      <Progress seat={seat} />
      {!over && <p class={styles.note}>{t('review.running')}</p>}
      {moves.length > 0 && <Summary moves={moves} />}
      <Luck />
      <Chart />
      <Detail />
      {points.length > 0 && (
        <>
          <h3 class={styles.head}>{t('review.turning')}</h3>
          <List moves={points} name={t('review.turning')} />
        </>
      )}
      <h3 class={styles.head}>{t('review.all')}</h3>
      <List moves={moves} name={t('review.all')} />
    </>
  );
}

function Trouble() {
  const trouble = useReviewState((state) => state.trouble);
  if (trouble)
    return (
      <p class={styles.note} role="alert">
        {t(`review.${trouble}`)}
      </p>
    );
  return <p class={styles.note}>{t('review.persons')}</p>;
}

/** The review of the seat whose eyes look; it begins by itself. */
export function ReviewPanel() {
  const review = useReview();
  const seat = useReviewedSeat();
  const opened = useReviewState(({ items }) => items !== null);
  const trouble = useReviewState((state) => state.trouble);
  const mine = useReviewState(({ items }) => (items ?? []).some((item) => item.seat === seat));
  useEffect(() => {
    if (opened && seat !== null && mine && review.left(seat).length > 0) void review.run(seat);
  }, [opened, seat, mine, review]);
  return (
    <section class={styles.panel} aria-label={t('review.title')} data-review>
      {opened && seat !== null && mine && !trouble ? (
        <Found seat={seat} />
      ) : opened || trouble ? (
        <Trouble />
      ) : (
        <p class={styles.note}>{t('loading')}</p>
      )}
    </section>
  );
}

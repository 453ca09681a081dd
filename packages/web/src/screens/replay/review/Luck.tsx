import { headlineOf, type LuckSummary } from '@rowan/table';
import { tenths } from '../../../decisions/coach-words.ts';
import { t } from '../../../text/text.ts';
import { useReviewState, useReviewedSeat } from './context.ts';
import styles from './Review.module.css';

const sign = (n: number): string => (n < 0 ? '−' : '+');
const whole = (n: number): string =>
  Math.round(n) === 0 ? '0' : sign(n) + Math.abs(Math.round(n));
const exact = (n: number): string => sign(n) + tenths(n);

const PARTS = ['deal', 'bag', 'decks', 'others', 'own', 'theirs'] as const;

/** The luck of the seat that is reviewed; null until it is known, and where it cannot be told. */
export function useLuck(): LuckSummary | null {
  const seat = useReviewedSeat();
  return useReviewState(({ luck }) => luck)?.find((one) => one.seat === seat) ?? null;
}

function headline(summary: LuckSummary): string {
  const { lead, luck, decisions, start } = headlineOf(summary);
  const ended = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'even';
  const values = { n: Math.abs(lead), luck: whole(luck), decisions: whole(decisions) };
  const said = t(`review.luck.${ended}`, values);
  return start === 0 ? said : `${said} ${t('review.luck.start', { n: whole(start) })}`;
}

/** What of the lead was luck and what was decided, with the parts of both. */
export function Luck() {
  const summary = useLuck();
  if (!summary) return null;
  const { low, high } = summary.luck;
  return (
    <section class={styles.luck} aria-label={t('review.luck.title')} data-luck>
      <h3>{headline(summary)}</h3>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`review.luck.${part}`)}</dt>
            <dd>{exact(summary[part].mean)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('review.luck.later', { low: whole(low), high: whole(high) })}</p>
    </section>
  );
}

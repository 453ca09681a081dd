import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { dateOf, type DealResult } from './daily.ts';
import styles from './Daily.module.css';

interface Props {
  readonly date: string;
  readonly today: string;
  readonly results: readonly DealResult[];
}

/** All days of the month that a date lies in. */
function daysOf(date: string): string[] {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const last = new Date(year, month, 0).getDate();
  return Array.from({ length: last }, (_, i) => dateOf(new Date(year, month - 1, i + 1, 12)));
}

/** The last day of the month before, and the first of the month after. */
const monthBefore = (date: string): string =>
  dateOf(new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 0, 12));
const monthAfter = (date: string): string =>
  dateOf(new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1, 12));

/** The first day of the month stands under its weekday; weeks begin on Monday. */
const offsetOf = (date: string): number => (new Date(`${date}T12:00`).getDay() + 6) % 7;

const stateOf = (results: readonly DealResult[]): 'won' | 'over' | 'begun' | undefined => {
  if (results.some(({ won }) => won)) return 'won';
  if (results.some(({ over }) => over)) return 'over';
  return results.length > 0 ? 'begun' : undefined;
};

function Day({ day, at }: { readonly day: string; readonly at: Props }) {
  const state = stateOf(at.results.filter(({ date }) => date === day));
  const n = Number(day.slice(-2));
  const name = new Date(`${day}T12:00`).toLocaleDateString(words().language, { dateStyle: 'long' });
  const said = state ? `${name}, ${t(`daily.state.${state}`)}` : name;
  if (day > at.today) return <span class={styles.day}>{n}</span>;
  return (
    <a
      class={styles.day}
      href={`#/daily/${day}`}
      aria-label={said}
      aria-current={day === at.date ? 'date' : undefined}
      data-state={state}
    >
      {n}
    </a>
  );
}

/** The month, with what came of its deals. */
export function Calendar(props: Props) {
  const days = daysOf(props.date);
  const next = monthAfter(props.date);
  const month = new Date(`${props.date}T12:00`).toLocaleDateString(words().language, {
    month: 'long',
    year: 'numeric',
  });
  return (
    <section class={styles.calendar} aria-label={t('daily.calendar')}>
      <div class={styles.months}>
        <a href={`#/daily/${monthBefore(props.date)}`} aria-label={t('daily.before')}>
          ‹
        </a>
        <h2>{month}</h2>
        {next <= props.today ? (
          <a href={`#/daily/${next}`} aria-label={t('daily.after')}>
            ›
          </a>
        ) : (
          <span />
        )}
      </div>
      <div class={styles.days} style={{ '--offset': offsetOf(days[0]!) + 1 }}>
        {days.map((day) => (
          <Day key={day} day={day} at={props} />
        ))}
      </div>
    </section>
  );
}

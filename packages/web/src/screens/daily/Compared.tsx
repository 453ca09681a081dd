import { line as drawn } from 'd3-shape';
import { t } from '../../text/text.ts';
import styles from './Daily.module.css';

/** VP after each turn in somebody's hands; none while they are still being found out. */
export interface Compare {
  readonly name: string;
  readonly kind: 'own' | 'friend' | 'bot';
  readonly points: readonly number[];
}

const [WIDTH, HEIGHT] = [320, 110];

/** All lines over the turns, one's own in front. */
function Lines({ lines }: { readonly lines: readonly Compare[] }) {
  const most = Math.max(10, ...lines.flatMap(({ points }) => points));
  const turns = Math.max(2, ...lines.map(({ points }) => points.length));
  const path = drawn<number>(
    (_, turn) => (WIDTH * (turn + 1)) / turns,
    (vp) => HEIGHT - (HEIGHT * Math.max(0, vp)) / most,
  );
  return (
    <svg
      class={styles.lines}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('daily.turns')}
    >
      {lines.toReversed().map(({ name, kind, points }) => (
        <path key={name} data-kind={kind} d={path([...points]) ?? ''} />
      ))}
    </svg>
  );
}

/** The same deal in other hands: turn by turn, and at the end a bar each. */
export function Compared({ lines }: { readonly lines: readonly Compare[] }) {
  const most = Math.max(10, ...lines.map(({ points }) => points.at(-1) ?? 0));
  return (
    <>
      <Lines lines={lines} />
      <table class={styles.par}>
        <caption>{t('daily.par')}</caption>
        <tbody>
          {lines.map(({ name, kind, points }) => (
            <tr key={name} data-kind={kind}>
              <th scope="row">{name}</th>
              <td>
                <i style={{ '--share': Math.max(0, points.at(-1) ?? 0) / most }} />
              </td>
              <td>{points.at(-1) ?? '…'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details class={styles.turns}>
        <summary>{t('daily.turns')}</summary>
        <dl>
          {lines.map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points.join(' · ') || '…'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

import { C, K, M, P, W } from '@rowan/cards';
import { Meeple } from '../../parts/Meeple.tsx';
import { Crest, GuardCrest } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import type { ScoreSheet } from './sheets.ts';
import styles from './Winner.module.css';

const LEFT = [P, K, W];
const RIGHT = [M, C, P];
const CURLS = 26;

/** One branch of the laurel; the other is its mirror image. */
const Branch = () => (
  <g>
    <path d="M46 86C22 78 10 56 14 26" fill="none" stroke="#7a5a12" stroke-width="3" />
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <g key={i} transform={`rotate(${-62 + i * 21} 52 42) translate(0 ${i % 2 ? 1 : 0})`}>
        <path d="M10 46c-6-8-5-18 1-24 5 8 5 17-1 24z" fill="#d9a93c" stroke="#7a5a12" />
        <path d="M13 48c2-8 8-14 16-14-2 9-8 14-16 14z" fill="#f2cf6b" stroke="#7a5a12" />
      </g>
    ))}
  </g>
);

const Laurel = () => (
  <svg class={styles.laurel} viewBox="0 0 104 96" aria-hidden="true">
    <Branch />
    <g transform="matrix(-1 0 0 1 104 0)">
      <Branch />
    </g>
  </svg>
);

const Party = ({ meeples }: { readonly meeples: readonly number[] }) => (
  <span class={styles.party} aria-hidden="true">
    {meeples.map((meeple, i) => (
      <Meeple key={i} meeple={meeple} class={styles.meeple} />
    ))}
  </span>
);

/** Wood shavings over the winner. */
const Shavings = () => (
  <span class={styles.shavings} aria-hidden="true">
    {Array.from({ length: CURLS }, (_, i) => (
      <i key={i} style={{ '--i': i, '--x': ((i * 37) % 100) / 100, '--turn': (i * 53) % 360 }} />
    ))}
  </span>
);

/** Who won, as they deserve. */
export function Winner({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  const winners = sheets.filter(({ won }) => won);
  const who = winners.map(({ name }) => name).join(', ');
  const vp = winners[0]?.total ?? 0;
  const won = who === t('setup.you') ? 'score.youWon' : 'score.won';
  return (
    <div class={styles.winner}>
      <Shavings />
      <Party meeples={LEFT} />
      <span class={styles.medal}>
        <Laurel />
        {winners.map(({ seat, colour }) =>
          colour === null ? (
            <GuardCrest key={seat} class={styles.crest} />
          ) : (
            <Crest key={seat} colour={colour} class={styles.crest} />
          ),
        )}
      </span>
      <h3>{t(winners.length > 1 ? 'score.shared' : won, { who, vp })}</h3>
      <Party meeples={RIGHT} />
    </div>
  );
}

import { useCatalogue, useGameState } from '../../client/context.ts';
import { sourceName } from '../../model/labels.ts';
import { Crest, GuardCrest } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import { finaleOf, type FinalItem } from './finale.ts';
import { signed, type ScoreSheet } from './sheets.ts';
import styles from './Finale.module.css';

function useLabel(): (item: FinalItem) => string {
  const catalogue = useCatalogue();
  return ({ by, source }) => {
    const name = sourceName(catalogue, source);
    if (by === 'sets') return t('score.endSet');
    return t(by === 'penalties' ? 'score.endPenalty' : 'score.endQuest', { name });
  };
}

/** What the end of the game added and took, one thing after the other. */
export function Finale({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  const items = useGameState(({ steps }) => finaleOf(steps).length);
  const all = useGameState((state) => state.steps);
  const label = useLabel();
  if (items === 0) return <p class={styles.none}>{t('score.nothing')}</p>;
  return (
    <ol class={styles.finale} tabIndex={0} aria-label={t('score.endTold')}>
      {finaleOf(all).map((item, i) => {
        const sheet = sheets[item.seat];
        return (
          <li key={i} data-by={item.by} style={{ '--i': i }}>
            {sheet && sheet.colour !== null ? <Crest colour={sheet.colour} /> : <GuardCrest />}
            <span class={styles.what}>
              <small>{sheet?.name}</small> {label(item)}
            </span>
            <b data-less={item.n < 0 || undefined}>{item.n > 0 ? `+${item.n}` : signed(item.n)}</b>
            <span class={styles.total}>{item.total}</span>
          </li>
        );
      })}
    </ol>
  );
}

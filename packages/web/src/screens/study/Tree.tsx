import { useEffect, useRef } from 'preact/hooks';
import type { Study } from '@rowan/table';
import { useCatalogue } from '../../client/context.ts';
import { shortText } from '../../decisions/coach-words.ts';
import { nameIn } from '../../model/seats.ts';
import { t } from '../../text/text.ts';
import { useNews, useRoom } from './context.ts';
import { isListed, rowsOf } from './tree.ts';
import styles from './Study.module.css';

/** What led to a node, in words. */
function useWords(): (study: Study, node: number) => string {
  const room = useRoom();
  const catalogue = useCatalogue();
  return ({ nodes, seats }, node) => {
    const { answer, luck } = nodes[node]!;
    if (node === 0) return t('study.start');
    if (luck !== null || !answer) return t('study.luck');
    const view = room.seen.get(node);
    if (!view?.decision) return '…';
    const who = nameIn(seats, view.decision.seat);
    return t('study.move', { who, what: shortText({ catalogue, view }, [answer]) });
  };
}

/** All lines as one list; a line of it leads there. */
export function Tree() {
  const room = useRoom();
  const { study, at } = useNews();
  const words = useWords();
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const rows = rowsOf(study).filter(({ node }) => isListed(study, node, at));
  return (
    <ol ref={ref} class={styles.tree} aria-label={t('study.lines')} tabIndex={0}>
      {rows.map(({ node, depth }) => {
        const { name, note } = study.nodes[node]!;
        return (
          <li key={node} style={{ '--depth': Math.min(depth, 6) }}>
            <button
              type="button"
              data-node={node}
              aria-current={node === at ? 'step' : undefined}
              onClick={() => room.goTo(node)}
            >
              {name && <b>{name}</b>} {words(study, node)}
              {note && <i> {note}</i>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

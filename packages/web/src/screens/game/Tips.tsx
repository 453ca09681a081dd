import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';
import type { Opening } from '../../client/give-tips.ts';
import type { PageState } from '../../client/page-state.ts';
import { recallTips, rememberTips, type GivenTips } from '../../client/tips-memory.ts';
import { Pointer } from '../../guide/Pointer.tsx';
import { useLayout } from '../../guide/use-layout.ts';
import { t } from '../../text/text.ts';
import { TIPS, nextTip, type Around, type Tip } from './tips.ts';
import styles from './Tips.module.css';

const aroundOf = ({ view, welcome, steps, playing }: PageState): Around | null =>
  view && welcome && !playing ? { view, catalogue: welcome.catalogue, steps } : null;

interface BubbleProps {
  readonly tip: Tip;
  readonly around: Around;
  readonly opening: Opening;
  readonly onRead: () => void;
  readonly onEnough: () => void;
}

function Bubble({ tip, around, opening, onRead, onEnough }: BubbleProps) {
  const { ref, bubble, targets } = useLayout(tip.point());
  const all = TIPS[opening];
  return (
    <>
      <Pointer targets={targets} bubble={bubble} />
      <aside
        ref={ref}
        class={styles.tip}
        aria-live="polite"
        data-tip={tip.id}
        style={
          bubble
            ? { transform: `translate(${bubble.x}px, ${bubble.y}px)` }
            : { visibility: 'hidden' }
        }
      >
        <p>{t(tip.text, tip.fill?.(around) ?? {})}</p>
        <footer>
          <small>{t('tip.count', { at: all.indexOf(tip) + 1, of: all.length })}</small>
          <button type="button" class={styles.none} onClick={onEnough}>
            {t('tip.none')}
          </button>
          <button type="button" class={styles.ok} onClick={onRead}>
            {t('tip.ok')}
          </button>
        </footer>
      </aside>
    </>
  );
}

/** A few quiet words in the first game of its kind; whoever goes on without reading them has read them. */
function Some({ opening, tips }: { readonly opening: Opening; readonly tips: GivenTips }) {
  const [seen, setSeen] = useState(tips.seen);
  const state = useGameState((all) => all);
  const covered = useStore(panels, ({ open }) => open !== null);
  const around = aroundOf(state);
  const tip = around && nextTip(opening, seen, around);
  const read = (ids: readonly string[]): void => {
    const now = [...new Set([...seen, ...ids])];
    setSeen(now);
    rememberTips(opening, { ...tips, seen: now });
  };
  const decision = state.view?.decision?.id;
  const shown = useRef<{ readonly tip: string; readonly at: number } | null>(null);
  useEffect(() => {
    const { current } = shown;
    shown.current = tip && decision !== undefined ? { tip: tip.id, at: decision } : current;
    const gone = current && decision !== undefined && current.at !== decision;
    if (gone && !seen.includes(current.tip)) read([current.tip]);
  });
  if (!tip || covered) return null;
  return (
    <Bubble
      key={tip.id}
      tip={tip}
      around={around}
      opening={opening}
      onRead={() => read([tip.id])}
      onEnough={() => read(TIPS[opening].map(({ id }) => id))}
    />
  );
}

/** Tips belong to one game of the device. */
export function Tips() {
  const id = useGameState((state) => state.id);
  const opening = useGameState(({ view }): Opening => (view?.guard ? 'solo' : 'first'));
  const tips = recallTips(opening);
  return tips?.game === id ? <Some opening={opening} tips={tips} /> : null;
}

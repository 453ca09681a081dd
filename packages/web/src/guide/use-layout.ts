import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PHONE } from '../base/use-media.ts';
import { bringIntoView, findTargets, isInView, rectOf, spanOf } from './find-targets.ts';
import { dockFor, type Rect } from './geometry.ts';
import { NEEDED } from './targets.ts';

interface Layout {
  readonly bubble: Rect;
  readonly targets: readonly Rect[];
}

/** How often the page is measured; things move when districts open and meeples walk. */
const PERIOD = 120;

/** Where everything is; the same text means that nothing has moved. */
function survey(bubble: HTMLElement, found: readonly Element[]) {
  const board = document.querySelector('[data-board]');
  if (!board) return null;
  const needed = [...document.querySelectorAll(NEEDED)]
    .filter((one) => isInView(one) && !found.some((target) => target.contains(one)))
    .map(rectOf);
  return {
    stage: {
      screen: { w: innerWidth, h: innerHeight },
      board: rectOf(board),
      phone: matchMedia(PHONE).matches,
      needed: needed.filter(({ w, h }) => w > 0 && h > 0),
    },
    size: { w: bubble.offsetWidth, h: bubble.offsetHeight },
    targets: found.map(spanOf),
  };
}

/** Keeps bubble and rings where they belong. */
export function useLayout(selectors: readonly string[]) {
  const ref = useRef<HTMLElement>(null);
  const [layout, setLayout] = useState<(Layout & { readonly wanted: string }) | null>(null);
  const wanted = selectors.join('|');
  useLayoutEffect(() => {
    let last = '';
    const brought = new Set<Element>();
    const look = (): void => {
      const found = findTargets(selectors);
      // Whoever moves the map away afterwards wants it there.
      bringIntoView(found.filter((one) => !brought.has(one)));
      for (const one of found) brought.add(one);
      const now = ref.current && survey(ref.current, found);
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setLayout(
        now && {
          bubble: dockFor(now.stage, now.size, now.targets),
          targets: now.targets,
          wanted,
        },
      );
    };
    look();
    const timer = setInterval(look, PERIOD);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [wanted]);
  const targets = layout?.wanted === wanted ? layout.targets : [];
  return { ref, bubble: layout?.bubble ?? null, targets };
}

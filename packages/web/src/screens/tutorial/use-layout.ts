import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PHONE } from '../../base/use-media.ts';
import { findTargets, rectOf, spanOf } from './find-targets.ts';
import { dockFor, type Rect } from './geometry.ts';
import { AT } from './targets.ts';

interface Layout {
  readonly bubble: Rect;
  readonly targets: readonly Rect[];
}

/** How often the page is measured; things move when districts open and meeples walk. */
const PERIOD = 120;

function measure(bubble: HTMLElement, selectors: readonly string[]): Layout | null {
  const board = document.querySelector('[data-board]');
  if (!board) return null;
  const targets = findTargets(selectors).map(spanOf);
  const read = [...findTargets(AT.choices().slice(0, 1)), ...findTargets(AT.notes())].map(rectOf);
  const stage = {
    screen: { w: innerWidth, h: innerHeight },
    board: rectOf(board),
    phone: matchMedia(PHONE).matches,
  };
  const size = { w: bubble.offsetWidth, h: bubble.offsetHeight };
  return { bubble: dockFor(stage, size, [...targets, ...read]), targets };
}

/** Keeps bubble and rings where they belong. */
export function useLayout(selectors: readonly string[]) {
  const ref = useRef<HTMLElement>(null);
  const [layout, setLayout] = useState<(Layout & { readonly wanted: string }) | null>(null);
  const wanted = selectors.join('|');
  useLayoutEffect(() => {
    let last = '';
    const look = (): void => {
      const next = ref.current && measure(ref.current, selectors);
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setLayout(next && { ...next, wanted });
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

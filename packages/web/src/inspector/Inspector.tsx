import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../base/use-store.ts';
import { inspector, lookAway, type Inspected } from '../client/inspector.ts';
import { Details } from './Details.tsx';
import { positionFor, type Position } from './position.ts';
import styles from './Inspector.module.css';

/** What stands together with it: cards that are compared stay in sight. */
function positionOn({ element, at }: Inspected, { width, height }: DOMRect): Position {
  const group = element.closest('[data-board], section') ?? element;
  const decision = document.querySelector('[data-decision]');
  return positionFor({
    at,
    group: group.getBoundingClientRect(),
    decision: decision?.getBoundingClientRect() ?? null,
    card: { width, height },
    screen: { width: innerWidth, height: innerHeight },
  });
}

/** By this name whoever listens finds the card of what has the focus. */
const CARD = 'closer-look';

/** What has the focus is described by its card, as long as that is there. */
function useDescribed({ element }: Inspected): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || !element.contains(focused)) return undefined;
    focused.setAttribute('aria-describedby', CARD);
    return () => focused.removeAttribute('aria-describedby');
  }, [element]);
}

function Floating({ inspected }: { readonly inspected: Inspected }) {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position | null>(null);
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (box) setPosition(positionOn(inspected, box));
  }, [inspected]);
  useDescribed(inspected);
  useEffect(() => {
    const timer = setInterval(() => inspected.element.isConnected || lookAway(), 200);
    return () => clearInterval(timer);
  }, [inspected]);
  const style = position
    ? { left: `${position.left}px`, top: `${position.top}px` }
    : { visibility: 'hidden' as const };
  return (
    <div ref={ref} class={styles.floating} style={style} role="tooltip" id={CARD}>
      <Details subject={inspected.subject} />
    </div>
  );
}

/** The closer look at whatever the pointer or the keyboard rests on. */
export function Inspector() {
  const inspected = useStore(inspector, (state) => state.inspected);
  return inspected ? <Floating inspected={inspected} /> : null;
}

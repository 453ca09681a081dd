import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { inspector, lookAway, type Inspected } from '../client/inspector.ts';
import { useStore } from '../client/use-store.ts';
import { Details } from './Details.tsx';
import styles from './Inspector.module.css';

const GAP = 10;

/** Beside what is looked at, wholly on the screen. */
function positionFor(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const right = at.right + GAP;
  const left = right + width < innerWidth ? right : at.left - GAP - width;
  const top = Math.min(Math.max(GAP, at.top - 20), innerHeight - height - GAP);
  return { left: Math.max(GAP, left), top };
}

function Floating({ inspected }: { readonly inspected: Inspected }) {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (box) setPosition(positionFor(inspected.at, box.width, box.height));
  }, [inspected]);
  useEffect(() => {
    const timer = setInterval(() => inspected.element.isConnected || lookAway(), 200);
    return () => clearInterval(timer);
  }, [inspected]);
  const style = position
    ? { left: `${position.left}px`, top: `${position.top}px` }
    : { visibility: 'hidden' as const };
  return (
    <div ref={ref} class={styles.floating} style={style} role="tooltip">
      <Details subject={inspected.subject} />
    </div>
  );
}

/** The closer look at whatever the pointer or the keyboard rests on. */
export function Inspector() {
  const inspected = useStore(inspector, (state) => state.inspected);
  return inspected ? <Floating inspected={inspected} /> : null;
}

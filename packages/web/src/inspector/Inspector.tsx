import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../base/use-store.ts';
import { inspector, lookAway, type Inspected } from '../client/inspector.ts';
import { Details } from './Details.tsx';
import styles from './Inspector.module.css';

const GAP = 10;

/** How far down there is room in these columns: what has to be decided stays in sight. */
function floorOf(left: number, width: number): number {
  const decision = document.querySelector('[data-decision]')?.getBoundingClientRect();
  const beside = !decision || left + width < decision.left || left > decision.right;
  return beside ? innerHeight : decision.top;
}

/** Beside what is looked at, wholly on the screen. */
function positionFor(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const right = at.right + GAP;
  const beside = right + width < innerWidth ? right : at.left - GAP - width;
  const left = Math.max(GAP, beside);
  const lowest = floorOf(left, width) - height - GAP;
  return { left, top: Math.max(GAP, Math.min(at.top - 20, lowest)) };
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

import { arrowPath, type Rect } from './geometry.ts';
import styles from './Tutor.module.css';

interface Props {
  readonly targets: readonly Rect[];
  readonly bubble: Rect | null;
}

/** Rings around what is meant, and an arrow from the bubble to the first of them. */
export function Pointer({ targets, bubble }: Props) {
  const [first] = targets;
  return (
    <div class={styles.pointer} aria-hidden="true">
      {targets.map(({ x, y, w, h }, i) => (
        <i
          key={i}
          class={styles.ring}
          data-ring
          style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
        />
      ))}
      {first && bubble && (
        <svg class={styles.arrow}>
          <defs>
            <marker id="coach-tip" viewBox="0 0 10 10" refX="8" refY="5" orient="auto">
              <path d="M0 0 10 5 0 10 3 5z" />
            </marker>
          </defs>
          <path d={arrowPath(bubble, first)} marker-end="url(#coach-tip)" />
        </svg>
      )}
    </div>
  );
}

import { tipOf, type Rect } from './geometry.ts';
import styles from './Pointer.module.css';

interface Props {
  readonly targets: readonly Rect[];
  readonly bubble: Rect | null;
}

/** Rings around what is meant, and a tip of the bubble towards the first of them. */
export function Pointer({ targets, bubble }: Props) {
  const [first] = targets;
  const tip = first && bubble ? tipOf(bubble, first) : null;
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
      {tip && (
        <svg class={styles.tip}>
          <path
            d="M-13 4 0-13 13 4z"
            transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`}
          />
        </svg>
      )}
    </div>
  );
}

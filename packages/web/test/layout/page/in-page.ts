import {
  clipped,
  covered,
  cut,
  mainButton,
  notes,
  overlaps,
  scrolls,
  small,
  targets,
  type Fault,
} from './faults.ts';
import { lookAnew } from './seen.ts';
import { lines } from './texts.ts';

/** What runs inside the browser: everything is measured as it stands there. */

export interface Asked {
  /** Everything is as large as a fingertip. */
  readonly touch: boolean;
  /** There has to be a button that goes on. */
  readonly main: boolean;
}

/** Nobody looks at the page, and what is not painted counts as hidden: for a moment it is as if it were. */
function asPainted<T>(look: () => T): T {
  const { style } = document.documentElement;
  const { opacity } = style;
  // At once: where little moves, everything has a transition of a millisecond.
  style.transitionProperty = 'none';
  style.opacity = '';
  try {
    return look();
  } finally {
    style.opacity = opacity;
  }
}

export const measure = (asked: Asked): Fault[] => asPainted(() => everything(asked));

function everything({ touch, main }: Asked): Fault[] {
  lookAnew();
  const all = lines();
  return [
    ...scrolls(),
    ...clipped(all),
    ...cut(all),
    ...overlaps(all),
    ...covered(all),
    ...small(all),
    ...(touch ? targets() : []),
    ...mainButton(main),
    ...notes(),
  ];
}

export const measureMain = (main: boolean): Fault[] =>
  asPainted(() => {
    lookAnew();
    return [...scrolls(), ...mainButton(main)];
  });

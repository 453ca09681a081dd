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

export function measure({ touch, main }: Asked): Fault[] {
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

export function measureMain(main: boolean): Fault[] {
  lookAnew();
  return [...scrolls(), ...mainButton(main)];
}

import { settings, type Speed } from '../base/settings.ts';

/** How long things take: the chosen speed, reduced motion, and the wish to skip. */

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.45, instant: 0 };

let skipping = false;
let hurry: (() => void) | null = null;

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** 0: nothing moves and nothing waits. */
export function pace(): number {
  if (skipping) return 0;
  return FACTOR[settings.getState().speed];
}

/** The rest of what is being played happens at once. */
export function skip(): void {
  skipping = true;
  hurry?.();
}

export function endSkip(): void {
  skipping = false;
}

/** Waits so many milliseconds at normal speed, or until somebody skips. */
export function pause(milliseconds: number): Promise<void> {
  const time = milliseconds * pace();
  if (time === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    function done(): void {
      clearTimeout(timer);
      hurry = null;
      resolve();
    }
    hurry = done;
  });
}

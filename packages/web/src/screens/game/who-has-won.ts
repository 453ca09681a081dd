import { momentTime } from '../../client/moment-time.ts';

const GOING_ON = ['pointerdown', 'keydown'] as const;

/** Resolves once who has won was seen, or somebody goes on. */
export const whoHasWon = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const kind of GOING_ON) removeEventListener(kind, end);
      resolve();
    };
    const timer = setTimeout(end, momentTime('won'));
    for (const kind of GOING_ON) addEventListener(kind, end);
  });

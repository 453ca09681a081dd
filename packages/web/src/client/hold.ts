import { swallowClick } from './swallow-click.ts';

/** A finger that rests looks closer; one that goes on its way or is lifted does not. */

const LONG = 450;
/** Fingers tremble. */
const STILL = 10;

/** The finger that has looked is lifted, and does nothing else. */
function lift(): void {
  const once = { capture: true, once: true } as const;
  addEventListener('touchend', swallowClick, once);
  addEventListener('touchcancel', () => removeEventListener('touchend', swallowClick, once), once);
}

/** Of things within each other the innermost is meant. */
let last: TouchEvent | null = null;

export function hold(event: TouchEvent, then: () => void): void {
  const [touch] = event.touches;
  if (last === event || !touch || event.touches.length > 1) return;
  last = event;
  const done = new AbortController();
  const { signal } = done;
  const end = (): void => done.abort();
  const timer = setTimeout(() => {
    end();
    lift();
    then();
  }, LONG);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const move = ({ touches: [now] }: TouchEvent): void => {
    if (!now || Math.hypot(now.clientX - touch.clientX, now.clientY - touch.clientY) > STILL) end();
  };
  addEventListener('touchmove', move, { passive: true, signal });
  addEventListener('touchend', end, { signal });
  addEventListener('touchcancel', end, { signal });
}

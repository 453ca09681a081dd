import { useLayoutEffect, useRef } from 'preact/hooks';
import { DEAD_TIME, isSlip, panelCame } from '../base/slip.ts';

const swallow = (event: Event): void => {
  if (isSlip(event)) event.stopPropagation();
};

/** Nothing in a panel can be pressed until there was time to see that it is another one. */
export function useDeadTime(panel: string) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    panelCame(performance.now());
    element.setAttribute('aria-disabled', 'true');
    const timer = setTimeout(() => element.removeAttribute('aria-disabled'), DEAD_TIME);
    return () => clearTimeout(timer);
  }, [panel]);
  return { ref, onClickCapture: swallow };
}

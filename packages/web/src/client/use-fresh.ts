import { useMemo, useRef } from 'preact/hooks';
import { isFresh } from '../model/since.ts';
import { useGameState } from './context.ts';

/**
 * Whether what the others did is to be seen: from the viewer's first decision on until they do something. It stays while
 * a step of theirs is played that is nothing yet, such as going on to the Main Phase.
 */
export function useFresh(): boolean {
  const steps = useGameState((state) => state.steps);
  const viewer = useGameState(({ view }) => view?.viewer);
  const asked = useGameState(({ view, playing }) => Boolean(view?.decision) && !playing);
  const fresh = useMemo(() => isFresh(steps, viewer), [steps, viewer]);
  const shown = useRef(false);
  shown.current = fresh && (asked || shown.current);
  return shown.current;
}

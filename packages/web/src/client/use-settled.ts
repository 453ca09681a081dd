import { useEffect, useState } from 'preact/hooks';
import { onSoon } from '../base/soon.ts';
import { useGameState } from './context.ts';

/** Whether what is not needed for a first decision may be shown: once that is drawn, or while others play. */
export function useSettled(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => onSoon(() => setCome(true)), []);
  const others = useGameState(({ view, playing }) => playing || (view !== null && !view.decision));
  useEffect(() => {
    if (others) setCome(true);
  }, [others]);
  return come || others;
}

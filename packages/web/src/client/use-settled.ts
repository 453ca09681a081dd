import { useEffect, useState } from 'preact/hooks';
import { onSoon } from '../base/soon.ts';
import { useGameState } from './context.ts';

/** Whether the first decision is drawn: what is not needed for it may come now. */
export function useDrawn(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => onSoon(() => setCome(true)), []);
  return come;
}

/** The same, or others play and there is time for what tells of it. */
export function useSettled(): boolean {
  const drawn = useDrawn();
  const [come, setCome] = useState(false);
  const others = useGameState(({ view, playing }) => playing || (view !== null && !view.decision));
  useEffect(() => {
    if (others) setCome(true);
  }, [others]);
  return drawn || come || others;
}

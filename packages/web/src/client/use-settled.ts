import { useEffect, useRef, useState } from 'preact/hooks';
import { onSoon } from '../base/soon.ts';
import { useGameState } from './context.ts';
import type { PageState } from './page-state.ts';

/** The game is over, or only looked at: nobody here will be asked anything. */
const isWatched = ({ view }: PageState): boolean =>
  view !== null && (view.phase === 'over' || typeof view.viewer !== 'number');

/** Whether the first decision is drawn, or none will come: what is not needed for it may come now. */
export function useDrawn(): boolean {
  const [come, setCome] = useState(false);
  const watched = useGameState(isWatched);
  useEffect(() => onSoon(() => setCome(true)), []);
  useEffect(() => {
    if (watched) setCome(true);
  }, [watched]);
  return come || watched;
}

/** The same, or others play and there is time for what tells of it; once it is so, nobody asks any more. */
export function useSettled(): boolean {
  const drawn = useDrawn();
  const come = useRef(false);
  const others = useGameState(
    ({ view, playing }) => come.current || playing || (view !== null && !view.decision),
  );
  come.current ||= drawn || others;
  return come.current;
}

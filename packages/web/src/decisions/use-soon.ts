import { useEffect } from 'preact/hooks';
import { fetchSoon } from '../base/soon.ts';
import { useGame } from '../client/context.ts';

/** Time for the first decision to be drawn, in milliseconds. */
const FIRST = 300;

/** What is not needed for the first decision comes once its panel stands there. */
export function useSoon(deciding: boolean): void {
  const game = useGame();
  useEffect(() => {
    if (!deciding) return undefined;
    const timer = setTimeout(() => {
      fetchSoon();
      game.settled();
    }, FIRST);
    return () => clearTimeout(timer);
  }, [deciding]);
}

import type { Catalogue } from '@rowan/cards';
import { useContext, useEffect, useState } from 'preact/hooks';
import { GameContext } from '../../client/context.ts';
import { startWorker } from '../../worker/start-worker.ts';

let kept: Promise<Catalogue> | null = null;

const fetchCards = (): Promise<Catalogue> =>
  (kept ??= new Promise((resolve) => {
    const worker = startWorker('cards');
    worker.addEventListener('message', ({ data }: MessageEvent<Catalogue>) => {
      worker.terminate();
      resolve(data);
    });
  }));

/** The cards of the game at hand; outside a game, those that come with Rowan. */
export function useCards(): Catalogue | null {
  const own = useContext(GameContext)?.state.welcome?.catalogue ?? null;
  const [cards, setCards] = useState(own);
  useEffect(() => {
    if (!own) void fetchCards().then(setCards);
  }, [own]);
  return own ?? cards;
}

import type { Catalogue } from '@rowan/cards';
import { useContext, useEffect, useState } from 'preact/hooks';
import { startWorker } from '../worker/start-worker.ts';
import { GameContext } from './context.ts';

let kept: Promise<Catalogue> | null = null;

const fetchCards = (): Promise<Catalogue> =>
  (kept ??= new Promise((resolve, reject) => {
    const worker = startWorker('cards');
    worker.addEventListener('message', ({ data }: MessageEvent<Catalogue>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', reject);
  }));

/** The cards of the game at hand; outside a game, those that come with Rowan. */
export function useCards(): Catalogue | 'loading' | 'missing' {
  const own = useContext(GameContext)?.state.welcome?.catalogue ?? null;
  const [cards, setCards] = useState<Catalogue | 'loading' | 'missing'>('loading');
  useEffect(() => {
    if (!own) fetchCards().then(setCards, () => setCards('missing'));
  }, [own]);
  return own ?? cards;
}

import { useEffect, useState } from 'preact/hooks';
import { leaveFor } from './back.ts';

/** Where the page is: the hash, so that any static server and the offline cache can serve it. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'setup' }
  | { readonly page: 'games' }
  | { readonly page: 'learn' }
  /** Tables elsewhere: a new one, and one by its name. */
  | { readonly page: 'friends' }
  | { readonly page: 't'; readonly id: string }
  /** Whoever plays there by name, as it stands in the address; how strong they seem; games that are over. */
  | { readonly page: 'ladder' | 'history' }
  | { readonly page: 'people' | 'past' | 'judged'; readonly id: string }
  | { readonly page: 'records' }
  | { readonly page: 'puzzles' }
  /** The deal of a day; today's if none is named. */
  | { readonly page: 'daily'; readonly id?: string }
  | { readonly page: 'game'; readonly id: string }
  /** The same, judged. */
  | { readonly page: 'replay' | 'review'; readonly id: string; readonly at: number }
  /** Studies: all of them, or one at a node of it; and one in the link itself. */
  | { readonly page: 'study'; readonly id?: string; readonly at?: number }
  | { readonly page: 'studied'; readonly id: string }
  /** A whole game in the link itself. */
  | { readonly page: 'shared'; readonly id: string };

/** Pages that are only there once. */
const PLAIN = [
  'setup',
  'games',
  'learn',
  'friends',
  'records',
  'puzzles',
  'ladder',
  'history',
] as const;

/** Pages of something that has a name. */
const NAMED = ['studied', 'game', 'shared', 't', 'past', 'judged'] as const;

export function parseRoute(hash: string): Route {
  const [, page, id, at] = /^#\/(\w+)(?:\/([\w-]+))?(?:\/(\d+))?/.exec(hash) ?? [];
  const plain = PLAIN.find((one) => one === page);
  if (plain) return { page: plain };
  if (page === 'daily') return id ? { page, id } : { page };
  if ((page === 'replay' || page === 'review') && id) return { page, id, at: Number(at ?? 0) };
  if (page === 'study') return { page, ...(id && { id }), ...(at && { at: Number(at) }) };
  if (page === 'people') return { page, id: hash.slice('#/people/'.length) };
  const known = NAMED.find((one) => one === page);
  return known && id ? { page: known, id } : { page: 'landing' };
}

export const goTo = (path: string): void => leaveFor(`#${path}`);

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    // It may have changed before anybody listened.
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return parseRoute(hash);
}

import { useEffect, useState } from 'preact/hooks';

/** Where the page is: the hash, so that any static server and the offline cache can serve it. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'setup' }
  | { readonly page: 'game'; readonly id: string };

export function parseRoute(hash: string): Route {
  const [, page, id] = /^#\/(\w+)(?:\/([\w-]+))?/.exec(hash) ?? [];
  if (page === 'setup') return { page };
  return page === 'game' && id ? { page, id } : { page: 'landing' };
}

export const goTo = (path: string): void => {
  location.hash = path;
};

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return parseRoute(hash);
}

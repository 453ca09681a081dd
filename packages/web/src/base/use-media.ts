import { useEffect, useState } from 'preact/hooks';

/** Where the layout for a phone is the right one. */
export const PHONE = '(max-width: 760px), (max-height: 560px)';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = (): void => setMatches(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [query]);
  return matches;
}

import { useEffect, useState } from 'preact/hooks';

/** Where the layout for a phone is the right one: small windows, and tablets held upright. */
export const PHONE =
  '(max-width: 760px), (max-height: 560px), (max-aspect-ratio: 1/1) and (max-width: 1100px)';

/** A desk with little room at the sides of the city. */
export const TIGHT = '(min-width: 1000px) and (max-width: 1215px)';

/** Keeps a mark on the page, by which sheets of style know it as well. */
export function markPhone(): void {
  const media = matchMedia(PHONE);
  const mark = (): void =>
    void document.documentElement.toggleAttribute('data-phone', media.matches);
  mark();
  media.addEventListener('change', mark);
}

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

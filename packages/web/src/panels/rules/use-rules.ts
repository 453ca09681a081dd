import { useEffect, useState } from 'preact/hooks';
import { noteTrouble } from '../../base/report.ts';
import { words, type Language } from '../../text/words.ts';
import type { Rule } from './find.ts';

type Load = () => Promise<{ readonly rules: readonly Rule[] }>;

/** The rules have a file for each language, fetched when they are opened. */
const LOADERS: Readonly<Record<Language, Load>> = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  fr: () => import('virtual:rules/fr'),
};

const loadRulings: Load = () => import('virtual:rules/rulings');

type Loaded = readonly Rule[] | 'loading' | 'missing';

function useLoaded(load: Load): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (now: Loaded): void => {
      if (wanted) setLoaded(now);
    };
    show('loading');
    load().then(
      ({ rules }) => show(rules),
      (error: unknown) => {
        noteTrouble(error);
        show('missing');
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded;
}

/** The rules in the language of the page; never in another one. */
export const useRules = (): Loaded => useLoaded(LOADERS[words().language]);

/** What was ruled where the printed documents left something open, and why. */
export const useRulings = (): Loaded => useLoaded(loadRulings);

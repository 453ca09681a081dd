import { useEffect, useState } from 'preact/hooks';
import { noteTrouble } from '../../base/report.ts';
import { words, type Language } from '../../text/words.ts';
import type { Rule } from './find.ts';

export interface Chapter {
  readonly part: 'overview' | 'examples';
  readonly title: string;
  readonly texts: readonly string[];
}

interface Book {
  readonly rules: readonly Rule[];
  readonly chapters: readonly Chapter[];
}
type Load = () => Promise<Book>;

/** The rules have a file for each language, fetched when they are opened. */
const LOADERS: Readonly<Record<Language, Load>> = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  fr: () => import('virtual:rules/fr'),
};

const loadRulings: Load = () => import('virtual:rules/rulings');

type Loaded<T> = T | 'loading' | 'missing';

function useLoaded(load: Load): Loaded<Book> {
  const [loaded, setLoaded] = useState<Loaded<Book>>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (now: Loaded<Book>): void => {
      if (wanted) setLoaded(now);
    };
    show('loading');
    load().then(
      ({ rules, chapters }) => show({ rules, chapters }),
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
export const useRules = (): Loaded<Book> => useLoaded(LOADERS[words().language]);

/** What was ruled where the printed documents left something open, and why. */
export const useRulings = (): Loaded<Book> => useLoaded(loadRulings);

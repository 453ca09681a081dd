import { useEffect, useState } from 'preact/hooks';
import { words, type Language } from '../../text/words.ts';
import type { Rule } from './find.ts';

/** The rules have a file for each language, fetched when they are opened. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly rules: readonly Rule[] }>>> = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  fr: () => import('virtual:rules/fr'),
};

type Loaded = readonly Rule[] | 'loading' | 'failed';

/** The rules in the language of the page; never in another one. */
export function useRules(): Loaded {
  const { language } = words();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (now: Loaded): void => {
      if (wanted) setLoaded(now);
    };
    show('loading');
    LOADERS[language]().then(
      ({ rules }) => show(rules),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded;
}

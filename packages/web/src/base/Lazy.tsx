import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/text.ts';
import { allWords } from '../text/words.ts';
import { Missing } from './Missing.tsx';
import { noteTrouble } from './report.ts';
import styles from './Lazy.module.css';

/** Something small leaves its place empty until it is there. */
const SMALL: ReadonlySet<string> = new Set(['early', 'small']);
/** What may be there before the first decision makes do with the words read up to then. */
const EARLY: ReadonlySet<string> = new Set(['first', 'early']);

/** A part that is fetched when it is first needed; what comes after the first decision comes with all words. */
export function lazily<P extends object>(
  loadPart: () => Promise<ComponentType<P>>,
  size: 'first' | 'early' | 'screen' | 'small' = 'screen',
): FunctionComponent<P> {
  const load = EARLY.has(size) ? loadPart : () => allWords().then(loadPart);
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | 'missing' | null>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (screen) => {
          loaded = screen;
          setScreen(() => screen);
        },
        (error: unknown) => {
          noteTrouble(error);
          setScreen('missing');
        },
      );
    }, []);
    if (Screen === 'missing') return <Missing />;
    if (Screen) return <Screen {...props} />;
    return !SMALL.has(size) ? <p class={styles.loading}>{t('loading')}</p> : null;
  };
}

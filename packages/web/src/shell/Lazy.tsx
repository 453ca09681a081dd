import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/text.ts';
import styles from './Lazy.module.css';

/** A screen that is fetched when it is first needed; something small leaves its place empty until then. */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  size: 'screen' | 'small' = 'screen',
): FunctionComponent<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded);
    useEffect(() => {
      if (!loaded)
        void load().then((screen) => {
          loaded = screen;
          setScreen(() => screen);
        });
    }, []);
    if (Screen) return <Screen {...props} />;
    return size === 'screen' ? <p class={styles.loading}>{t('loading')}</p> : null;
  };
}

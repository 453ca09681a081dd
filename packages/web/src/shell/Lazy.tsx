import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/text.ts';
import styles from './Lazy.module.css';

/** A screen that is fetched when it is first needed. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
    return Screen ? <Screen {...props} /> : <p class={styles.loading}>{t('loading')}</p>;
  };
}

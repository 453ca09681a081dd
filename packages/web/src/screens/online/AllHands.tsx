import { useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { brought } from './bring-game.ts';
import styles from './Online.module.css';

/** Once a game is over everybody, onlookers too, may look at every hand, at any moment of it. */
export function AllHands({ table }: { readonly table: string }) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const look = (page: 'replay' | 'review'): void => {
    setState('reading');
    void brought(table).then((id) => (id ? goTo(`/${page}/${id}`) : setState('failed')));
  };
  return (
    <section class={styles.verify}>
      <button type="button" disabled={state === 'reading'} onClick={() => look('replay')}>
        <Icon name="eye" /> {t(state === 'reading' ? 'loading' : 'online.allHands')}
      </button>
      <button type="button" disabled={state === 'reading'} onClick={() => look('review')}>
        <Icon name="hint" /> {t('online.review')}
      </button>
      {state === 'failed' && <p role="alert">{t('online.verified.failed')}</p>}
    </section>
  );
}

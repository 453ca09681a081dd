import { useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { importFile } from '../games/import-file.ts';
import styles from './Online.module.css';

/** Fetches the transcript of a game that is over and lays it down to be looked at; null where that cannot be done. */
async function brought(table: string): Promise<string | null> {
  try {
    const response = await fetch(`./api/tables/${table}/transcript`);
    if (!response.ok) return null;
    const outcome = await importFile(new File([await response.blob()], `rowan-${table}.jsonl`));
    return outcome && outcome !== 'restored' ? outcome.id : null;
  } catch {
    return null;
  }
}

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

import { render } from 'preact';
import { useStore } from '../../client/use-store.ts';
import { t } from '../../text/text.ts';
import { later, update, useNewVersion } from './offline.ts';
import styles from './Update.module.css';

/** Says that a new version is there, and leaves the moment to the player. */
function Update() {
  const waiting = useStore(update, (state) => state.waiting !== null);
  if (!waiting) return null;
  return (
    <div class={styles.update} role="status">
      <span>{t('update.ready')}</span>
      <button type="button" onClick={useNewVersion}>
        {t('update.reload')}
      </button>
      <button type="button" onClick={later}>
        {t('update.later')}
      </button>
    </div>
  );
}

/** From now on the notice is there whenever a version waits, beside the app itself. */
export function showUpdates(): void {
  const corner = document.createElement('div');
  document.body.append(corner);
  render(<Update />, corner);
}

import { render } from 'preact';
import { useStore } from '../base/use-store.ts';
import { t } from '../text/text.ts';
import { later, update, useNewVersion } from './offline.ts';

/** Says that a new version is there, and leaves the moment to the player. */
function Update() {
  const ready = useStore(update, (state) => state.ready);
  if (!ready) return null;
  return (
    <div class="notice" role="status">
      <span>{t('update.ready')}</span>
      <button type="button" onClick={() => void useNewVersion()}>
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

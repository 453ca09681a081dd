import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/text.ts';
import { OWN_BUILD } from './report.ts';

/** Whether a visitor would get this version now, another one, or nothing at all. */
async function served(): Promise<'same' | 'other' | 'none'> {
  const page = await fetch('./', { cache: 'no-store' }).catch(() => null);
  if (!page?.ok) return 'none';
  return (await page.text()).includes(OWN_BUILD) ? 'same' : 'other';
}

/**
 * In the place of a part that did not load. A browser never asks again for a module that failed, so the page
 * begins anew, once somebody answers; all that was played is on the device.
 */
export function Missing() {
  const [isNew, setNew] = useState(false);
  useEffect(() => void served().then((now) => setNew(now === 'other')), []);
  const again = async (): Promise<void> => {
    if ((await served()) !== 'none') location.reload();
  };
  return (
    <div class="notice" role="alert">
      <span>{t(isNew ? 'update.ready' : 'missing')}</span>
      <button type="button" onClick={() => void again()}>
        {t(isNew ? 'update.reload' : 'missing.again')}
      </button>
    </div>
  );
}

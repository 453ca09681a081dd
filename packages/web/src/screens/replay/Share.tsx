import { useEffect, useState } from 'preact/hooks';
import { saveFile } from '../../base/save-file.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { useInfo, useReplay } from './context.ts';
import type { Replay } from './replay.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './Share.module.css';

/** Longer links are cut off by too many programs on their way. */
const LONGEST = 16_000;

const fileName = (): string => `rowan-${new Date().toISOString().slice(0, 10)}.jsonl`;

async function download(replay: Replay): Promise<number> {
  return saveFile(fileName(), [await replay.service.transcript()], 'application/jsonl');
}

const linkTo = (packed: string): string =>
  `${location.origin}${location.pathname}#/shared/${packed}`;

const thousands = (n: number): string => n.toLocaleString(words().language);

function FileShare() {
  const replay = useReplay();
  const [size, setSize] = useState<number | null>(null);
  return (
    <section class={styles.way}>
      <h3>{t('share.file')}</h3>
      <p>{t('share.fileText')}</p>
      <button
        type="button"
        class={plan.confirm}
        onClick={() => void download(replay).then(setSize)}
      >
        <b>{t('share.save')}</b>
      </button>
      <p role="status">{size !== null && t('share.saved', { size: thousands(size) })}</p>
    </section>
  );
}

function LinkShare() {
  const replay = useReplay();
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void replay.service.link(replay.state.at).then((packed) => setLink(linkTo(packed)));
  }, []);
  if (link === null) return <p class={styles.way}>{t('loading')}</p>;
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  const size = thousands(link.length);
  return (
    <section class={styles.way}>
      <h3>{t('share.link')}</h3>
      {link.length > LONGEST ? (
        <p class={styles.long}>{t('share.tooLong', { size, most: thousands(LONGEST) })}</p>
      ) : (
        <>
          <p>{t('share.linkText', { size })}</p>
          <input
            class={styles.link}
            readOnly
            value={link}
            aria-label={t('share.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {'clipboard' in navigator && (
            <button type="button" class={plan.confirm} onClick={copy}>
              <b>{t(copied ? 'share.copied' : 'share.copy')}</b>
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** The game as a file or as a link. */
export function Share({ onClose }: { readonly onClose: () => void }) {
  const { over } = useInfo();
  return (
    <Dialog title={t('share')} onClose={onClose}>
      <div class={styles.share}>
        <FileShare />
        <LinkShare />
        {!over && <p class={styles.warning}>{t('share.hidden')}</p>}
      </div>
    </Dialog>
  );
}

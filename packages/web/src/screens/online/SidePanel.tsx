import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { Talk } from './Talk.tsx';
import styles from './SidePanel.module.css';

/** How many things were said since one last looked. */
function useUnread(far: Far, open: boolean): number {
  const lines = useStore(far.store, ({ talk }) => talk.lines);
  const you = useStore(far.store, ({ talk }) => talk.you);
  const last = lines.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState(-1);
  const known = useRef(false);
  useEffect(() => {
    // What was said before one came is not news.
    if (open || !known.current) setSeen(last);
    if (last >= 0 || you) known.current = true;
  }, [open, last, you]);
  return open ? 0 : lines.filter(({ n, who }) => n > seen && who !== you).length;
}

interface Props {
  readonly far: Far;
  readonly sits: boolean;
  readonly over: boolean;
}

/** Leaving is asked twice: a bot takes over at once. */
function Leave({ far }: { readonly far: Far }) {
  const [sure, setSure] = useState(false);
  const leave = (): void => {
    if (sure) far.say({ kind: 'leave' });
    setSure(!sure);
  };
  return (
    <button type="button" class={styles.leave} onClick={leave}>
      {t(sure ? 'online.leaveSure' : 'online.leave')}
    </button>
  );
}

/** Beside a running game: what is said, and the way out. */
export function SidePanel({ far, sits, over }: Props) {
  const [open, setOpen] = useState(false);
  const unread = useUnread(far, open);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const handed = useStore(far.store, ({ clock }) => (clock?.handed.length ?? 0) > 0);
  return (
    <>
      <button
        ref={opener}
        type="button"
        class={styles.opener}
        aria-expanded={open}
        aria-label={unread > 0 ? t('online.unread', { n: unread }) : t('online.talk')}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
        </svg>
        {unread > 0 && <b>{unread}</b>}
      </button>
      {open && (
        <aside
          class={styles.panel}
          aria-label={t('online.talk')}
          onKeyDown={(event) => {
            // The game has keys of its own.
            event.stopPropagation();
            if (event.key === 'Escape') close();
          }}
        >
          <button type="button" class={styles.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
          <Talk far={far} asides={!sits && !over} />
          {sits && !over && !handed && <Leave far={far} />}
        </aside>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { StandingAnswer } from './StandingAnswer.tsx';
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

interface OpenerProps {
  readonly far: Far;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The way to what is said, with how much of it is new. */
export function Opener({ far, open, onToggle }: OpenerProps) {
  const unread = useUnread(far, open);
  const label = unread > 0 ? t('online.unread', { n: unread }) : t('online.talk');
  return (
    <button
      type="button"
      class={styles.opener}
      aria-expanded={open}
      aria-label={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
      </svg>
      <span aria-hidden="true">{t('online.talk')}</span>
      {unread > 0 && <b aria-hidden="true">{unread}</b>}
    </button>
  );
}

interface Props {
  readonly far: Far;
  readonly own: readonly number[];
  readonly over: boolean;
  readonly rated: boolean;
  readonly onClose: () => void;
}

/** Beside a running game: how many look on, what is said, and the way out. */
export function SidePanel({ far, own, over, rated, onClose }: Props) {
  const sits = own.length > 0;
  const watching = useStore(far.store, ({ presence }) => presence?.watching ?? null);
  const handed = useStore(far.store, ({ clock }) => (clock?.handed.length ?? 0) > 0);
  return (
    <aside
      class={styles.panel}
      aria-label={t('online.talk')}
      onKeyDown={(event) => {
        // The game has keys of its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" class={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {watching !== null && <p class={styles.watching}>{t('online.watching', { n: watching })}</p>}
      <Talk far={far} asides={!sits && !over} />
      {sits && !over && !handed && !rated && (
        <button
          type="button"
          class={styles.leave}
          onClick={() => far.say({ kind: 'takeback', say: 'ask' })}
        >
          {t('online.takeback.ask')}
        </button>
      )}
      {own.length === 1 && !over && !handed && <StandingAnswer far={far} />}
      {sits && !over && !handed && <Leave far={far} />}
    </aside>
  );
}

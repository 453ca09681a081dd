import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PHONE, useMedia } from '../../base/use-media.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import styles from './Beside.module.css';

/** Where there is no room for a column beside the table. */
const NARROW = `${PHONE}, (max-width: 1279px)`;

interface Props {
  readonly title: string;
  /** Where closing it leads to. */
  readonly leave: string;
  /** What is always to be seen, in a line. */
  readonly brief?: ComponentChildren;
  /** Whenever this changes to something true it opens by itself. */
  readonly wanted?: unknown;
  readonly children: ComponentChildren;
  readonly [data: `data-${string}`]: string | undefined;
}

/** What has something beside it is no game of its own: the score of one that ends there stays closed. */
function useNoScore(): void {
  const open = useStore(panels, (state) => state.open);
  useEffect(() => {
    if (open === 'score') panels.setState({ open: null });
  }, [open]);
}

/** A column beside the table; where that is too narrow, a bar above it that opens downwards and leaves the question free. */
export function Beside({ title, leave, brief, wanted, children, ...data }: Props) {
  const narrow = useMedia(NARROW);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  useNoScore();
  const shown = !narrow || open;
  return (
    <aside
      class={styles.beside}
      aria-label={title}
      data-beside
      data-narrow={narrow || undefined}
      {...data}
    >
      <header class={styles.head}>
        <h2>{title}</h2>
        {brief && <div class={styles.brief}>{brief}</div>}
        {narrow && (
          <button
            type="button"
            class={styles.toggle}
            aria-expanded={open}
            aria-label={t(open ? 'beside.less' : 'beside.more')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="list" />
          </button>
        )}
        <a class={styles.leave} href={leave} aria-label={t('close')}>
          <Icon name="close" />
        </a>
      </header>
      {shown && (
        <div class={styles.body} role="group" aria-label={title} tabIndex={0}>
          {children}
        </div>
      )}
    </aside>
  );
}

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBack } from '../base/back.ts';
import { t } from '../text/text.ts';
import { useGivenBack } from './use-given-back.ts';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly wide?: boolean | 'most';
  /** A card by itself needs no frame, and has its name on it. */
  readonly bare?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A parchment over the board. The browser's own dialog keeps the focus inside. */
export function Dialog({ title, wide, bare, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useBack(true, onClose);
  useGivenBack();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class={styles.dialog}
      data-wide={wide || undefined}
      data-bare={bare || undefined}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <header class={styles.head}>
        {!bare && <h2>{title}</h2>}
        <button type="button" class={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class={styles.body}>{children}</div>
    </dialog>
  );
}

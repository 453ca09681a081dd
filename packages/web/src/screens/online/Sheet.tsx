import type { ComponentChildren } from 'preact';
import type { TextKey } from '../../text/text.ts';
import { t } from '../../text/text.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Trouble } from './api.ts';
import setup from '../setup/SetUp.module.css';
import styles from './Online.module.css';

interface Props {
  readonly title: TextKey;
  /** Where it was come from; the first page unless told. */
  readonly back?: string;
  readonly children: ComponentChildren;
}

/** A sheet of paper with the city at its head. */
export const Sheet = ({ title, back = '#/', children }: Props) => (
  <main class={setup.page}>
    <div class={[setup.sheet, styles.sheet].join(' ')}>
      <header class={setup.head}>
        <img src="./art/city/board.svg" alt="" />
        <a href={back} class={setup.back}>
          <Icon name="undo" /> {t('setup.back')}
        </a>
        <h1>{t(title)}</h1>
      </header>
      {children}
    </div>
  </main>
);

/** What went wrong, in words. */
export const Words = ({ trouble }: { readonly trouble: Trouble | null }) =>
  trouble && (
    <p class={styles.trouble} role="alert">
      <Icon name="warning" /> {t(`online.trouble.${trouble}`)}
    </p>
  );

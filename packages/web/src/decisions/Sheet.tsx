import type { ComponentChildren } from 'preact';
import { HintButton } from './HintButton.tsx';
import { Notes } from './Notes.tsx';
import styles from './Sheet.module.css';

/** A parchment that comes up over the table's edge with a question. */
export const Sheet = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class={styles.anchor}>
    <div class={styles.sheet} role="group" aria-label={title}>
      <header class={styles.head}>
        <h2 class={styles.title}>{title}</h2>
        <HintButton />
      </header>
      <Notes />
      {children}
    </div>
  </div>
);

import type { ComponentChildren } from 'preact';
import { HintButton } from './HintButton.tsx';
import { Notes } from './Notes.tsx';
import styles from './Sheet.module.css';

/** A parchment that comes up over the table's edge with a question. */
export const Sheet = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class={styles.anchor}>
    <div class={styles.sheet} role="group" aria-label={title}>
      <h2 class={styles.title}>
        {title} <HintButton />
      </h2>
      <Notes />
      {children}
    </div>
  </div>
);

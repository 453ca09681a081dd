import type { Provenance } from '@rowan/cards';
import type { ComponentChildren } from 'preact';
import { t } from '../text/text.ts';
import styles from './Details.module.css';

interface PageProps {
  readonly name: string;
  readonly text: string;
  readonly picture?: string | null;
  readonly tone?: string | undefined;
  readonly provenance?: Provenance | undefined;
  readonly children?: ComponentChildren;
}

/** A card, large: picture, name ribbon, what it says, where it comes from. */
export function Page({ name, text, picture, tone, provenance, children }: PageProps) {
  return (
    <article class={styles.page} data-tone={tone}>
      {picture && <img class={styles.picture} src={picture} alt="" />}
      <h3 class={styles.name}>{name}</h3>
      <div class={styles.body}>
        {text.split(/(?<=\.) /).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
      {provenance && <footer class={styles.provenance}>{t(`provenance.${provenance}`)}</footer>}
    </article>
  );
}

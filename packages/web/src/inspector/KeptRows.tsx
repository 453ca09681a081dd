import type { Kept } from '../model/lasting.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { cardName } from '../text/cards.ts';
import { effectRow } from './SignRows.tsx';
import styles from './Details.module.css';

/** Lasting effects with the cards they came from. */
export const KeptRows = ({ of }: { readonly of: readonly Kept[] }) => (
  <ul class={styles.signs}>
    {of.map(({ effect, card }, i) => {
      const { glyphs, text } = effectRow(effect);
      return (
        <li key={i}>
          <Glyphs of={glyphs} />
          <span>
            {text} <em>{cardName(card)}</em>
          </span>
        </li>
      );
    })}
  </ul>
);

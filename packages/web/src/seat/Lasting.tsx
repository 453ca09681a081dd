import { useCatalogue, usePlayer } from '../client/context.ts';
import { lastingSigns } from '../model/lasting.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import styles from './Lasting.module.css';

/** What a player has for good, as signs; those without room are counted. */
export function Lasting({ seat, room }: { readonly seat: number; readonly room: number }) {
  const signs = lastingSigns(useCatalogue(), usePlayer(seat));
  if (signs.length === 0) return null;
  const shown = signs.length > room ? signs.slice(0, room - 1) : signs;
  return (
    <span class={styles.lasting} data-lasting={seat}>
      {shown.map((of, i) => (
        <Glyphs key={i} of={of} class={styles.sign} />
      ))}
      {shown.length < signs.length && <b class={styles.sign}>+{signs.length - shown.length}</b>}
    </span>
  );
}

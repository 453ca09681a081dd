import { TIGHT, useMedia } from '../base/use-media.ts';
import { useCatalogue, usePlayer } from '../client/context.ts';
import { lastingSigns } from '../model/lasting.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './Lasting.module.css';

/** What a player has for good, as signs; those without room are counted, and without any room all of them. */
export function Lasting({ seat, room }: { readonly seat: number; readonly room: number }) {
  const signs = lastingSigns(useCatalogue(), usePlayer(seat));
  const counted = useMedia(TIGHT) || room === 0;
  if (signs.length === 0) return null;
  const shown = signs.length > room ? signs.slice(0, Math.max(0, room - 1)) : signs;
  const more = signs.length - shown.length;
  return (
    <span class={styles.lasting} data-lasting={seat} data-counted={counted || undefined}>
      <b class={styles.all}>
        <Icon name="boost" />
        {signs.length}
      </b>
      {shown.map((of, i) => (
        <Glyphs key={i} of={of} class={styles.sign} />
      ))}
      {more > 0 && <b class={styles.sign}>+{more}</b>}
    </span>
  );
}

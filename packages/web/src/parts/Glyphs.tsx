import type { Glyph } from '../model/glyphs.ts';
import { Icon } from './Icon.tsx';
import { Meeple } from './Meeple.tsx';
import styles from './Glyphs.module.css';

function One({ glyph }: { readonly glyph: Glyph }) {
  switch (glyph.kind) {
    case 'icon':
      return <Icon name={glyph.icon} />;
    case 'meeple':
      return <Meeple meeple={glyph.meeple} class={styles.meeple} />;
    case 'any':
      return glyph.of.length === 0 ? (
        <span class={styles.any}>?</span>
      ) : (
        <span class={styles.either}>
          {glyph.of.map((meeple, i) => (
            <>
              {i > 0 && '/'}
              <Meeple meeple={meeple} class={styles.meeple} />
            </>
          ))}
        </span>
      );
    case 'vp':
      return <Vp n={glyph.n} />;
    case 'text':
      return <span>{glyph.text}</span>;
  }
}

/** Signs in a row. They repeat what the card says in words, so they are silent for screen readers. */
export const Glyphs = ({
  of,
  class: extra,
}: {
  of: readonly Glyph[];
  class?: string | undefined;
}) => (
  <span class={[styles.row, extra].join(' ')} aria-hidden="true">
    {of.map((glyph, i) => (
      <One key={i} glyph={glyph} />
    ))}
  </span>
);

/** Victory points on their purple banner. */
export const Vp = ({ n, class: extra }: { n: number | string; class?: string | undefined }) => (
  <span class={[styles.vp, extra].join(' ')} data-keep-colours>
    {n}
  </span>
);

import type { Rejection } from '@rowan/rules';
import { Glyphs } from '../parts/Glyphs.tsx';
import type { Glyph } from '../model/glyphs.ts';
import styles from './Lack.module.css';

const signOf = (classes: readonly number[]): Glyph =>
  classes.length === 1 ? { kind: 'meeple', meeple: classes[0]! } : { kind: 'any', of: classes };

/** Who is missing at a place, in figures: so many of so many. */
export function Lack({ rejection }: { readonly rejection: Rejection }) {
  if (rejection.code !== 'needsUnits') return null;
  const open = rejection.facts.needs.filter(({ n, there }) => there < n);
  return (
    <span class={styles.lack} aria-hidden="true" data-lack>
      {open.map(({ classes, n, there }, i) => (
        <span key={i}>
          {there}/{n}
          <Glyphs of={[signOf(classes)]} />
        </span>
      ))}
    </span>
  );
}

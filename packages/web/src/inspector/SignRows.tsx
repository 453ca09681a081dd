import type { AnyCard, Effect, MonsterType } from '@rowan/cards';
import { glyphsOf, type Glyph } from '../model/glyphs.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './Details.module.css';

interface Row {
  readonly glyphs: readonly Glyph[];
  readonly text: string;
}

const icon = (name: string): Glyph => ({ kind: 'icon', icon: name });

export const effectRow = (effect: Effect): Row => ({
  glyphs: glyphsOf([effect]),
  text: describer().effect(effect),
});

const typeRow = (type: MonsterType): Row => ({ glyphs: [icon(type)], text: t(`type.${type}`) });
const levelRow = (level: number): Row => ({
  glyphs: [icon(`level-${level}`)],
  text: t('look.level', { level }),
});

/** The signs of a card, each with its words. */
function rowsOf(card: AnyCard): Row[] {
  const type = 'type' in card ? [typeRow(card.type)] : [];
  const level = 'type' in card && 'level' in card ? [levelRow(card.level)] : [];
  const gives = 'gives' in card ? (card.gives as readonly Effect[]).map(effectRow) : [];
  return [...type, ...level, ...gives];
}

/** What stands on a card as a sign is explained beside it. */
export function SignRows({ card }: { readonly card: AnyCard }) {
  const rows = rowsOf(card);
  if (rows.length === 0) return null;
  return (
    <ul class={styles.signs} aria-hidden="true">
      {rows.map(({ glyphs, text }, i) => (
        <li key={i}>
          <Glyphs of={glyphs} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

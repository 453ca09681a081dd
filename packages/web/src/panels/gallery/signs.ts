import { MONSTER_TYPES, allCards, type Catalogue, type Effect } from '@rowan/cards';
import { glyphsOf, type Glyph } from '../../model/glyphs.ts';
import { describer } from '../../text/cards.ts';
import { t } from '../../text/text.ts';

/** A sign as it stands on cards, and what it means. */
export interface Sign {
  readonly glyphs: readonly Glyph[];
  readonly text: string;
}

const icon = (name: string): Glyph => ({ kind: 'icon', icon: name });

/** All effects that are printed somewhere on a card, however deep. */
function effectsIn(value: unknown, key = ''): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = (key === 'gives' || key === 'boosts') && Array.isArray(value) ? value : [];
  return [
    ...(found as Effect[]),
    ...Object.entries(value).flatMap(([name, inner]) => effectsIn(inner, name)),
  ];
}

/** One example of every effect in the cards. */
function effectSigns(catalogue: Catalogue): Sign[] {
  const examples = new Map<string, Effect>();
  for (const effect of allCards(catalogue).flatMap(({ card }) => effectsIn(card)))
    if (!examples.has(effect.kind)) examples.set(effect.kind, effect);
  return [...examples.values()].map((effect) => ({
    glyphs: glyphsOf([effect]),
    text: describer().effect(effect),
  }));
}

const frameSigns = (): Sign[] => [
  { glyphs: [{ kind: 'any', of: [] }], text: t('sign.any') },
  { glyphs: [{ kind: 'any', of: [2, 1] }], text: t('sign.either') },
  { glyphs: [icon('strength')], text: t('sign.strength') },
  { glyphs: [icon('level-1'), icon('level-2'), icon('level-3')], text: t('sign.level') },
  ...MONSTER_TYPES.map((type) => ({ glyphs: [icon(type)], text: t(`type.${type}`) })),
  { glyphs: [icon('penalty')], text: t('sign.penalty') },
  { glyphs: [icon('crown')], text: t('sign.crown') },
  { glyphs: [icon('lock')], text: t('sign.lock') },
];

/** Everything that stands on cards and places without words. */
export const signsOf = (catalogue: Catalogue): readonly Sign[] => [
  ...frameSigns(),
  ...effectSigns(catalogue),
];

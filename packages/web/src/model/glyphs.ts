import {
  MEEPLES,
  type Effect,
  type LocationCard,
  type Meeple,
  type Need,
  type RoomCard,
} from '@rowan/cards';

/** A card's signs, left to right: icons, meeples and short texts. */
export type Glyph =
  | { readonly kind: 'icon'; readonly icon: string }
  | { readonly kind: 'meeple'; readonly meeple: number }
  /** One of several classes would do; none listed: any Unit. */
  | { readonly kind: 'any'; readonly of: readonly number[] }
  | { readonly kind: 'vp'; readonly n: number }
  | { readonly kind: 'text'; readonly text: string };

const icon = (name: string): Glyph => ({ kind: 'icon', icon: name });
const text = (of: string): Glyph => ({ kind: 'text', text: of });
const meeple = (letter: Meeple): Glyph => ({ kind: 'meeple', meeple: MEEPLES.indexOf(letter) });
const vp = (n: number): Glyph => ({ kind: 'vp', n });

type Glyphs = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => Glyph[] };

const glyphs: Glyphs = {
  gain: ({ meeple: gained }) => [text('+'), meeple(gained)],
  return: ({ unit }) => [text('−'), meeple(unit)],
  cleanse: () => [text('−'), meeple('X')],
  vp: ({ n }) => [vp(n)],
  vpPerCorruption: ({ n }) => [vp(n), text('/'), meeple('X')],
  quests: ({ draw, discard }) => [
    icon('quests'),
    text(discard > 0 ? `${draw}/${discard}` : `${draw}`),
  ],
  discardQuest: () => [icon('discard-quest')],
  draw: ({ n }) => [icon('draw'), text(`${n}`)],
  hold: ({ unit }) => [icon('hold'), meeple(unit)],
  backToBag: ({ own, others }) => [icon('back-to-bag'), text(`${own}/${others}`)],
  turnBoost: ({ who, n }) => [
    who === 'units' ? { kind: 'any', of: [] } : meeple(who),
    icon('turn-boost'),
    text(`${n}`),
  ],
  forge: () => [icon('forge'), meeple('X')],
  boost: ({ who, n }) => [
    ...(who === 'prestige' ? [icon('crown')] : [meeple(who)]),
    icon('boost'),
    text(`${n}`),
  ],
  pair: ({ by, who, n }) => [meeple(by), icon('pair'), meeple(who), text(`+${n}`)],
  against: ({ type, n }) => [icon('against'), icon(type), text(`+${n}`)],
  drawPhase: ({ have, exhaust, gives }) => [
    ...(exhaust.length > 0 ? exhaust : have).map(meeple),
    text('→'),
    ...glyphsOf(gives),
  ],
  onConstruct: ({ gives }) => [icon('construct'), text('→'), ...glyphsOf(gives)],
};

const glyphsOfEffect = (effect: Effect): Glyph[] =>
  (glyphs[effect.kind] as (effect: Effect) => Glyph[])(effect);

export const glyphsOf = (effects: readonly Effect[]): Glyph[] => effects.flatMap(glyphsOfEffect);

const ofNeed = (need: Need): Glyph => {
  if (need === 'U') return { kind: 'any', of: [] };
  return typeof need === 'string'
    ? meeple(need)
    : { kind: 'any', of: need.anyOf.map((letter) => MEEPLES.indexOf(letter)) };
};

/** How wide a sign is, in ems. */
function widthOf(glyph: Glyph): number {
  switch (glyph.kind) {
    case 'icon':
      return 1.23;
    case 'meeple':
      return 1.26;
    case 'any':
      return Math.max(1.1, glyph.of.length * 1.5);
    case 'vp':
      return 1.3;
    case 'text':
      return 0.2 + glyph.text.length * 0.52;
  }
}

const lengthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0);

const LARGE = 18;
const LEGIBLE = 14;

/** How large the signs are, in units, so that they fill a strip of so many units: in two rows where one is too narrow. */
export function sizeFor({ needs, gives, crown }: Signs, strip: number): number {
  const one = (strip - 18) / (lengthOf(needs) + lengthOf(gives) + (crown ? 1.2 : 0));
  if (one >= LEGIBLE) return Math.min(LARGE, one);
  const two = (strip - 10) / Math.max(lengthOf(needs), lengthOf(gives));
  return Math.max(LEGIBLE, Math.min(LARGE - 2, two));
}

export interface Signs {
  readonly needs: readonly Glyph[];
  readonly gives: readonly Glyph[];
  readonly crown: boolean;
}

export function signsOfLocation({ needs, gives, crown }: LocationCard): Signs {
  if (!crown) return { needs: needs.map(ofNeed), gives: glyphsOf(gives), crown: false };
  const options = crown.flatMap(({ need, gives: paid }, i) => [
    ...(i > 0 ? [text('·')] : []),
    ofNeed(need),
    ...glyphsOf(paid),
  ]);
  return { needs: [], gives: options, crown: true };
}

const CORRUPTION: Readonly<Record<RoomCard['corruption'], readonly Glyph[]>> = {
  none: [],
  one: [meeple('X')],
  any: [meeple('X'), text('…')],
};

export const signsOfRoom = ({ needs, corruption, bounty, gives }: RoomCard): Signs => ({
  needs: [...needs.map(ofNeed), ...CORRUPTION[corruption], ...(bounty ? [icon(bounty)] : [])],
  gives: glyphsOf(gives),
  crown: false,
});

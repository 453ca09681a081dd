import {
  MEEPLES,
  allCards,
  kindOfCard,
  type AnyCard,
  type CardKind,
  type CardKinds,
  type Catalogue,
  type MonsterCard,
} from '@rowan/cards';
import { pictureOf } from '../../model/cards.ts';
import { meeplePicture } from '../../parts/Meeple.tsx';
import { cardName, describer } from '../../text/cards.ts';
import { fold } from '../../text/search.ts';
import { t, type TextKey } from '../../text/text.ts';

/** The gallery's halls, in the order in which one walks through them. */
export const GROUPS = [
  'units',
  'locations',
  'slots',
  'monsters',
  'council',
  'quests',
  'rooms',
  'guard',
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<CardKind, Group>> = {
  peasant: 'units',
  hero: 'units',
  prestige: 'units',
  location: 'locations',
  slot: 'slots',
  monster: 'monsters',
  council: 'council',
  token: 'council',
  quest: 'quests',
  room: 'rooms',
  roomSet: 'rooms',
  order: 'guard',
  spot: 'guard',
};

type Looks = {
  readonly [K in CardKind]: (card: CardKinds[K]) => {
    readonly picture?: string;
    readonly emblem?: string;
    readonly tone?: string;
  };
};

const unit = (letter: (typeof MEEPLES)[number]) => ({
  picture: meeplePicture(MEEPLES.indexOf(letter)),
});

const LOOKS: Looks = {
  peasant: () => unit('P'),
  hero: (card) => unit(card.unit),
  prestige: (card) => unit(card.unit),
  location: (card) => ({
    picture: pictureOf.location(card),
    ...('district' in card && { tone: card.district }),
  }),
  slot: ({ district }) => ({ emblem: 'construct', tone: district }),
  monster: (card) => ({ picture: pictureOf.monster(card), tone: card.district }),
  council: (card) => ({ picture: pictureOf.council(card), tone: 'council' }),
  token: () => ({ emblem: 'crown', tone: 'council' }),
  quest: (card) => ({ picture: pictureOf.quest(card), tone: card.kind }),
  room: (card) => ({ picture: pictureOf.room(card) }),
  roomSet: ({ id }) => ({ picture: pictureOf.room({ id, family: id }) }),
  order: (card) => ({ picture: pictureOf.order(card) }),
  spot: () => ({ emblem: 'sword' }),
};

/** A card as it hangs in the gallery. */
export interface Exhibit {
  readonly id: string;
  readonly group: Group;
  readonly card: AnyCard;
  readonly name: string;
  readonly text: string;
  readonly picture?: string;
  readonly emblem?: string;
  readonly tone?: string;
  /** Cards that are the same but for their district. */
  readonly also: readonly MonsterCard[];
  /** What a search looks through. */
  readonly folded: string;
}

const foldedOf = (card: AnyCard): string =>
  fold(`${cardName(card)} ${card.name} ${describer().card(card)}`);

function exhibitOf(card: AnyCard, id: string): Exhibit {
  const kind = kindOfCard(card);
  const name = cardName(card);
  const text = describer().card(card);
  return {
    id,
    group: GROUP_OF[kind],
    card,
    name,
    text,
    ...(LOOKS[kind] as (card: AnyCard) => ReturnType<Looks[CardKind]>)(card),
    also: [],
    folded: foldedOf(card),
  };
}

const isMonsterCard = (card: AnyCard): card is MonsterCard => kindOfCard(card) === 'monster';

/** What is the same in cards that hang here once. */
function likeness(card: AnyCard, path: string): string {
  if (!isMonsterCard(card)) return path;
  const { name, level, type, strength, vp, gives } = card;
  return JSON.stringify([name, level, type, strength, vp, gives]);
}

const withCopy = (first: Exhibit, card: AnyCard): Exhibit => ({
  ...first,
  also: [...first.also, ...(isMonsterCard(card) ? [card] : [])],
  folded: `${first.folded} ${foldedOf(card)}`,
});

export function exhibits(catalogue: Catalogue): readonly Exhibit[] {
  const found = new Map<string, Exhibit>();
  for (const { card, path } of allCards(catalogue)) {
    const like = likeness(card, path);
    const first = found.get(like);
    found.set(like, first ? withCopy(first, card) : exhibitOf(card, path));
  }
  return [...found.values()].toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** Where else such a Monster lies, in words. */
export const districtsText = (also: readonly MonsterCard[]): string =>
  also
    .map(({ district, threePlus }) => `${t(`district.${district}`)}${threePlus ? ' (3+)' : ''}`)
    .join(', ');

/** `levels[1].cost` in words: level 2, cost. */
export const fieldText = (field: string): string =>
  field
    .split('.')
    .map((part) => {
      const [, name = '', index] = /^(\w+)(?:\[(\d+)\])?$/.exec(part) ?? [];
      const words = t(`field.${name}` as TextKey);
      return index === undefined ? words : `${words} ${Number(index) + 1}`;
    })
    .join(' · ');

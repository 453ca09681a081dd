import {
  MEEPLES,
  allCards,
  kindOfCard,
  type AnyCard,
  type CardKind,
  type CardKinds,
  type Catalogue,
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
  /** What a search looks through. */
  readonly folded: string;
}

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
    folded: fold(`${name} ${card.name} ${text}`),
  };
}

export const exhibits = (catalogue: Catalogue): readonly Exhibit[] =>
  allCards(catalogue)
    .map(({ card, path }) => exhibitOf(card, path))
    .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));

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

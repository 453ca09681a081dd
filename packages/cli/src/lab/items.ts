import {
  meepleIndex,
  notationOfCard,
  notationOfHeroLevel,
  type AnyCard,
  type Catalogue,
} from '@rowan/cards';
import type { GameFacts, ItemId } from './facts.ts';

export const ITEM_KINDS = [
  'quest',
  'tile',
  'room',
  'hero',
  'ability',
  'prestige',
  'slot',
  'start',
  'monster',
  'council',
  'token',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A thing whose balance is measured. */
export interface Item {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly name: string;
  /** What it does, in the catalogue's notation. */
  readonly note: string;
  readonly provenance: string;
}

function cards(kind: ItemKind, prefix: string, list: readonly AnyCard[]): Item[] {
  return list.map((card, i) => ({
    id: `${prefix}:${i}`,
    kind,
    name: card.name,
    note: notationOfCard(card),
    provenance: card.provenance,
  }));
}

/** Levels that must be reached; an ability counts for those who reached its level. */
function heroItems({ heroes, prestige }: Catalogue): Item[] {
  const levels = heroes.flatMap((hero, i) =>
    hero.levels
      .filter(({ level }) => level > 1)
      .map((level) => ({ hero, unit: meepleIndex(hero.unit), i, level })),
  );
  const item = (kind: 'hero' | 'ability') => (of: (typeof levels)[number]) => ({
    id: `${kind}:${of.unit}.${of.level.level}`,
    kind,
    name: `${of.hero.name} ${of.level.level}`,
    note: notationOfHeroLevel(of.level),
    provenance: of.hero.provenance,
  });
  return [
    ...levels.map(item('hero')),
    ...levels.filter(({ level }) => level.ability).map(item('ability')),
    ...prestige.map((card) => ({
      id: `prestige:${meepleIndex(card.unit)}`,
      kind: 'prestige' as const,
      name: card.name,
      note: notationOfCard(card),
      provenance: card.provenance,
    })),
  ];
}

export const itemsOf = (catalogue: Catalogue): Item[] => [
  ...cards('quest', 'quest', catalogue.quests),
  ...cards('tile', 'tile', catalogue.tiles),
  ...cards('room', 'room', catalogue.rooms),
  ...heroItems(catalogue),
  ...cards('slot', 'slot', catalogue.slots),
  ...cards('start', 'start', catalogue.startingLocations),
  ...cards('monster', 'monster', catalogue.monsters),
  ...cards('council', 'overlord', catalogue.overlords),
  ...cards('council', 'henchman', [catalogue.henchman]),
  ...cards('token', 'token', catalogue.bonusTokens),
];

type Chance = (item: Item, facts: GameFacts, seat: number) => boolean;
const always: Chance = () => true;
const offered: Chance = ({ id }, facts) => facts.offered.includes(id);

/** Whether a player could have used the thing in that game. */
export const CHANCES: Readonly<Record<ItemKind, Chance>> = {
  quest: ({ id }, { seats }, seat) => seats[seat]!.held.includes(Number(id.slice(6))),
  tile: offered,
  room: offered,
  hero: always,
  ability: ({ id }, { seats }, seat) => (seats[seat]!.used[id.replace('ability', 'hero')] ?? 0) > 0,
  prestige: always,
  slot: always,
  start: always,
  monster: offered,
  council: always,
  token: offered,
};

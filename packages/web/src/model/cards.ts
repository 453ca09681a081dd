import type {
  Catalogue,
  GuardOrder,
  LocationCard,
  MonsterCard,
  CouncilCard,
  QuestCard,
  RoomCard,
  StartingLocation,
} from '@rowan/cards';
import type { GameView, Place } from '@rowan/rules';

/** What lies on a place, as its card; places are numbered as the engine numbers them. */

const SLOT = 4;
const TOWER = 12;
const MONSTER = 16;
const OVERLORD = 28;
const HENCHMAN = 31;

export type PlaceCard =
  | { readonly kind: 'start'; readonly card: StartingLocation }
  | { readonly kind: 'tile'; readonly card: LocationCard }
  | { readonly kind: 'order'; readonly card: GuardOrder }
  | { readonly kind: 'vacant'; readonly slot: number }
  | { readonly kind: 'room'; readonly card: RoomCard; readonly left: number }
  | { readonly kind: 'monster'; readonly card: MonsterCard }
  | { readonly kind: 'council'; readonly card: CouncilCard }
  | { readonly kind: 'empty' };

const EMPTY: PlaceCard = { kind: 'empty' };

export function cardAt(catalogue: Catalogue, view: GameView, place: Place): PlaceCard {
  if (place < SLOT) return { kind: 'start', card: catalogue.startingLocations[place]! };
  if (place < TOWER) return slotAt(catalogue, view, place - SLOT);
  if (place < MONSTER) return roomAt(catalogue, view, place - TOWER);
  if (place < OVERLORD) {
    const card = catalogue.monsters[view.monsters[place - MONSTER] ?? -1];
    return card ? { kind: 'monster', card } : EMPTY;
  }
  const card = place === HENCHMAN ? catalogue.henchman : catalogue.overlords[place - OVERLORD];
  return card ? { kind: 'council', card } : EMPTY;
}

function slotAt(catalogue: Catalogue, view: GameView, slot: number): PlaceCard {
  const tile = catalogue.tiles[view.built[slot] ?? -1];
  if (tile) return { kind: 'tile', card: tile };
  const order = slot % 2 === 0 ? catalogue.guard.orders[view.orders[slot >> 1] ?? -1] : undefined;
  return order ? { kind: 'order', card: order } : { kind: 'vacant', slot };
}

function roomAt(catalogue: Catalogue, view: GameView, district: number): PlaceCard {
  const rooms = view.towers[district] ?? [];
  const card = catalogue.rooms[rooms.at(-1) ?? -1];
  return card ? { kind: 'room', card, left: rooms.length } : EMPTY;
}

/** The number of a place's district; the Dark Council lies in none. */
export function districtOf(place: Place): number {
  if (place < SLOT) return place;
  if (place < TOWER) return (place - SLOT) >> 1;
  if (place < MONSTER) return place - TOWER;
  return place < OVERLORD ? Math.floor((place - MONSTER) / 3) : -1;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z]+/g, '-');

const picture = (folder: string, name: string): string => `./art/${folder}/${name}.svg`;

export const pictureOf = {
  monster: ({ name }: Pick<MonsterCard, 'name'>): string => picture('monsters', slug(name)),
  council: ({ name }: Pick<CouncilCard, 'name'>): string => picture('council', slug(name)),
  location: ({ name }: Pick<LocationCard, 'name'>): string => picture('locations', slug(name)),
  order: ({ order }: Pick<GuardOrder, 'order'>): string => picture('orders', order),
  quest: ({ kind }: Pick<QuestCard, 'kind'>): string => picture('quests', kind),
  room: ({ family, gives }: Pick<RoomCard, 'family' | 'gives'>): string => {
    const gain = gives.find((effect) => effect.kind === 'gain');
    const hero = { R: 'ranger', L: 'paladin', S: 'shaman' }[gain?.meeple as 'R' | 'L' | 'S'];
    return picture('rooms', family === 'rescue' && hero ? `rescue-${hero}` : family);
  },
};

export function pictureAt(there: PlaceCard): string | null {
  switch (there.kind) {
    case 'start':
    case 'tile':
      return pictureOf.location(there.card);
    case 'order':
      return pictureOf.order(there.card);
    case 'room':
      return pictureOf.room(there.card);
    case 'monster':
      return pictureOf.monster(there.card);
    case 'council':
      return pictureOf.council(there.card);
    case 'vacant':
    case 'empty':
      return null;
  }
}

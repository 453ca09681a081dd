import {
  HENCHMAN,
  MONSTER,
  OVERLORD,
  SLOT,
  TOWER,
  orderAt,
  type Catalogue,
  type CouncilCard,
  type GuardOrder,
  type LocationCard,
  type MonsterCard,
  type Place,
  type QuestCard,
  type RoomCard,
  type StartingLocation,
} from '@rowan/cards';
import type { GameView } from '@rowan/rules';

/** What lies on a place, as its card. */

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
  if (place < TOWER) return slotAt(catalogue, view, place);
  if (place < MONSTER) return roomAt(catalogue, view, place - TOWER);
  if (place < OVERLORD) {
    const card = catalogue.monsters[view.monsters[place - MONSTER] ?? -1];
    return card ? { kind: 'monster', card } : EMPTY;
  }
  const card = place === HENCHMAN ? catalogue.henchman : catalogue.overlords[place - OVERLORD];
  return card ? { kind: 'council', card } : EMPTY;
}

function slotAt(catalogue: Catalogue, view: GameView, place: Place): PlaceCard {
  const slot = place - SLOT;
  const tile = catalogue.tiles[view.built[slot] ?? -1];
  if (tile) return { kind: 'tile', card: tile };
  const order = catalogue.guard.orders[orderAt(view.orders, place)];
  return order ? { kind: 'order', card: order } : { kind: 'vacant', slot };
}

function roomAt(catalogue: Catalogue, view: GameView, district: number): PlaceCard {
  const rooms = view.towers[district] ?? [];
  const card = catalogue.rooms[rooms.at(-1) ?? -1];
  return card ? { kind: 'room', card, left: rooms.length } : EMPTY;
}

const picture = (folder: string, name: string): string => `./art/${folder}/${name}.svg`;

export const pictureOf = {
  /** The id of a Monster is its creature and its district; a creature looks the same everywhere. */
  monster: ({ id, district }: Pick<MonsterCard, 'id' | 'district'>): string =>
    picture('monsters', id.replace(`-${district}`, '')),
  council: ({ id }: Pick<CouncilCard, 'id'>): string => picture('council', id),
  location: ({ id }: Pick<LocationCard, 'id'>): string => picture('locations', id),
  order: ({ order }: Pick<GuardOrder, 'order'>): string => picture('orders', order),
  quest: ({ kind }: Pick<QuestCard, 'kind'>): string => picture('quests', kind),
  room: ({ id, family }: Pick<RoomCard, 'id' | 'family'>): string =>
    picture('rooms', family === 'rescue' ? id : family),
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

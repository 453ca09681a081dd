import type { AnyCard } from '../all-cards.ts';
import type {
  BonusToken,
  CouncilCard,
  GuardOrder,
  GuardSpot,
  HeroCard,
  LocationCard,
  MonsterCard,
  PeasantCard,
  PrestigeCard,
  QuestCard,
  RoomCard,
  RoomSet,
  SlotCard,
  StartingLocation,
} from '../types.ts';

export interface CardKinds {
  readonly peasant: PeasantCard;
  readonly hero: HeroCard;
  readonly prestige: PrestigeCard;
  readonly location: LocationCard | StartingLocation;
  readonly slot: SlotCard;
  readonly monster: MonsterCard;
  readonly council: CouncilCard;
  readonly token: BonusToken;
  readonly quest: QuestCard;
  readonly room: RoomCard;
  readonly roomSet: RoomSet;
  readonly order: GuardOrder;
  readonly spot: GuardSpot;
}

export type CardKind = keyof CardKinds;

/** The first field of this list that a card has tells what it is. */
const TELLTALES: readonly (readonly [field: string, kind: CardKind])[] = [
  ['levels', 'hero'],
  ['ability', 'prestige'],
  ['position', 'slot'],
  ['threePlus', 'monster'],
  ['role', 'council'],
  ['penalty', 'quest'],
  ['condition', 'token'],
  ['family', 'room'],
  ['ladder', 'roomSet'],
  ['order', 'order'],
  ['accepts', 'spot'],
  ['needs', 'location'],
];

export const kindOfCard = (card: AnyCard): CardKind =>
  TELLTALES.find(([field]) => Object.hasOwn(card, field))?.[1] ?? 'peasant';

export type ByCard<R> = { readonly [K in CardKind]: (card: CardKinds[K]) => R };

export const byCard = <R>(table: ByCard<R>, card: AnyCard): R =>
  (table[kindOfCard(card)] as (card: AnyCard) => R)(card);

import type { BonusCondition, EndCondition, TurnCondition } from './conditions.ts';
import type {
  Ability,
  InstantEffect,
  LastingBoost,
  LocationEffect,
  MonsterEffect,
  OngoingEffect,
  PrestigeAbility,
} from './effects.ts';
import type {
  BasicClass,
  District,
  HeroClass,
  Meeple,
  MonsterType,
  Need,
  PrestigeClass,
  Provenance,
} from './vocabulary.ts';

/** What every card has. `fixed` names the fields that the rulebook settles on a card that is otherwise ours. */
export interface CardBase {
  readonly id: string;
  readonly name: string;
  readonly provenance: Provenance;
  readonly fixed?: readonly string[];
}

export interface HeroLevel {
  readonly level: number;
  readonly cv: number;
  /** VP to reach this level; 0 for level 1. */
  readonly cost: number;
  readonly ability?: Ability;
  /** Printed combat boosts; they always hold, and only for real Units of the class (M4). */
  readonly boosts?: readonly LastingBoost[];
  /** M5: a Peasant from the Lodgings may join. */
  readonly recruits?: boolean;
}

export interface HeroCard extends CardBase {
  readonly unit: HeroClass;
  readonly levels: readonly HeroLevel[];
}

export interface PeasantCard extends CardBase {
  readonly unit: 'P';
  readonly cv: number;
}

export interface PrestigeCard extends CardBase {
  readonly unit: PrestigeClass;
  readonly level: number;
  readonly cv: number;
  readonly ability: PrestigeAbility;
}

/** A Crown pays the first option that one of the Units there fulfils (L6). */
export interface CrownOption {
  readonly need: BasicClass;
  readonly gives: readonly InstantEffect[];
}

export interface LocationCard extends CardBase {
  readonly needs: readonly Need[];
  readonly gives: readonly LocationEffect[];
  /** King of the hill, best option first; `needs` and `gives` are empty then. */
  readonly crown?: readonly CrownOption[];
  /** Prestige meeples that come with the tile (L7). */
  readonly stock?: { readonly meeple: PrestigeClass; readonly n: number };
  /** Taken out for solo play (G1). */
  readonly notSolo?: boolean;
}

export interface StartingLocation extends LocationCard {
  readonly district: District;
  /** The Unit of the district (Royal Guard). */
  readonly districtUnit: HeroClass;
}

export interface SlotCard extends CardBase {
  readonly district: District;
  readonly position: 'inner' | 'outer';
  readonly gives: readonly InstantEffect[];
}

export interface MonsterCard extends CardBase {
  readonly level: 1 | 2 | 3;
  readonly type: MonsterType;
  readonly district: District;
  readonly strength: number;
  readonly vp: number;
  readonly gives: readonly MonsterEffect[];
  /** Only with 3 or 4 players (S2). */
  readonly threePlus: boolean;
}

export interface CouncilCard extends CardBase {
  readonly role: 'overlord' | 'henchman';
  readonly type: MonsterType;
  readonly strength: number;
  readonly vp: number;
}

export interface BonusToken extends CardBase {
  readonly condition: BonusCondition;
  readonly vp: number;
}

interface QuestBase extends CardBase {
  readonly vp: number;
  readonly penalty: number;
}

export interface TriggeredQuest extends QuestBase {
  readonly kind: 'triggered';
  readonly condition: TurnCondition;
  /** A Unit on that Monster that goes to the supply; the player may decline (Q4). */
  readonly cost?: BasicClass;
  readonly gives: readonly InstantEffect[];
}

export interface OngoingQuest extends QuestBase {
  readonly kind: 'ongoing';
  readonly condition: TurnCondition;
  readonly gives: readonly OngoingEffect[];
}

export interface EndQuest extends QuestBase {
  readonly kind: 'end';
  readonly condition: EndCondition;
  /** The three hunts, which solo play takes out (G1): the Prey type they stand for. */
  readonly prey?: MonsterType;
}

export type QuestCard = TriggeredQuest | OngoingQuest | EndQuest;

export type RoomSetId = 'rod' | 'darkness' | 'battle';

/** Rooms of a set score by their number at the end (F4): `ladder[n - 1]` VP. */
export interface RoomSet extends CardBase {
  readonly id: RoomSetId;
  readonly ladder: readonly number[];
}

export interface RoomCard extends CardBase {
  readonly family: RoomSetId | 'rescue' | 'purge' | 'bounty';
  readonly needs: readonly Need[];
  /** Corruption assigned along with the Units: none, exactly one, or any number (F2, F3). */
  readonly corruption: 'none' | 'one' | 'any';
  /** Bounty: the same plan must assign to a Monster of this type (F3). */
  readonly bounty?: MonsterType;
  readonly gives: readonly InstantEffect[];
}

export type GuardPlace = 'favored' | 'leastOverrun' | 'mostOverrun';

/** What the Royal Guard does on a spot of its board, step by step (G2–G7). */
export type GuardAction =
  | { readonly kind: 'turnSword'; readonly by: number }
  | { readonly kind: 'order'; readonly where: GuardPlace | 'same' }
  | { readonly kind: 'takeRoom'; readonly where: GuardPlace }
  /** The first visible Room that needs Corruption; none: draw another meeple. */
  | { readonly kind: 'takeCorruptedRoom' }
  | { readonly kind: 'defeatLowestVp'; readonly where: GuardPlace }
  | { readonly kind: 'defeatSlotOne' }
  | { readonly kind: 'defeatPrey'; readonly which: 'lowest' | 'highest' }
  | { readonly kind: 'gainDistrictUnit' }
  | { readonly kind: 'keepQuest' }
  | { readonly kind: 'scoreQuest' }
  | { readonly kind: 'reset' };

export interface GuardSpot extends CardBase {
  readonly accepts: readonly Meeple[];
  readonly actions: readonly GuardAction[];
}

export type OrderKind = 'battle' | 'recruit' | 'explore' | 'study' | 'levy' | 'patrol' | 'purify';

export interface GuardOrder extends CardBase {
  readonly order: OrderKind;
}

export interface GuardCards {
  readonly orders: readonly GuardOrder[];
  /** Row by row, left to right. */
  readonly board: readonly GuardSpot[];
  /** Meeples in its bag at the start (G1). */
  readonly bag: readonly Meeple[];
  /** VP of a Quest by kind (G4). */
  readonly questVp: { readonly triggered: number; readonly ongoing: number; readonly end: number };
}

export interface Catalogue {
  readonly format: 1;
  readonly name: string;
  readonly supply: Readonly<Record<Meeple, number>>;
  readonly peasant: PeasantCard;
  /** In the order of HERO_CLASSES. */
  readonly heroes: readonly HeroCard[];
  /** In the order of PRESTIGE_CLASSES. */
  readonly prestige: readonly PrestigeCard[];
  /** In the order of DISTRICTS. */
  readonly startingLocations: readonly StartingLocation[];
  /** In the order of DISTRICTS, inner before outer. */
  readonly slots: readonly SlotCard[];
  readonly tiles: readonly LocationCard[];
  readonly monsters: readonly MonsterCard[];
  readonly overlords: readonly CouncilCard[];
  readonly henchman: CouncilCard;
  readonly bonusTokens: readonly BonusToken[];
  readonly quests: readonly QuestCard[];
  readonly rooms: readonly RoomCard[];
  readonly roomSets: readonly RoomSet[];
  readonly guard: GuardCards;
}

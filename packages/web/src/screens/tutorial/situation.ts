import {
  PLACES,
  districtOf,
  monsterPlace,
  monstersAt,
  total,
  type Catalogue,
  type Effect,
  type Place,
} from '@rowan/cards';
import type { EventKind, ToldEvent, GameView } from '@rowan/rules';
import type { Explained, Options } from '@rowan/table';
import { cardAt, type PlaceCard } from '../../model/cards.ts';
import type { Interaction } from '../../model/interaction.ts';

/** What the coach looks at: the board, what the learner is putting together, what happened in the lesson. */
export interface Situation {
  readonly lesson: number;
  readonly view: GameView;
  readonly catalogue: Catalogue;
  readonly options: Options;
  readonly interaction: Interaction;
  readonly explained: Explained | null;
  readonly redo: number;
  readonly events: readonly ToldEvent[];
  /** The Monster that the lesson is about. */
  readonly prey: Place | null;
  /** The Quest that asks for it. */
  readonly quest: number | null;
}

export type Predicate = (situation: Situation) => boolean;

export const develops: Predicate = ({ view }) => view.decision?.kind === 'develop';
export const plans: Predicate = ({ view }) => view.decision?.kind === 'plan';
export const decides: Predicate = (s) => develops(s) || plans(s);

export const draftOf = ({ interaction }: Situation): readonly Place[] =>
  interaction.plan.places.map(({ place }) => place);

export const drafts =
  (which: (place: Place) => boolean): Predicate =>
  (s) =>
    plans(s) && draftOf(s).some(which);

export const reachOf = ({ explained }: Situation): readonly Place[] => explained?.reachable ?? [];

export const reaches =
  (which: (place: Place) => boolean): Predicate =>
  (s) =>
    plans(s) && reachOf(s).some(which);

/** Something that the learner did in this lesson. */
export const did =
  (kind: EventKind, where: (place: Place) => boolean = () => true): Predicate =>
  ({ events, view }) =>
    events.some(
      (event) =>
        event.kind === kind &&
        'seat' in event &&
        event.seat === view.viewer &&
        (!('place' in event) || where(event.place)),
    );

/** The plan on the board may be carried out. */
export const isSound: Predicate = ({ explained }) => explained?.report.rejection === null;

/** What the table says about a plan comes a moment later than the plan. */
export function isExplained({ view, interaction, explained }: Situation): boolean {
  if (view.decision?.kind !== 'plan') return true;
  if (!explained) return false;
  const { places } = interaction.plan;
  const out = total(places.map(({ units }) => total(units)));
  const { tavern } = view.seats[view.active]!;
  return (
    explained.report.places.map(({ place }) => place).join() ===
      places.map(({ place }) => place).join() &&
    total(explained.report.left) === total(tavern) - out
  );
}

export const turnsEnded = ({ events, view }: Situation): number =>
  events.filter((event) => event.kind === 'turnEnded' && event.seat === view.viewer).length;

const offers = ({ options }: Situation, what: 'construct' | 'levelUp'): boolean =>
  options.offers.some(
    ({ answer }) =>
      answer.kind === 'develop' &&
      (answer.do === what || (answer.do === 'assign' && answer[what] !== null)),
  );

export const mayConstruct: Predicate = (s) => develops(s) && offers(s, 'construct');
export const mayLevelUp: Predicate = (s) => develops(s) && offers(s, 'levelUp');

/** Slots of a district in which Monsters lie. */
const monstersIn = ({ view }: Situation, district: number): Place[] =>
  monstersAt(view.monsters, district).flatMap((monster, slot) =>
    monster >= 0 ? [monsterPlace(district, slot)] : [],
  );

/** A place of the draft to which Monsters drive Peasants, as the table explains the plan. */
export const pressedPlace = ({ explained }: Situation): Place | undefined =>
  explained?.report.places.find(({ overrun }) => overrun > 0)?.place;

/** What presses on a place: the Monsters of its district. */
export const pressing = (s: Situation, place: Place): Place[] => monstersIn(s, districtOf(place));

export const offersAbility: Predicate = (s) =>
  develops(s) &&
  s.options.offers.some(({ answer }) => answer.kind === 'develop' && answer.do === 'ability');

/** What lies in the city, by its place. */
export const placesWhere = (s: Situation, which: (card: PlaceCard) => boolean): Place[] =>
  Array.from({ length: PLACES }, (_, place) => place).filter((place) =>
    which(cardAt(s.catalogue, s.view, place)),
  );

export const gives = (there: PlaceCard, kind: Effect['kind']): boolean =>
  'card' in there &&
  'gives' in there.card &&
  there.card.gives.some((effect) => effect.kind === kind);

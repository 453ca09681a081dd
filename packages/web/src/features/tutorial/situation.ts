import type { Catalogue } from '@rowan/cards';
import type { EventKind, GameEvent, GameView, Place } from '@rowan/rules';
import type { Explained, Options } from '@rowan/table';
import type { Interaction } from '../../client/interaction.ts';

/** What the coach looks at: the board, what the learner is putting together, what happened in the lesson. */
export interface Situation {
  readonly lesson: number;
  readonly view: GameView;
  readonly catalogue: Catalogue;
  readonly options: Options;
  readonly interaction: Interaction;
  readonly explained: Explained | null;
  readonly redo: number;
  readonly events: readonly GameEvent[];
  /** The Monster that the lesson is about. */
  readonly prey: Place | null;
}

export type Predicate = (situation: Situation) => boolean;

const MONSTERS = 16;
const OVERLORDS = 28;

export const isFoe = (place: Place): boolean => place >= MONSTERS;
export const isOverlord = (place: Place): boolean => place >= OVERLORDS;
export const isLocation = (place: Place): boolean => place < 12;

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

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** What the table says about a plan comes a moment later than the plan. */
export function isExplained({ view, interaction, explained }: Situation): boolean {
  if (view.decision?.kind !== 'plan') return true;
  if (!explained) return false;
  const { places } = interaction.plan;
  const out = sum(places.map(({ units }) => sum(units)));
  const { tavern } = view.seats[view.active]!;
  return (
    explained.report.places.map(({ place }) => place).join() ===
      places.map(({ place }) => place).join() && sum(explained.report.left) === sum(tavern) - out
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

/** The district that a place lies in, as the board numbers them; none for the Dark Council. */
export function districtOf(place: Place): number {
  if (place < 4) return place;
  if (place < 12) return (place - 4) >> 1;
  if (place < MONSTERS) return place - 12;
  return place < OVERLORDS ? Math.floor((place - MONSTERS) / 3) : -1;
}

/** Slots of a district in which Monsters lie. */
export const monstersIn = ({ view }: Situation, district: number): Place[] =>
  [0, 1, 2]
    .map((slot) => MONSTERS + district * 3 + slot)
    .filter((place) => (view.monsters[place - MONSTERS] ?? -1) >= 0);

/** The first district with two Monsters or more, those of the draft before others. */
export function pressedDistrict(s: Situation): number | undefined {
  const wanted = draftOf(s).filter(isLocation).map(districtOf);
  return [...wanted, 0, 1, 2, 3].find((district) => monstersIn(s, district).length >= 2);
}

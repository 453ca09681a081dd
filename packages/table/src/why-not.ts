import type { Catalogue, Place } from '@rowan/cards';
import {
  BASICS,
  KINDS,
  P,
  S,
  K,
  W,
  apply,
  explainPlan,
  judgeCapitolClass,
  rejectionAt,
  rejectionOf,
  type Answer,
  type AnswerOf,
  type CapitolLocation,
  type ConstructUnits,
  type Facts,
  type GameState,
  type LevelUpUnit,
  type PlanAnswer,
  type PlannedPlace,
  type Rejection,
  type RejectionCode,
} from '@rowan/rules';
import { everybody, fewestUnits, isCurable } from './advice.ts';

/** Those to be sent to the Capitol, as far as they are chosen. */
export interface CapitolDraft {
  readonly construct: ConstructUnits | null;
  readonly levelUp: LevelUpUnit | null;
}

/** What a player tries by choosing or dragging a piece, before it is an answer. */
export type Attempt =
  /** A meeple of the Tavern goes to a place; `plan` is without it. A Shaman stands for `as`, or a Peasant. */
  | {
      readonly kind: 'meeple';
      readonly plan: PlanAnswer;
      readonly place: Place;
      readonly meeple: number;
      readonly as?: number;
    }
  /** A place is to be served by the meeples that the plan leaves. */
  | { readonly kind: 'serve'; readonly plan: PlanAnswer; readonly place: Place }
  /** A meeple of the Tavern goes to a Location of the Capitol, beside those chosen before. */
  | {
      readonly kind: 'capitol';
      readonly capitol: CapitolDraft;
      readonly at: CapitolLocation;
      readonly meeple: number;
    }
  /** A tile goes to a place; if nobody was sent to build it, those chosen, or somebody, would be sent first. */
  | {
      readonly kind: 'tile';
      readonly capitol: CapitolDraft;
      readonly tile: number;
      readonly place: Place;
    }
  /** An answer as it is. */
  | { readonly kind: 'answer'; readonly answer: Answer };

type AttemptOf<K extends Attempt['kind']> = Extract<Attempt, { kind: K }>;

/** The engine's word on an answer in this position. */
type Judge = (answer: Answer) => Rejection | null;

interface Position {
  readonly catalogue: Catalogue;
  readonly state: GameState;
  readonly judge: Judge;
}

// Plans

const nobody = (place: Place): PlannedPlace => ({
  place,
  units: Array.from({ length: KINDS }, () => 0),
});

function joined(planned: PlannedPlace, meeple: number, as: number): PlannedPlace {
  const units = planned.units.with(meeple, planned.units[meeple]! + 1);
  if (meeple !== S) return { ...planned, units };
  const classes = planned.as ?? Array.from({ length: BASICS }, () => 0);
  return { ...planned, units, as: classes.with(as, classes[as]! + 1) };
}

function withMeeple({ plan, place, meeple, as = P }: AttemptOf<'meeple'>): PlanAnswer {
  const there = plan.places.find((planned) => planned.place === place);
  const party = joined(there ?? nobody(place), meeple, as);
  const places = there
    ? plan.places.map((planned) => (planned === there ? party : planned))
    : [...plan.places, party];
  return { ...plan, places };
}

/** Refusals of a plan that no further meeple can cure, wherever it goes. */
const OF_THE_WHOLE: ReadonlySet<RejectionCode> = new Set<RejectionCode>([
  'gameOver',
  'notAsked',
  'malformed',
  'placeTwice',
  'notInTavern',
]);

const wholly = (rejection: Rejection | null): Rejection | null =>
  rejection && OF_THE_WHOLE.has(rejection.code) ? rejection : null;

const refusedAt = (
  { catalogue, state }: Position,
  plan: PlanAnswer,
  place: Place,
): Rejection | null => rejectionAt(catalogue, state, plan, place);

function meepleRefusal(position: Position, attempt: AttemptOf<'meeple'>): Rejection | null {
  const plan = withMeeple(attempt);
  const whole = wholly(position.judge(plan));
  if (whole) return whole;
  const there = refusedAt(position, plan, attempt.place);
  return there && !isCurable(there) ? there : null;
}

function serveRefusal(position: Position, { plan, place }: AttemptOf<'serve'>): Rejection | null {
  const { catalogue, state, judge } = position;
  const others = plan.places.filter((planned) => planned.place !== place);
  const base: PlanAnswer = { kind: 'plan', places: others };
  const whole = wholly(judge(base));
  if (whole) return whole;
  if (fewestUnits(catalogue, state, plan, place)) return null;
  const { left } = explainPlan(catalogue, state, base);
  return closest(
    everybody(left).map((party) =>
      refusedAt(position, { ...plan, places: [...others, { ...party, place }] }, place),
    ),
  );
}

/** How much is missing, where a refusal tells it in numbers. */
const MISSING: { readonly [C in RejectionCode]?: (facts: Facts[C]) => number } = {
  needsUnits: ({ needs }) => needs.reduce((sum, { n, there }) => sum + n - there, 0),
  tooWeak: ({ cv, strength }) => strength - cv,
  notAffordable: ({ cost, most }) => cost - most,
};

function missingIn({ code, facts }: Rejection): number {
  const missing = MISSING[code] as ((facts: Rejection['facts']) => number) | undefined;
  return missing?.(facts) ?? Infinity;
}

/** Of several ways to do it the one that lacks least; null if nothing is in one of their ways. */
function closest(ways: readonly (Rejection | null)[]): Rejection | null {
  return ways.reduce((best, way) =>
    best && way && missingIn(best) <= missingIn(way) ? best : best && way,
  );
}

// The Capitol

const assignOf = ({ construct, levelUp }: CapitolDraft): AnswerOf<'develop'> => ({
  kind: 'develop',
  do: 'assign',
  construct,
  levelUp,
});

const NOBODY: CapitolDraft = { construct: null, levelUp: null };

/** The draft with a meeple added; a Shaman may rise as any class, so there may be several. */
function withUnit({ capitol, at, meeple }: AttemptOf<'capitol'>): readonly CapitolDraft[] {
  const { construct } = capitol;
  if (at === 'construct') {
    const peasants = (construct?.peasants ?? 0) + (meeple === P ? 1 : 0);
    const shamans = (construct?.shamans ?? 0) + (meeple === S ? 1 : 0);
    return [{ ...capitol, construct: { peasants, shamans } }];
  }
  const classes = Array.from({ length: K - W + 1 }, (_, i) => W + i);
  const risers = meeple === S ? classes : [meeple];
  return risers.map((unit) => ({ ...capitol, levelUp: { unit, shaman: meeple === S } }));
}

function capitolRefusal({ judge }: Position, attempt: AttemptOf<'capitol'>): Rejection | null {
  const closed = judge(assignOf(NOBODY));
  if (closed && closed.code !== 'nothingAssigned') return closed;
  return (
    judgeCapitolClass(attempt.at, attempt.meeple) ??
    closest(withUnit(attempt).map((draft) => judge(assignOf(draft))))
  );
}

const LONE_BUILDERS: readonly ConstructUnits[] = [
  { peasants: 1, shamans: 0 },
  { peasants: 0, shamans: 1 },
];

/** Who would build: those chosen, or else a Peasant, or a Shaman in its place. */
const buildersOf = ({ construct, levelUp }: CapitolDraft): readonly CapitolDraft[] =>
  [...(construct ? [construct] : []), ...LONE_BUILDERS].map((units) => ({
    construct: units,
    levelUp,
  }));

function tileRefusal(position: Position, attempt: AttemptOf<'tile'>): Rejection | null {
  const { catalogue, state, judge } = position;
  const { tile, place, capitol } = attempt;
  const build: Answer = { kind: 'develop', do: 'construct', tile, place };
  const now = judge(build);
  if (now?.code !== 'notPending') return now;
  const builders = buildersOf(capitol).map(assignOf);
  const sent = builders.find((answer) => judge(answer) === null);
  if (!sent) return judge(builders[0]!);
  const { seat, id } = state.decision!;
  const assigned = apply(catalogue, state, { seat, decision: id, answer: sent });
  return assigned.ok ? rejectionOf(catalogue, assigned.value.state, build) : assigned.error;
}

const refusals: {
  readonly [K in Attempt['kind']]: (position: Position, attempt: AttemptOf<K>) => Rejection | null;
} = {
  meeple: meepleRefusal,
  serve: serveRefusal,
  capitol: capitolRefusal,
  tile: tileRefusal,
  answer: ({ judge }, { answer }) => judge(answer),
};

/** Why the seat that is asked cannot do what it tries; null if it can, or could with further meeples. */
export function whyNot(catalogue: Catalogue, state: GameState, attempt: Attempt): Rejection | null {
  const judge: Judge = (answer) => rejectionOf(catalogue, state, answer);
  const refusal = refusals[attempt.kind] as (at: Position, tried: Attempt) => Rejection | null;
  return refusal({ catalogue, state, judge }, attempt);
}

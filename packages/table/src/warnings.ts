import { P, S, UNITS, X, total, type Catalogue, type InstantEffect } from '@rowan/cards';
import {
  BASICS,
  apply,
  effectsAt,
  explainPlan,
  isFoe,
  legal,
  noClasses,
  noMeeples,
  rejectionAt,
  score,
  type Answer,
  type Counts,
  type GameState,
  type Place,
  type PlanAnswer,
  type PlannedPlace,
  type PlanReport,
} from '@rowan/rules';
import { fewestUnits, nextCrew, reachable } from './advice.ts';

/**
 * What a legal plan gives away without need, as facts: from what the seat sees, for certain, and never more than advice. Each names a
 * plan that loses nothing of what this one brings, and brings more.
 */
export type Warning =
  /** A Quest in hand that one more Unit would complete. */
  | (Instead & { readonly kind: 'quest'; readonly quest: number; readonly meeple: number })
  /** A place that Units left in the Tavern could serve. */
  | (Instead & { readonly kind: 'idle'; readonly units: Counts })
  /** A Monster falls without this Unit as well, and elsewhere it is wanted. */
  | (Instead & { readonly kind: 'spare'; readonly meeple: number; readonly monster: Place })
  /** A penalty of the final scoring that another plan of the last turns avoids. */
  | (Instead & { readonly kind: 'penalty'; readonly quest: number; readonly vp: number });

interface Instead {
  /** Where the better plan differs. */
  readonly place: Place;
  readonly instead: PlanAnswer;
}

/** A position with the seat's plan in it. */
interface Table {
  readonly catalogue: Catalogue;
  readonly state: GameState;
}

/** A plan, and what it is sure to bring. */
interface Weighed {
  readonly plan: PlanAnswer;
  readonly report: PlanReport;
}

interface Variant extends Weighed {
  readonly place: Place;
}

const weigh = ({ catalogue, state }: Table, plan: PlanAnswer): Weighed => ({
  plan,
  report: explainPlan(catalogue, state, plan),
});

/** Whoever gives a Unit or a Quest away, or takes Corruption or a Peasant in, may have reasons not to. */
const isDoubtful = (effect: InstantEffect): boolean =>
  effect.kind === 'return' ||
  effect.kind === 'discardQuest' ||
  (effect.kind === 'gain' && (effect.meeple === 'X' || effect.meeple === 'P'));

const isSafe = ({ catalogue, state }: Table, place: Place): boolean =>
  !effectsAt(catalogue, state, place).some(isDoubtful);

/** The seat has no turn after this one: nothing but VP is of use. */
const isLast = ({ state }: Table): boolean => state.round === state.lastRound;

const gained = ({ report }: Weighed): number => report.vp + report.questVp;
const units = ({ gains }: PlanReport): number => total(gains.slice(0, UNITS)) - gains[P]!;

/** Whether a plan keeps all that another brings. */
function keeps({ report: a }: Weighed, { report: b }: Weighed): boolean {
  return (
    a.rejection === null &&
    a.vp + a.questVp >= b.vp + b.questVp &&
    b.quests.every((quest) => a.quests.includes(quest)) &&
    b.gains.every((n, meeple) => meeple === P || meeple === X || a.gains[meeple]! >= n) &&
    a.granted >= b.granted &&
    a.overrun <= b.overrun
  );
}

function bringsMore(table: Table, a: Weighed, b: Weighed): boolean {
  if (!keeps(a, b)) return false;
  if (gained(a) > gained(b)) return true;
  return (
    !isLast(table) && (units(a.report) > units(b.report) || a.report.granted > b.report.granted)
  );
}

/** One Unit joins a party; a Shaman as each class in turn. */
function* joined(planned: PlannedPlace, meeple: number): Generator<PlannedPlace> {
  const party = planned.units.map((n, kind) => n + (kind === meeple ? 1 : 0));
  if (meeple !== S) {
    yield { ...planned, units: party };
    return;
  }
  for (let cls = 0; cls < BASICS; cls++) {
    const as = (planned.as ?? noClasses()).map((n, one) => n + (one === cls ? 1 : 0));
    yield { ...planned, units: party, as };
  }
}

const kindsIn = (counts: Counts): number[] =>
  counts.slice(0, UNITS).flatMap((n, kind) => (n > 0 ? [kind] : []));

/** The plan with one Unit more of those left, at each of its places. */
function* withOneMore(table: Table, { plan, report }: Weighed): Generator<Variant> {
  for (const [at, planned] of plan.places.entries())
    for (const meeple of kindsIn(report.left))
      for (const party of joined(planned, meeple)) {
        const places = plan.places.with(at, party);
        yield { place: planned.place, ...weigh(table, { ...plan, places }) };
      }
}

/** The plan with one place more, served by the fewest of those left. */
function* withAPlace(table: Table, { plan, report }: Weighed): Generator<Variant> {
  const { catalogue, state } = table;
  for (const place of reachable(catalogue, state, plan, report.left)) {
    const fuller = fewestUnits(catalogue, state, plan, place);
    if (fuller) yield { place, ...weigh(table, fuller) };
  }
}

const partyAt = ({ places }: PlanAnswer, place: Place): Counts =>
  places.find((planned) => planned.place === place)?.units ?? noMeeples();

const isOne = (counts: Counts): boolean => total(counts) === 1;

/** One more Unit, where the plan has somebody or nobody yet. */
function questWarning(table: Table, weighed: Weighed): Warning | null {
  const variants = [
    ...withOneMore(table, weighed),
    ...[...withAPlace(table, weighed)].filter(
      ({ plan, place }) => isOne(partyAt(plan, place)) && isSafe(table, place),
    ),
  ];
  for (const variant of variants) {
    const { plan, place, report } = variant;
    const quest = report.quests.find((one) => !weighed.report.quests.includes(one));
    if (quest === undefined || !bringsMore(table, variant, weighed)) continue;
    const before = partyAt(weighed.plan, place);
    const meeple = partyAt(plan, place).findIndex((n, kind) => n > before[kind]!);
    return { kind: 'quest', quest, meeple, place, instead: plan };
  }
  return null;
}

function idleWarning(table: Table, weighed: Weighed): Warning | null {
  for (const variant of withAPlace(table, weighed)) {
    const { plan, place } = variant;
    if (isSafe(table, place) && bringsMore(table, variant, weighed))
      return { kind: 'idle', place, units: partyAt(plan, place), instead: plan };
  }
  return null;
}

/** The plan without one Unit at a Monster that falls all the same. */
function* without(table: Table, { plan }: Weighed): Generator<Variant & { meeple: number }> {
  const { catalogue, state } = table;
  for (const [at, planned] of plan.places.entries()) {
    if (!isFoe(planned.place) || total(planned.units) < 2) continue;
    // Whoever stands for another class stays: who they are to be is the player's to say.
    for (const meeple of kindsIn(planned.units).filter((kind) => kind !== S)) {
      const party = planned.units.map((n, kind) => n - (kind === meeple ? 1 : 0));
      const less = { ...plan, places: plan.places.with(at, { ...planned, units: party }) };
      if (rejectionAt(catalogue, state, less, planned.place) === null)
        yield { place: planned.place, meeple, ...weigh(table, less) };
    }
  }
}

function spareWarning(table: Table, weighed: Weighed): Warning | null {
  const { catalogue, state } = table;
  const idle = reachable(catalogue, state, weighed.plan, weighed.report.left);
  for (const less of without(table, weighed)) {
    if (!keeps(less, weighed)) continue;
    for (const variant of withAPlace(table, less)) {
      const { place, plan } = variant;
      // What those left could do alone needs nobody to be spared.
      if (idle.includes(place) || !isSafe(table, place)) continue;
      if (bringsMore(table, variant, weighed))
        return { kind: 'spare', meeple: less.meeple, monster: less.place, place, instead: plan };
    }
  }
  return null;
}

/** Answers of the seat's own turn that may come before it is over. */
const MOST_ANSWERS = 40;

/** The position once the plan is carried out, as far as its own seat decides it. */
function afterPlan({ catalogue, state: from }: Table, plan: PlanAnswer): GameState | null {
  const { seat } = from.decision!;
  const { turns } = from;
  let state = from;
  let answer: Answer = plan;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { decision } = state;
    const applied = apply(catalogue, state, { seat, decision: decision!.id, answer });
    if (!applied.ok) return null;
    ({ state } = applied.value);
    if (state.decision?.seat !== seat || state.turns !== turns) return state;
    const [first] = legal(catalogue, state, state.decision);
    if (!first) return null;
    answer = first;
  }
  return null;
}

/** What each Quest in hand brings or costs at the end, once the plan is carried out: nothing that depends on a draw. */
function questEnds(table: Table, { plan, report }: Weighed): Map<number, number> {
  const { catalogue, state } = table;
  const { seat } = state.decision!;
  const after = afterPlan(table, plan);
  const met = new Set(
    after &&
      score(catalogue, after)[seat]!.quests.flatMap(({ quest, vp }) => (vp > 0 ? [quest] : [])),
  );
  const hand = state.players[seat]!.hand.filter((quest) => !report.quests.includes(quest));
  return new Map(
    hand.map((quest) => {
      const { kind, vp, penalty } = catalogue.quests[quest]!;
      return [quest, kind === 'end' && met.has(quest) ? vp : -penalty];
    }),
  );
}

/** The plan with every other crew that serves a place of it. */
function* withOtherCrews(table: Table, { plan }: Weighed, place: Place): Generator<Variant> {
  const { catalogue, state } = table;
  const { recruit: _recruit, forge: _forge, ...plain } = plan;
  const gone = plain.places.map((one) => (one.place === place ? nobodyAt(place) : one));
  let next = nextCrew(catalogue, state, { ...plain, places: gone }, place);
  for (; next; next = nextCrew(catalogue, state, next, place))
    yield { place, ...weigh(table, next) };
}

const nobodyAt = (place: Place): PlannedPlace => ({ place, units: noMeeples() });

/** The plan with one place more, with another crew at one of its places, or with another place instead of it. */
function* rearranged(table: Table, weighed: Weighed): Generator<Variant> {
  yield* withAPlace(table, weighed);
  const { recruit: _recruit, forge: _forge, ...plain } = weighed.plan;
  for (const [at, { place }] of plain.places.entries()) {
    yield* withOtherCrews(table, weighed, place);
    const fewer = weigh(table, { ...plain, places: plain.places.toSpliced(at, 1) });
    if (!fewer.report.rejection) yield* withAPlace(table, fewer);
  }
}

function penaltyWarning(table: Table, weighed: Weighed): Warning | null {
  const { lastRound, round } = table.state;
  if (lastRound === 0 || round < lastRound - 1) return null;
  const ends = questEnds(table, weighed);
  const open = [...ends].filter(([, vp]) => vp < 0);
  if (open.length === 0) return null;
  const sum = (one: Weighed, all: ReadonlyMap<number, number>): number =>
    [...all.values()].reduce((n, vp) => n + vp, gained(one));
  const now = sum(weighed, ends);
  for (const variant of rearranged(table, weighed)) {
    if (variant.report.rejection) continue;
    const better = questEnds(table, variant);
    const spared = open.find(([quest]) => (better.get(quest) ?? 0) >= 0);
    if (spared && sum(variant, better) > now)
      return {
        kind: 'penalty',
        quest: spared[0],
        vp: -spared[1],
        place: variant.place,
        instead: variant.plan,
      };
  }
  return null;
}

/** What is worth a second look before this plan is confirmed, at most one of each kind; nothing of a plan that is refused. */
export function warningsOf(catalogue: Catalogue, state: GameState, plan: PlanAnswer): Warning[] {
  const table = { catalogue, state };
  const weighed = weigh(table, plan);
  if (weighed.report.rejection || plan.places.length === 0) return [];
  const quest = questWarning(table, weighed);
  const spare = spareWarning(table, weighed);
  const penalty = penaltyWarning(table, weighed);
  const idle = idleWarning(table, weighed);
  return [quest, penalty, idle, spare].filter((one) => one !== null);
}

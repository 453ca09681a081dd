import { total, type Catalogue } from '@rowan/cards';
import {
  KINDS,
  PLACES,
  S,
  X,
  BASICS,
  asksFor,
  explainPlan,
  noClasses,
  noMeeples,
  playOf,
  rejectionAt,
  type Counts,
  type GameState,
  type Place,
  type PlanAnswer,
  type PlannedPlace,
  type PlanReport,
  type Rejection,
} from '@rowan/rules';
import {
  NO_OPTIONS,
  choiceOptions,
  foreseen,
  foresightOf,
  type Foresight,
  type Options,
} from './choice-advice.ts';

export function optionsOf(catalogue: Catalogue, state: GameState): Options {
  const { decision } = state;
  if (!decision) return NO_OPTIONS;
  return decision.kind === 'plan'
    ? planOptions(catalogue, state)
    : choiceOptions(catalogue, state, decision);
}

export function planOptions(catalogue: Catalogue, state: GameState): Options {
  const g = playOf(catalogue, state);
  const targets = placesByMeeple(catalogue, state);
  const wanted = targets.map((places, meeple) =>
    places.filter((place) => asksFor(g, place, meeple)),
  );
  return { offers: [], targets, wanted };
}

/** Whether further meeples on the place can still cure what is refused there. */
export const isCurable = (rejection: Rejection): boolean =>
  rejection.code === 'tooWeak' ||
  rejection.code === 'needsUnits' ||
  (rejection.code === 'corruptionHere' && rejection.facts.corruption < rejection.facts.wanted);

function placesByMeeple(catalogue: Catalogue, state: GameState): Place[][] {
  const { tavern } = state.players[state.active]!;
  return Array.from({ length: KINDS }, (_, meeple) =>
    tavern[meeple] === 0
      ? []
      : Array.from({ length: PLACES }, (__, place) => place).filter((place) =>
          mayStand(catalogue, state, place, meeple),
        ),
  );
}

function mayStand(catalogue: Catalogue, state: GameState, place: Place, meeple: number): boolean {
  const units = noMeeples();
  units[meeple] = 1;
  const plan: PlanAnswer = { kind: 'plan', places: [withClasses(place, units)] };
  const rejection = rejectionAt(catalogue, state, plan, place);
  return rejection === null || isCurable(rejection);
}

/** Shamans stand for Peasants until they are told otherwise. */
function withClasses(place: Place, units: Counts): PlannedPlace {
  if (units[S] === 0) return { place, units };
  const as = noClasses();
  as[0] = units[S]!;
  return { place, units, as };
}

export interface Explained {
  readonly report: PlanReport;
  /** Null while the plan may not be confirmed. */
  readonly foresight: Foresight | null;
  /** Further places that the meeples left in the Tavern could serve. */
  readonly reachable: readonly Place[];
}

export function explain(catalogue: Catalogue, state: GameState, plan: PlanAnswer): Explained {
  const report = explainPlan(catalogue, state, plan);
  return {
    report,
    foresight: report.rejection ? null : foresightOf(foreseen(catalogue, state, plan)),
    reachable: reachable(catalogue, state, plan, report.left),
  };
}

/** More meeples never serve a place worse, so it is enough to try all of them at once. */
export function reachable(
  catalogue: Catalogue,
  state: GameState,
  plan: PlanAnswer,
  left: Counts,
): Place[] {
  const taken = new Set(plan.places.map(({ place }) => place));
  const parties = everybody(left);
  return Array.from({ length: PLACES }, (_, place) => place).filter(
    (place) =>
      !taken.has(place) &&
      parties.some((party) => {
        const places = [...plan.places, { ...party, place }];
        return rejectionAt(catalogue, state, { ...plan, places }, place) === null;
      }),
  );
}

/** All Units left, without and with one Corruption, the Shamans as each class in turn. */
export function everybody(left: Counts): Omit<PlannedPlace, 'place'>[] {
  const units = left.map((n, meeple) => (meeple === X ? 0 : Math.max(0, n)));
  const cursed = units.map((n, meeple) => (meeple === X ? Math.min(1, left[X]!) : n));
  const parties = left[X]! > 0 ? [units, cursed] : [units];
  if (units[S] === 0) return parties.map((party) => ({ units: party }));
  return parties.flatMap((party) =>
    Array.from({ length: BASICS }, (_, cls) => {
      const as = noClasses();
      as[cls] = party[S]!;
      return { units: party, as };
    }),
  );
}

/**
 * The fewest meeples of those left that serve a place of the plan, as a new plan; null if they do not suffice.
 * Of equally many the weakest that suffice, Shamans last.
 */
export function fewestUnits(
  catalogue: Catalogue,
  state: GameState,
  plan: PlanAnswer,
  place: Place,
): PlanAnswer | null {
  const others = plan.places.filter((planned) => planned.place !== place);
  const base = { ...withoutPlace(plan, place), places: others };
  const { left } = explainPlan(catalogue, state, base);
  for (let n = 1; n <= left.reduce((sum, count) => sum + count, 0); n++) {
    const fit = bestOf(catalogue, state, base, candidates(place, left, n));
    if (fit) return fit;
  }
  return null;
}

/** So many crews are worth going through. */
const CREWS = 6;

const isWithin = (few: Counts, many: Counts): boolean => few.every((n, kind) => n <= many[kind]!);

/** Crews of those left that serve a place and of whom nobody could stay at home, the smallest first. */
function crewsFor(
  catalogue: Catalogue,
  state: GameState,
  base: PlanAnswer,
  place: Place,
): PlannedPlace[] {
  const { left } = explainPlan(catalogue, state, base);
  const crews: PlannedPlace[] = [];
  const serves = (party: PlannedPlace): boolean =>
    rejectionAt(catalogue, state, { ...base, places: [...base.places, party] }, place) === null;
  for (let n = 1; n <= left.reduce((sum, count) => sum + count, 0) && crews.length < CREWS; n++)
    for (const party of candidates(place, left, n))
      if (!crews.some(({ units }) => isWithin(units, party.units)) && serves(party))
        crews.push(party);
  return crews.toSorted(
    (a, b) => total(a.units) - total(b.units) || worth(a.units) - worth(b.units),
  );
}

/** The plan with the next crew that serves a place, after the one that stands there; null after the last. */
export function nextCrew(
  catalogue: Catalogue,
  state: GameState,
  plan: PlanAnswer,
  place: Place,
): PlanAnswer | null {
  const places = plan.places.filter((planned) => planned.place !== place);
  const base = { ...withoutPlace(plan, place), places };
  const crews = crewsFor(catalogue, state, base, place);
  const there = plan.places.find((planned) => planned.place === place);
  const at = crews.findIndex(({ units }) => String(units) === String(there?.units));
  const next = crews[at + 1];
  if (!next) return null;
  return { ...base, places: plan.places.map((one) => (one.place === place ? next : one)) };
}

function withoutPlace(plan: PlanAnswer, place: Place): PlanAnswer {
  const { recruit, forge } = plan;
  return {
    kind: 'plan',
    places: plan.places,
    ...(recruit !== undefined && recruit !== place ? { recruit } : {}),
    ...(forge && forge.place !== place ? { forge } : {}),
  };
}

function bestOf(
  catalogue: Catalogue,
  state: GameState,
  base: PlanAnswer,
  parties: Iterable<PlannedPlace>,
): PlanAnswer | null {
  let best: PlanAnswer | null = null;
  let least = Infinity;
  for (const party of parties) {
    const plan = { ...base, places: [...base.places, party] };
    const report = explainPlan(catalogue, state, plan).places.at(-1)!;
    if (report.rejection) continue;
    const waste = report.cv * 10 + worth(party.units);
    if (waste < least) [best, least] = [plan, waste];
  }
  return best;
}

/** How much a player would rather keep these meeples for something else. */
const worth = (units: Counts): number =>
  units.reduce((sum, n, meeple) => sum + n * (meeple === S ? 9 : meeple), 0);

function* candidates(place: Place, left: Counts, n: number): Generator<PlannedPlace> {
  for (const units of handfuls(left, n)) {
    if (units[S] === 0) yield { place, units };
    else
      for (const as of handfuls(
        Array.from({ length: BASICS }, () => units[S]!),
        units[S]!,
      )) {
        yield { place, units, as: as.slice(0, BASICS) };
      }
  }
}

/** Every way to take exactly n out of the counts. */
function* handfuls(from: Counts, n: number, at = 0): Generator<Counts> {
  if (n === 0) {
    yield from.map(() => 0);
    return;
  }
  if (at >= from.length) return;
  for (let take = Math.min(n, from[at]!); take >= 0; take--) {
    for (const rest of handfuls(from, n - take, at + 1)) {
      rest[at] = take;
      yield rest;
    }
  }
}

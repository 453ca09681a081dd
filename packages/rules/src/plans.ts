import {
  BASICS,
  S,
  UNITS,
  W,
  X,
  isFoe,
  isLocation,
  isTower,
  noClasses,
  noMeeples,
  type Classes,
  type Counts,
  type Place,
} from '@rowan/cards';
import type { Spot } from './cards.ts';
import type { AnswerOf, PlannedPlace } from './decisions.ts';
import { judgePlan, mayRecruit, plannedCv, turnBoostsOf } from './judge-plan.ts';
import { activePlayer, foeAt, spotAt, type Play } from './play.ts';
import { openPlaces } from './open-places.ts';

type Plan = AnswerOf<'plan'>;

interface Party {
  readonly units: Counts;
  readonly as: Classes;
}

const planned = (place: Place, { units, as }: Party): PlannedPlace =>
  units[S]! > 0 ? { place, units: units.slice(), as: as.slice() } : { place, units: units.slice() };

const copy = ({ units, as }: Party): Party => ({ units: units.slice(), as: as.slice() });

/** Every smallest party for a list of needs, out of what is left; each once. */
function* partiesFor(
  masks: readonly number[],
  left: Counts,
  from: number,
  party: Party,
): Generator<Party> {
  if (from === masks.length) {
    yield copy(party);
    return;
  }
  const mask = masks[from]!;
  for (let unit = 0; unit < S; unit++) {
    if (((mask >> unit) & 1) === 0 || left[unit]! === 0) continue;
    left[unit]! -= 1;
    party.units[unit]! += 1;
    yield* partiesFor(masks, left, from + 1, party);
    left[unit]! += 1;
    party.units[unit]! -= 1;
  }
  if (left[S] === 0) return;
  for (let as = 0; as < BASICS; as++) {
    if (((mask >> as) & 1) === 0) continue;
    left[S]! -= 1;
    party.units[S]! += 1;
    party.as[as]! += 1;
    yield* partiesFor(masks, left, from + 1, party);
    left[S]! += 1;
    party.units[S]! -= 1;
    party.as[as]! -= 1;
    if (mask === 0xff) break; // any Unit: one declaration is as good as another
  }
}

function* spotParties(spot: Spot, left: Counts): Generator<Party> {
  const needs = spot.crown ? spot.crown.map(({ unit }) => [1 << unit]) : [spot.masks];
  const seen = new Set<string>();
  for (const masks of needs) {
    for (const party of partiesFor(masks, left, 0, { units: noMeeples(), as: noClasses() })) {
      const key = `${party.units.join()}/${party.as.join()}`;
      if (!seen.has(key)) yield* withCorruption(spot, party, left);
      seen.add(key);
    }
  }
}

function* withCorruption(spot: Spot, party: Party, left: Counts): Generator<Party> {
  if (spot.corruption === 'none') yield party;
  const [min, max] =
    spot.corruption === 'one' ? [1, 1] : [0, spot.corruption === 'any' ? left[X]! : -1];
  for (let n = max; n >= min && n <= left[X]!; n--) {
    const units = party.units.slice();
    units[X] = n;
    yield { units, as: party.as };
  }
}

/** Handfuls of Units, Shamans declared, in canonical order; `wanted` says when more would be too many. */
function* handfuls(
  left: Counts,
  kind: number,
  party: Party,
  wanted: (party: Party) => boolean,
): Generator<Party> {
  if (!wanted(party)) {
    yield copy(party);
    return;
  }
  for (let next = kind; next < UNITS - 1 + BASICS; next++) {
    const unit = next < S ? next : S;
    if (left[unit] === 0) continue;
    left[unit]! -= 1;
    party.units[unit]! += 1;
    if (unit === S) party.as[next - S]! += 1;
    yield* handfuls(left, next, party, wanted);
    left[unit]! += 1;
    party.units[unit]! -= 1;
    if (unit === S) party.as[next - S]! -= 1;
  }
}

/** A plan in the making. */
interface PartialPlan {
  readonly g: Play;
  readonly left: Counts;
  readonly places: PlannedPlace[];
  recruit: Place | undefined;
  forge: Plan['forge'];
}

const asPlan = ({ places, recruit, forge }: PartialPlan): Plan => ({
  kind: 'plan',
  places: places.slice(),
  ...(recruit === undefined ? {} : { recruit }),
  ...(forge === undefined ? {} : { forge }),
});

/** No Unit of the party is spare: without any one of them the foe would stand. */
function isMinimal(partial: PartialPlan, place: Place, party: Party, boosts: Counts): boolean {
  const falls = (units: Counts, as: Classes): boolean =>
    plannedCv(partial.g, asPlan(partial), { place, units, as }, boosts) >=
    foeAt(partial.g, place)!.strength;
  for (let unit = 0; unit < S; unit++) {
    if (party.units[unit] === 0) continue;
    const units = party.units.slice();
    units[unit]! -= 1;
    if (falls(units, party.as)) return false;
  }
  for (let as = 0; as < BASICS; as++) {
    if (party.as[as] === 0) continue;
    const { units, as: declared } = copy(party);
    units[S]! -= 1;
    declared[as]! -= 1;
    if (falls(units, declared)) return false;
  }
  return true;
}

function* foeParties(partial: PartialPlan, place: Place, boosts: Counts): Generator<Party> {
  const { strength } = foeAt(partial.g, place)!;
  const wanted = ({ units, as }: Party): boolean =>
    units.every((n) => n === 0) ||
    plannedCv(partial.g, asPlan(partial), { place, units, as }, boosts) < strength;
  for (const party of handfuls(
    partial.left.slice(),
    0,
    { units: noMeeples(), as: noClasses() },
    wanted,
  )) {
    if (isMinimal(partial, place, party, boosts)) yield party;
  }
}

function* assign(
  partial: PartialPlan,
  place: Place,
  party: Party,
  rest: readonly Place[],
): Generator<Plan> {
  for (let i = 0; i < party.units.length; i++) partial.left[i]! -= party.units[i]!;
  partial.places.push(planned(place, party));
  yield* extend(partial, rest);
  partial.places.pop();
  for (let i = 0; i < party.units.length; i++) partial.left[i]! += party.units[i]!;
}

/** Ways to face a foe: plainly, with M5's Peasant, with the Blood Forge's Unit. */
function* face(partial: PartialPlan, place: Place, rest: readonly Place[]): Generator<Plan> {
  const { g } = partial;
  const boosts = turnBoostsOf(g, partial);
  for (const party of foeParties(partial, place, boosts))
    yield* assign(partial, place, party, rest);
  if (partial.recruit === undefined && partial.left[W]! > 0 && mayRecruit(g, activePlayer(g))) {
    partial.recruit = place;
    for (const party of foeParties(partial, place, boosts)) {
      if (party.units[W]! > 0) yield* assign(partial, place, party, rest);
    }
    partial.recruit = undefined;
  }
  const forging = partial.places.some((p) => isLocation(p.place) && spotAt(g, p.place)!.forges);
  if (partial.forge !== undefined || !forging || activePlayer(g).lodgings[X] === 0) return;
  partial.forge = { place, unit: 0 };
  for (const party of foeParties(partial, place, boosts)) {
    partial.forge = { place, unit: party.units.findIndex((n) => n > 0) };
    yield* assign(partial, place, party, rest);
  }
  partial.forge = undefined;
}

function* extend(partial: PartialPlan, open: readonly Place[]): Generator<Plan> {
  if (open.length === 0) {
    yield asPlan(partial);
    return;
  }
  const [place, ...rest] = open as [Place, ...Place[]];
  yield* extend(partial, rest);
  if (isFoe(place)) yield* face(partial, place, rest);
  else
    for (const party of spotParties(spotAt(partial.g, place)!, partial.left.slice()))
      yield* assign(partial, place, party, rest);
}

/**
 * The canonical plans of the active player, lazily, the empty one first: places in ascending order, so that
 * the boosts of Locations are known before Monsters are faced, and nowhere more Units than needed.
 */
export function* canonicalPlans(g: Play): Generator<Plan> {
  const left = activePlayer(g).tavern.slice();
  const open = openPlaces(g).filter((place) => reachable(g, place, left));
  const partial: PartialPlan = { g, left, places: [], recruit: undefined, forge: undefined };
  // A Bounty is known to be met only once the whole plan stands.
  const bounties = open.some((place) => isTower(place) && spotAt(g, place)!.bounty >= 0);
  for (const plan of extend(partial, open))
    if (!bounties || judgePlan(g, plan) === null) yield plan;
}

/** Leaves out Locations and Rooms that the Tavern cannot serve at all. */
function reachable(g: Play, place: Place, left: Counts): boolean {
  if (isFoe(place)) return true;
  return !spotParties(spotAt(g, place)!, left.slice()).next().done;
}

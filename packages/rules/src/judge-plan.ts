import {
  BASICS,
  FINAL_ROUNDS,
  KINDS,
  P,
  S,
  UNITS,
  W,
  X,
  councilOpen,
  districtOf,
  foughtBefore,
  isCouncil,
  isFoe,
  isLocation,
  isTower,
  noClasses,
  noMeeples,
  total,
  unitsIn,
  type Classes,
  type Counts,
  type Place,
} from '@rowan/cards';
import type { Spot } from './cards.ts';
import { combatValue } from './combat.ts';
import type { AnswerOf, PlannedPlace } from './decisions.ts';
import { activePlayer, foeAt, spotAt, type Play, type Position } from './play.ts';
import { reject, type NeedFact, type Rejection } from './rejections.ts';
import type { PlayerState } from './state.ts';

type Plan = AnswerOf<'plan'>;

/** Whether there is something at the place that may be assigned to. */
function judgePlace(g: Play, place: Place): Rejection | null {
  if (isCouncil(place)) return judgeCouncil(g, place);
  if (isTower(place) && !g.state.setup.towers) return reject('noTowers', 'F1', { place });
  const there = isFoe(place) ? foeAt(g, place) : spotAt(g, place);
  return there === null ? nothingAt(place) : null;
}

function nothingAt(place: Place): Rejection {
  const at = { place, district: districtOf(place) };
  if (isFoe(place)) return reject('emptyPlace', 'M1', { ...at, lacks: 'monster' });
  return isTower(place)
    ? reject('emptyPlace', 'F1', { ...at, lacks: 'room' })
    : reject('emptyPlace', 'L1', { ...at, lacks: 'tile' });
}

function judgeCouncil(g: Play, place: Place): Rejection | null {
  const { state } = g;
  if (!councilOpen(state)) {
    const opens = state.lastRound > 0 ? state.lastRound - FINAL_ROUNDS + 1 : 0;
    return reject('councilNotYet', 'E3', { place, rounds: FINAL_ROUNDS, opens });
  }
  return foughtBefore(activePlayer(g), place) ? reject('alreadyFought', 'E3', { place }) : null;
}

/** Units standing for each class at a place; every Shaman counts as declared (M4). */
function standingAt({ units, as }: Pick<PlannedPlace, 'units' | 'as'>): Counts {
  const standing = units.slice(0, UNITS);
  standing[S] = 0;
  if (as) for (let i = 0; i < BASICS; i++) standing[i]! += as[i]!;
  return standing;
}

/** Whether the needs, as masks, can each have a Unit of their own. */
function satisfies(standing: Counts, masks: readonly number[], from: number): boolean {
  if (from === masks.length) return true;
  for (let unit = 0; unit < UNITS; unit++) {
    if (((masks[from]! >> unit) & 1) === 0 || standing[unit]! === 0) continue;
    standing[unit]! -= 1;
    const done = satisfies(standing, masks, from + 1);
    standing[unit]! += 1;
    if (done) return true;
  }
  return false;
}

/** The needs that no Unit there fulfils, as masks; empty when the place is served. */
export function unmetNeeds(spot: Spot, planned: Pick<PlannedPlace, 'units' | 'as'>): number[] {
  const standing = standingAt(planned);
  if (spot.crown) {
    const met = spot.crown.some(({ unit }) => standing[unit]! > 0);
    return met ? [] : [spot.crown.reduce((mask, { unit }) => mask | (1 << unit), 0)];
  }
  if (satisfies(standing, spot.masks, 0)) return [];
  return spot.masks.filter((mask) => {
    const unit = standing.findIndex((n, i) => n > 0 && (mask >> i) & 1);
    if (unit >= 0) standing[unit]! -= 1;
    return unit < 0;
  });
}

/** A Shaman stands for any basic class (M4). */
const servedBy = (meeple: number): number => (meeple === S ? (1 << BASICS) - 1 : 1 << meeple);

/** Whether a place asks for a meeple of this kind: a foe for any Unit, others for what their card names. */
export function asksFor(g: Position, place: Place, meeple: number): boolean {
  if (isFoe(place)) return meeple !== X && foeAt(g, place) !== null;
  const spot = spotAt(g, place);
  if (!spot) return false;
  if (meeple === X) return spot.corruption !== 'none';
  const served = servedBy(meeple);
  return spot.crown
    ? spot.crown.some(({ unit }) => (served >> unit) & 1)
    : spot.masks.some((mask) => (mask & served) !== 0);
}

/** Meeples of the Tavern that the plan does not use. */
function leftBy(g: Play, { places }: Plan): Counts {
  const left = activePlayer(g).tavern.slice();
  for (const { units } of places)
    for (let i = 0; i < KINDS; i++) left[i] = Math.max(0, left[i]! - units[i]!);
  return left;
}

/** A need as the classes that will do; `[]` for every Unit. */
export function classesOf(mask: number): number[] {
  const classes: number[] = [];
  if (mask === 0xff) return classes;
  for (let unit = 0; unit < BASICS; unit++) if ((mask >> unit) & 1) classes.push(unit);
  return classes;
}

function countOf(masks: readonly number[], mask: number): number {
  let n = 0;
  for (let i = 0; i < masks.length; i++) if (masks[i] === mask) n++;
  return n;
}

/** Units that would do for a need; a Shaman stands for any class. */
function fitting(units: Counts, mask: number): number {
  let n = 0;
  for (let unit = 0; unit < UNITS; unit++) if (unit === S || (mask >> unit) & 1) n += units[unit]!;
  return n;
}

/** What the place asks for, like needs together, with what is there and what the Tavern still has. */
function needsAt(spot: Spot, unmet: readonly number[], left: Counts): NeedFact[] {
  const masks = spot.crown ? unmet : spot.masks;
  const needs: NeedFact[] = [];
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i]!;
    if (masks.indexOf(mask) < i) continue;
    const n = countOf(masks, mask);
    const there = n - countOf(unmet, mask);
    needs.push({ classes: classesOf(mask), n, there, left: fitting(left, mask) });
  }
  return needs;
}

/** T6, F2: Corruption beyond what the place asks for. */
function judgeExcess(g: Play, { place, units }: PlannedPlace): Rejection | null {
  const corruption = units[X]!;
  if (corruption === 0) return null;
  const taken = isFoe(place) ? 'none' : spotAt(g, place)!.corruption;
  const wanted = taken === 'one' ? 1 : 0;
  return taken === 'any' || corruption <= wanted
    ? null
    : reject('corruptionHere', isTower(place) ? 'F2' : 'T6', { place, wanted, corruption });
}

/** L1, F3, F2: what stands at a Location or Room. */
function judgeSpot(g: Play, plan: Plan, planned: PlannedPlace): Rejection | null {
  const { place, units } = planned;
  const spot = spotAt(g, place)!;
  const unmet = unmetNeeds(spot, planned);
  if (unmet.length > 0) {
    const needs = needsAt(spot, unmet, leftBy(g, plan));
    return reject('needsUnits', isTower(place) ? 'F3' : 'L1', { place, needs });
  }
  return spot.corruption === 'one' && units[X] === 0
    ? reject('corruptionHere', 'F2', { place, wanted: 1, corruption: 0 })
    : null;
}

/** M4: each Shaman is declared as one basic class. */
function judgeShamans({ place, units, as }: PlannedPlace): Rejection | null {
  const declared = as ? total(as) : 0;
  return declared === units[S]
    ? null
    : reject('shamanClass', 'M4', { place, shamans: units[S]!, declared });
}

function judgePlanned(g: Play, plan: Plan, planned: PlannedPlace): Rejection | null {
  const { place, units } = planned;
  const wrong = judgePlace(g, place) ?? judgeExcess(g, planned) ?? judgeShamans(planned);
  if (wrong) return wrong;
  const unserved = isFoe(place) ? null : judgeSpot(g, plan, planned);
  if (unserved || unitsIn(units) > 0) return unserved;
  return reject('noUnits', 'T5', { place, left: unitsIn(leftBy(g, plan)) });
}

/** T5: only what is in the Tavern can be assigned, each place once (L1). */
function judgeMeeples(g: Play, { places }: Plan): Rejection | null {
  const { tavern } = activePlayer(g);
  const used = noMeeples();
  let seen = 0;
  for (const { place, units } of places) {
    if ((seen >>> place) & 1) return reject('placeTwice', 'L1', { place });
    seen |= 1 << place;
    for (let i = 0; i < KINDS; i++) used[i]! += units[i]!;
  }
  for (let i = 0; i < KINDS; i++) {
    if (used[i]! > tavern[i]!) {
      return reject('notInTavern', 'T5', { meeple: i, assigned: used[i]!, tavern: tavern[i]! });
    }
  }
  return null;
}

/** F3: a Bounty needs a foe of its type in the same plan. */
function judgeBounties(g: Play, { places }: Plan): Rejection | null {
  for (const { place } of places) {
    if (!isTower(place)) continue;
    const { bounty } = spotAt(g, place)!;
    if (bounty < 0) continue;
    const met = places.some(({ place: at }) => isFoe(at) && foeAt(g, at)!.type === bounty);
    if (!met) return reject('needsBounty', 'F3', { place, type: bounty });
  }
  return null;
}

/** M5: a level that brings a Peasant along, and one in the Lodgings who may come. */
export const mayRecruit = (
  { cards }: Pick<Play, 'cards'>,
  { lodgings, levels }: PlayerState,
): boolean =>
  lodgings[P]! > 0 && cards.catalogue.heroes[0]!.levels[levels[0]! - 1]!.recruits === true;

/** M5: places of a plan that the Peasant may join, beside a real Warrior who faces a foe. */
export const recruitPlaces = (g: Play, { places }: Pick<Plan, 'places'>): Place[] =>
  mayRecruit(g, activePlayer(g))
    ? places.filter(({ place, units }) => isFoe(place) && units[W]! > 0).map(({ place }) => place)
    : [];

/** M5: once a turn, along with a real Warrior. */
function judgeRecruit(g: Play, plan: Plan): Rejection | null {
  const { places, recruit } = plan;
  if (recruit === undefined || recruitPlaces(g, plan).includes(recruit)) return null;
  const party = places.find(({ place }) => place === recruit);
  const level = activePlayer(g).levels[0]!;
  const { levels } = g.cards.catalogue.heroes[0]!;
  const from = levels.findIndex(({ recruits }) => recruits) + 1;
  const able = levels[level - 1]!.recruits;
  const lacks =
    !party || !isFoe(recruit)
      ? 'foe'
      : party.units[W] === 0
        ? 'warrior'
        : able
          ? 'peasant'
          : 'level';
  return reject('noRecruit', 'M5', { place: recruit, lacks, level, from });
}

type Forged = NonNullable<Plan['forge']>;

const hasForge = (g: Play, { places }: Pick<Plan, 'places'>): boolean =>
  places.some(({ place }) => isLocation(place) && spotAt(g, place)?.forges === true);

/** L3: Units on foes of a plan with the Blood Forge in it, M5's Peasant among them: each may be the one. */
export function forgedUnits(g: Play, { places, recruit }: Plan): Forged[] {
  if (!hasForge(g, { places })) return [];
  return places
    .filter(({ place }) => isFoe(place))
    .flatMap((planned) => {
      const { units } = partyOf(planned, recruit);
      const { place } = planned;
      return units.slice(0, UNITS).flatMap((n, unit) => (n > 0 ? [{ place, unit }] : []));
    });
}

function judgeForge(g: Play, plan: Plan): Rejection | null {
  const { forge } = plan;
  if (forge === undefined) return null;
  const { place, unit } = forge;
  const forges = forgedUnits(g, plan);
  if (forges.some((one) => one.place === place && one.unit === unit)) return null;
  const forging = hasForge(g, plan);
  const fights = isFoe(place) && plan.places.some((party) => party.place === place);
  const lacks = !forging ? 'forge' : !fights ? 'foe' : 'unit';
  return reject('noForge', 'L3', { place, unit, lacks });
}

/** L3: the turn boosts of a plan, per Unit kind and, last, for all. */
export function turnBoostsOf(g: Play, { places }: Pick<Plan, 'places'>): Counts {
  const boosts = noMeeples();
  for (const { place } of places) {
    const spot = isLocation(place) ? spotAt(g, place) : null;
    if (!spot) continue;
    for (let i = 0; i < spot.turnBoosts.length; i += 2)
      boosts[spot.turnBoosts[i]!]! += spot.turnBoosts[i + 1]!;
  }
  return boosts;
}

/** The party on a foe of the plan, M5's Peasant included. */
export function partyOf(
  planned: PlannedPlace,
  recruit: Place | undefined,
): { units: Counts; as: Classes } {
  const units = planned.units.slice();
  if (recruit === planned.place) units[P]! += 1;
  // A plan in the making may still declare a Shaman that has left.
  return { units, as: units[S]! > 0 && planned.as ? planned.as : noClasses() };
}

/** M1, M2: CV of the Units on a foe of the plan. */
export function plannedCv(
  g: Play,
  plan: Plan,
  planned: PlannedPlace,
  boosts: readonly number[],
): number {
  const side = { cards: g.cards, player: activePlayer(g) };
  const cv = combatValue(side, partyOf(planned, plan.recruit), foeAt(g, planned.place)!, boosts);
  return cv + (plan.forge?.place === planned.place ? side.player.lodgings[X]! : 0);
}

/** M1: under-strength plans are illegal. */
function judgeFight(
  g: Play,
  plan: Plan,
  planned: PlannedPlace,
  boosts: readonly number[],
): Rejection | null {
  const { place } = planned;
  const { strength } = foeAt(g, place)!;
  const cv = plannedCv(g, plan, planned, boosts);
  return cv < strength ? reject('tooWeak', 'M1', { place, cv, strength }) : null;
}

function judgeCombat(g: Play, plan: Plan): Rejection | null {
  const boosts = turnBoostsOf(g, plan);
  for (const planned of plan.places) {
    const weak = isFoe(planned.place) ? judgeFight(g, plan, planned, boosts) : null;
    if (weak) return weak;
  }
  return null;
}

/** What is wrong at one place of a plan, whatever else the plan does wrong. */
export function judgePlanPlace(g: Play, plan: Plan, planned: PlannedPlace): Rejection | null {
  const wrong = judgePlanned(g, plan, planned);
  if (wrong || !isFoe(planned.place)) return wrong;
  return judgeFight(g, plan, planned, turnBoostsOf(g, plan));
}

/** T5: the whole assignment is one plan, judged together; null when it is legal. */
export function judgePlan(g: Play, plan: Plan): Rejection | null {
  const uncovered = judgeMeeples(g, plan);
  if (uncovered) return uncovered;
  for (const planned of plan.places) {
    const wrong = judgePlanned(g, plan, planned);
    if (wrong) return wrong;
  }
  return (
    judgeBounties(g, plan) ?? judgeRecruit(g, plan) ?? judgeForge(g, plan) ?? judgeCombat(g, plan)
  );
}

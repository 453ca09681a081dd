import type { Spot } from './cards.ts';
import { combatValue } from './combat.ts';
import type { AnswerOf, PlannedPlace } from './decisions.ts';
import { FINAL_ROUNDS } from './limits.ts';
import {
  BASICS,
  KINDS,
  P,
  S,
  UNITS,
  W,
  X,
  noClasses,
  noMeeples,
  total,
  unitsIn,
  type Counts,
} from './meeples.ts';
import { OVERLORD, HENCHMAN, isCouncil, isFoe, isLocation, isTower, type Place } from './places.ts';
import { activePlayer, foeAt, spotAt, type Play } from './play.ts';
import { reject, type Rejection } from './rejections.ts';
import type { GameState } from './state.ts';

type Plan = AnswerOf<'plan'>;

/** E3: Overlords and Henchman stand open in the final two rounds only. */
export const councilOpen = (state: GameState): boolean =>
  state.lastRound > 0 && state.round > state.lastRound - FINAL_ROUNDS;

/** Whether there is something at the place that may be assigned to. */
function judgePlace(g: Play, place: Place): Rejection | null {
  if (isCouncil(place)) return judgeCouncil(g, place);
  if (isTower(place) && !g.state.setup.towers) return reject('noTowers', 'F1', { place });
  const there = isFoe(place) ? foeAt(g, place) : spotAt(g, place);
  if (there !== null) return null;
  return reject('emptyPlace', isFoe(place) ? 'M1' : isTower(place) ? 'F1' : 'L1', { place });
}

function judgeCouncil(g: Play, place: Place): Rejection | null {
  if (!councilOpen(g.state)) return reject('councilNotYet', 'E3', { place });
  const fought = (activePlayer(g).fought >> (place - OVERLORD)) & 1;
  return fought && place !== HENCHMAN ? reject('alreadyFought', 'E3', { place }) : null;
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

/** T6, F2, L1, F3: what stands at a Location or Room. */
function judgeSpot(spot: Spot, planned: PlannedPlace): Rejection | null {
  const { place, units } = planned;
  const corruption = units[X]!;
  const wanted = spot.corruption === 'one' ? 1 : 0;
  if (spot.corruption !== 'any' && corruption !== wanted) {
    return reject('corruptionHere', isTower(place) ? 'F2' : 'T6', { place, wanted, corruption });
  }
  const needs = unmetNeeds(spot, planned);
  return needs.length > 0
    ? reject('needsUnits', isTower(place) ? 'F3' : 'L1', { place, needs })
    : null;
}

/** M4: each Shaman is declared as one basic class. */
function judgeShamans({ place, units, as }: PlannedPlace): Rejection | null {
  const declared = as ? total(as) : 0;
  return declared === units[S]
    ? null
    : reject('shamanClass', 'M4', { place, shamans: units[S]!, declared });
}

function judgePlanned(g: Play, planned: PlannedPlace): Rejection | null {
  const { place, units } = planned;
  const closed = judgePlace(g, place);
  if (closed) return closed;
  if (unitsIn(units) === 0) return reject('noUnits', 'T5', { place });
  const shamans = judgeShamans(planned);
  if (shamans) return shamans;
  if (!isFoe(place)) return judgeSpot(spotAt(g, place)!, planned);
  return units[X]! > 0
    ? reject('corruptionHere', 'T6', { place, wanted: 0, corruption: units[X]! })
    : null;
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

export const mayRecruit = (g: Play): boolean => {
  const player = activePlayer(g);
  return (
    player.lodgings[P]! > 0 &&
    g.cards.catalogue.heroes[0]!.levels[player.levels[0]! - 1]!.recruits === true
  );
};

/** M5: once a turn, along with a real Warrior. */
function judgeRecruit(g: Play, { places, recruit }: Plan): Rejection | null {
  if (recruit === undefined) return null;
  const party = places.find(({ place }) => place === recruit);
  const legal = party !== undefined && isFoe(recruit) && party.units[W]! > 0 && mayRecruit(g);
  return legal ? null : reject('noRecruit', 'M5', { place: recruit });
}

/** L3: the Blood Forge is in the plan and the Unit on a foe of it. */
function judgeForge(g: Play, { places, forge, recruit }: Plan): Rejection | null {
  if (forge === undefined) return null;
  const forging = places.some(({ place }) => isLocation(place) && spotAt(g, place)!.forges);
  const party = places.find(({ place }) => place === forge.place);
  const joined = recruit === forge.place && forge.unit === P ? 1 : 0;
  const there =
    party !== undefined &&
    isFoe(forge.place) &&
    forge.unit < UNITS &&
    party.units[forge.unit]! + joined > 0;
  return forging && there
    ? null
    : reject('noForge', 'L3', { place: forge.place, unit: forge.unit });
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
): { units: Counts; as: Counts } {
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
  const wrong = judgePlanned(g, planned);
  if (wrong || !isFoe(planned.place)) return wrong;
  return judgeFight(g, plan, planned, turnBoostsOf(g, plan));
}

/** T5: the whole assignment is one plan, judged together; null when it is legal. */
export function judgePlan(g: Play, plan: Plan): Rejection | null {
  for (const planned of plan.places) {
    const wrong = judgePlanned(g, planned);
    if (wrong) return wrong;
  }
  return (
    judgeMeeples(g, plan) ??
    judgeBounties(g, plan) ??
    judgeRecruit(g, plan) ??
    judgeForge(g, plan) ??
    judgeCombat(g, plan)
  );
}

import {
  MONSTER,
  OVERLORD,
  P,
  X,
  districtOf,
  isFoe,
  isLocation,
  noClasses,
  unitsIn,
  type Counts,
  type Place,
} from '@rowan/cards';
import { TASK } from './tasks.ts';
import type { AnswerOf, PlannedPlace } from './decisions.ts';
import { cvOf } from './conditions.ts';
import { takeCrown } from './crowns.ts';
import type { PlannedFact } from './events.ts';
import { activePlayer, ask, foeAt, overrunIn, spotAt, type Play } from './play.ts';
import { planQuests } from './quests.ts';
import type { Assignment } from './state.ts';

/** T5: asks for the plan; without a Unit in the Tavern the only plan is the empty one. */
export function mainPhase(g: Play): void {
  if (unitsIn(activePlayer(g).tavern) > 0)
    ask(g, { id: g.state.decisions, kind: 'plan', seat: g.state.active });
  else confirmPlan(g, EMPTY_PLAN);
}

const EMPTY_PLAN: AnswerOf<'plan'> = { kind: 'plan', places: [] };

/** Takes the meeples to their places, then overrun Peasants, then the places are resolved. */
export function confirmPlan(g: Play, plan: AnswerOf<'plan'>): void {
  const { state } = g;
  const { turn } = state;
  let all = 0;
  for (const planned of plan.places) {
    turn.plan.push(place(g, planned));
    all |= 1 << planned.place;
  }
  collectBoosts(g, plan);
  if (plan.recruit !== undefined) recruit(g, plan.recruit);
  if (g.log) logPlan(g, plan);
  for (const { place: at } of plan.places) {
    if (isLocation(at) && spotAt(g, at)!.crown) takeCrown(g, at);
  }
  overrun(g);
  if (all !== 0 && activePlayer(g).hand.length > 0) turn.eligible = planQuests(g, all);
  state.agenda.push(TASK.cleanUp);
  if (all !== 0) {
    state.agenda.push({
      do: 'settle',
      of: 'places',
      items: placesOf(turn.plan),
      place: -1,
    });
  }
}

function placesOf(plan: readonly Assignment[]): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < plan.length; i++) places.push(plan[i]!.place);
  return places;
}

function place(g: Play, planned: PlannedPlace): Assignment {
  const { tavern } = activePlayer(g);
  const units: Counts = planned.units.slice();
  for (let i = 0; i < units.length; i++) tavern[i]! -= units[i]!;
  return {
    place: planned.place,
    units,
    as: planned.as ? planned.as.slice() : noClasses(),
    overrun: 0,
  };
}

/** L3: turn boosts of the whole plan; the Corruption of the Blood Forge is counted now. */
function collectBoosts(g: Play, { places, forge }: AnswerOf<'plan'>): void {
  const { turn } = g.state;
  for (const { place: at } of places) {
    if (!isLocation(at)) continue;
    const { turnBoosts, forges } = spotAt(g, at)!;
    for (let i = 0; i < turnBoosts.length; i += 2)
      turn.boosts[turnBoosts[i]!]! += turnBoosts[i + 1]!;
    if (!forges || !forge) continue;
    turn.forgePlace = forge.place;
    turn.forgeCv = activePlayer(g).lodgings[X]!;
  }
}

/** M5: a Peasant from the Lodgings joins a real Warrior. */
function recruit(g: Play, at: Place): void {
  activePlayer(g).lodgings[P]! -= 1;
  g.state.turn.plan.find((assignment) => assignment.place === at)!.units[P]! += 1;
}

/** T7: place by place in the player's order, while the supply lasts. */
function overrun(g: Play): void {
  const { state } = g;
  const fought = foughtDistricts(state.turn.plan);
  for (const assignment of state.turn.plan) {
    if (isFoe(assignment.place)) continue;
    const district = districtOf(assignment.place);
    const due = (fought >> district) & 1 ? 0 : overrunIn(state, district);
    if (due === 0) continue;
    const n = Math.min(due, state.supply[P]!);
    state.supply[P]! -= n;
    assignment.overrun = n;
    g.log?.push({ kind: 'overran', seat: state.active, place: assignment.place, due, n });
  }
}

/** Districts in which the plan assigns to a Monster, one bit each. */
function foughtDistricts(plan: readonly { readonly place: Place }[]): number {
  let mask = 0;
  for (const { place: at } of plan) if (at >= MONSTER && at < OVERLORD) mask |= 1 << districtOf(at);
  return mask;
}

function plannedFact(g: Play, assignment: Assignment): PlannedFact {
  const { place } = assignment;
  const units = assignment.units.slice();
  const as = assignment.as.slice();
  if (!isFoe(place)) return { place, units, as };
  return { place, units, as, cv: cvOf(g, assignment), strength: foeAt(g, place)!.strength };
}

function logPlan(g: Play, plan: AnswerOf<'plan'>): void {
  const { turn, active } = g.state;
  const places: PlannedFact[] = [];
  for (let i = 0; i < turn.plan.length; i++) places.push(plannedFact(g, turn.plan[i]!));
  g.log?.push({
    kind: 'planConfirmed',
    seat: active,
    places,
    recruit: plan.recruit ?? -1,
    forgePlace: turn.forgePlace,
    forgeUnit: plan.forge?.unit ?? -1,
    forgeCv: turn.forgeCv,
    boosts: turn.boosts.slice(),
  });
}

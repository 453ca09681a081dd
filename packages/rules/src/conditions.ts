import {
  L,
  MEEPLES,
  MONSTER,
  MONSTER_TYPES,
  OVERLORD,
  PLACES,
  R,
  S,
  districtOf,
  isFoe,
  isLocation,
  isSlot,
  type ConditionKind,
  type Meeple,
  type MonsterType,
  type Place,
  type SeatIndex,
} from '@rowan/cards';
import type { Asked, AskedOf } from './asked.ts';
import { combatValue } from './combat.ts';
import { reaches, type Goal } from './goals.ts';
import { foeAsAsked, partyAsAsked } from './party-conditions.ts';
import { activePlayer, foeAt, monstersIn, type Position } from './play.ts';
import { everywhere } from './possessions.ts';
import type { Assignment } from './state.ts';

/** Whose condition is judged, and on what: the place just resolved (−1 for none), all resolved so far. */
export interface Moment {
  readonly seat: SeatIndex;
  readonly place: Place;
  readonly resolved: number;
}

/** A condition in numbers: how many things it counts, how many there are of each, how many it asks for. */
interface Measure<C> {
  readonly goal: Goal;
  readonly parts: (condition: C) => number;
  readonly have: (g: Position, condition: C, at: Moment, part: number) => number;
  readonly need: (g: Position, condition: C, at: Moment, part: number) => number;
  /** What a part counts, where the parts have names. */
  readonly of?: (condition: C, part: number) => Meeple | MonsterType;
  /** Whether it looks at such a place of a plan. */
  readonly looksAt: (place: Place) => boolean;
}

const one = (): number => 1;
const asked = (_g: Position, { n }: { readonly n: number }): number => n;
const nowhere = (): boolean => false;

const bit = (mask: number, index: number): boolean => ((mask >>> index) & 1) === 1;

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function maskOf(which: (place: Place) => boolean): number {
  let mask = 0;
  for (let place = 0; place < PLACES; place++) if (which(place)) mask |= 1 << place;
  return mask;
}

const FOES = maskOf(isFoe);
const LOCATIONS = maskOf(isLocation);
/** By district. */
const LOCATIONS_IN = [0, 1, 2, 3].map((district) =>
  maskOf((place) => isLocation(place) && districtOf(place) === district),
);

const measures: { readonly [K in ConditionKind]: Measure<AskedOf<K>> } = {
  defeat: { goal: 'least', parts: one, have: fallenAsAsked, need: one, looksAt: isFoe },
  defeats: {
    goal: 'least',
    parts: one,
    have: (_g, _condition, { resolved }) => bits(resolved & FOES),
    need: asked,
    looksAt: isFoe,
  },
  construct: { goal: 'least', parts: one, have: builtAsAsked, need: one, looksAt: nowhere },
  activate: {
    goal: 'least',
    parts: () => 2,
    have: (_g, _condition, { resolved }, part) =>
      part === 0 ? bits(resolved & LOCATIONS) : districtsUsed(resolved),
    need: (_g, { locations, districts }, _at, part) => (part === 0 ? locations : districts),
    looksAt: isLocation, // Q10
  },
  activateAndDefeat: {
    goal: 'least',
    parts: one,
    have: deedsInOneDistrict,
    need: () => 2,
    looksAt: (place) => isLocation(place) || isFoe(place),
  },
  tavern: {
    goal: 'least',
    parts: ({ kinds }) => kinds.length,
    have: (g, { kinds }, { seat }, part) => g.state.players[seat]!.tavern[kinds[part]!]!,
    need: (_g, { kinds, have }, _at, part) => have[kinds[part]!]!,
    of: ({ kinds }, part) => MEEPLES[kinds[part]!]!,
    looksAt: nowhere,
  },
  level: {
    goal: 'least',
    parts: one,
    have: (g, { heroes }, { seat }) => highest(g.state.players[seat]!.levels, heroes),
    need: (_g, { level }) => level,
    looksAt: nowhere,
  },
  mostMonsters: {
    goal: 'lead',
    parts: one,
    have: (g, { type }, { seat }) => trophies(g, g.state.players[seat]!.pile, type),
    need: bestOther,
    looksAt: nowhere,
  },
  eachType: {
    goal: 'least',
    parts: () => MONSTER_TYPES.length,
    have: (g, _condition, { seat }, type) => trophies(g, g.state.players[seat]!.pile, type),
    need: asked,
    of: (_condition, type) => MONSTER_TYPES[type]!,
    looksAt: nowhere,
  },
  atMost: { goal: 'most', parts: one, have: owned, need: asked, looksAt: nowhere },
  atLeast: { goal: 'least', parts: one, have: owned, need: asked, looksAt: nowhere },
  prestige: {
    goal: 'least',
    parts: one,
    have: (g, _condition, { seat }) => {
      const own = everywhere(g.state, seat);
      return own[R]! + own[L]! + own[S]!;
    },
    need: asked,
    looksAt: nowhere,
  },
  classes: {
    goal: 'least',
    parts: ({ top }) => (top > 0 ? 2 : 1),
    have: (g, { level, top }, { seat }, part) => classesAt(g, seat, part === 0 ? level : top),
    need: (_g, { n }, _at, part) => (part === 0 ? n : 1),
    looksAt: nowhere,
  },
};

const measureOf = (condition: Asked): Measure<Asked> => measures[condition.kind] as Measure<Asked>;

/** Q2: a foe that this moment looks at, the one just resolved or any so far, fell to Units as asked for. */
function fallenAsAsked(g: Position, condition: AskedOf<'defeat'>, at: Moment): number {
  const { plan } = g.state.turn;
  for (let i = 0; i < plan.length; i++) {
    const { place } = plan[i]!;
    const judged = isFoe(place) && (at.place < 0 ? bit(at.resolved, place) : place === at.place);
    if (judged && fellAsAsked(g, condition, plan[i]!)) return 1;
  }
  return 0;
}

function fellAsAsked(g: Position, condition: AskedOf<'defeat'>, assignment: Assignment): boolean {
  const foe = foeAt(g, assignment.place)!;
  if (!foeAsAsked(condition, foe)) return false;
  if (!partyAsAsked(condition, assignment.units, assignment.as)) return false;
  return condition.surplus < 0 || cvOf(g, assignment) >= foe.strength + condition.surplus;
}

/** The CV of an assignment of the confirmed plan, turn boosts and forge included. */
export function cvOf(g: Position, assignment: Assignment): number {
  const { turn } = g.state;
  const side = { cards: g.cards, player: activePlayer(g) };
  const cv = combatValue(side, assignment, foeAt(g, assignment.place)!, turn.boosts);
  return cv + (turn.forgePlace === assignment.place ? turn.forgeCv : 0);
}

function builtAsAsked(
  { state }: Position,
  { minMonsters, districts }: AskedOf<'construct'>,
  { place }: Moment,
): number {
  if (!isSlot(place)) return 0;
  const district = districtOf(place);
  return bit(districts, district) && monstersIn(state, district) >= minMonsters ? 1 : 0;
}

function districtsUsed(resolved: number): number {
  let n = 0;
  for (let district = 0; district < LOCATIONS_IN.length; district++)
    if ((resolved & LOCATIONS_IN[district]!) !== 0) n++;
  return n;
}

/** A Location activated, a Monster defeated: the most of the two in one district that is full enough. */
function deedsInOneDistrict(
  g: Position,
  { minMonsters, minLevel }: AskedOf<'activateAndDefeat'>,
  { resolved }: Moment,
): number {
  let fought = 0;
  for (let place = MONSTER; place < OVERLORD; place++)
    if (bit(resolved, place) && foeAt(g, place)!.level >= minLevel)
      fought |= 1 << districtOf(place);
  let most = 0;
  for (let district = 0; district < LOCATIONS_IN.length; district++) {
    if (monstersIn(g.state, district) < minMonsters) continue;
    const used = (resolved & LOCATIONS_IN[district]!) !== 0 ? 1 : 0;
    most = Math.max(most, used + ((fought >> district) & 1));
  }
  return most;
}

function highest(levels: readonly number[], heroes: readonly number[]): number {
  let level = 0;
  for (let i = 0; i < heroes.length; i++) level = Math.max(level, levels[heroes[i]!]!);
  return level;
}

function trophies(g: Position, pile: readonly number[], type: number): number {
  if (type < 0) return pile.length;
  let n = 0;
  for (let i = 0; i < pile.length; i++) if (g.cards.monsters[pile[i]!]!.type === type) n++;
  return n;
}

/** Q7: the largest pile of somebody else, the Guard's among them. */
function bestOther(g: Position, { type }: AskedOf<'mostMonsters'>, { seat }: Moment): number {
  const { players, guard } = g.state;
  let best = guard ? trophies(g, guard.pile, type) : 0;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) best = Math.max(best, trophies(g, players[other]!.pile, type));
  return best;
}

function owned(g: Position, { meeple }: AskedOf<'atMost' | 'atLeast'>, { seat }: Moment): number {
  return everywhere(g.state, seat)[meeple]!;
}

/** Q9: a prestige class of which the player owns a Unit counts as a class of the level on its card. */
function classesAt(g: Position, seat: SeatIndex, level: number): number {
  const own = everywhere(g.state, seat);
  let n = 0;
  for (const reached of g.state.players[seat]!.levels) if (reached >= level) n++;
  const { prestigeLevels } = g.cards;
  for (let i = 0; i < prestigeLevels.length; i++)
    if (own[R + i]! > 0 && prestigeLevels[i]! >= level) n++;
  return n;
}

/** Whether the condition of a Quest is met; nothing is made on the way. */
export function questMet(g: Position, quest: number, at: Moment): boolean {
  const condition = g.cards.conditions[quest]!;
  const { goal, parts, have, need } = measureOf(condition);
  const n = parts(condition);
  for (let part = 0; part < n; part++)
    if (!reaches(goal, have(g, condition, at, part), need(g, condition, at, part))) return false;
  return true;
}

/** Whether this place of the plan may complete a Quest of this turn. */
export function mayComplete(g: Position, quest: number, place: Place): boolean {
  const condition = g.cards.conditions[quest]!;
  if (!measureOf(condition).looksAt(place)) return false;
  // One foe alone decides; of other deeds the next place may be the last one.
  return (
    condition.kind !== 'defeat' || questMet(g, quest, { seat: g.state.active, place, resolved: 0 })
  );
}

/** Whether several places of one plan can meet a condition together. */
export const ON_SEVERAL_PLACES: { readonly [K in ConditionKind]: boolean } = {
  defeat: false,
  defeats: true,
  construct: false,
  activate: true,
  activateAndDefeat: true,
  tavern: false,
  level: false,
  mostMonsters: false,
  eachType: false,
  atMost: false,
  atLeast: false,
  prestige: false,
  classes: false,
};

/** How far a condition has come. Of what is asked for at least, more than that is not counted. */
export interface Count {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
  /** What is counted, where it has a name. */
  readonly of?: Meeple | MonsterType;
  /** Each thing that is asked for, where there are several. */
  readonly parts?: readonly Count[];
}

export function questCount(g: Position, quest: number, at: Moment): Count {
  const condition = g.cards.conditions[quest]!;
  const n = measureOf(condition).parts(condition);
  const parts = Array.from({ length: n }, (_, part) => partCount(g, condition, at, part));
  if (n === 1) return parts[0]!;
  return {
    goal: 'least',
    have: parts.reduce((sum, { have }) => sum + have, 0),
    need: parts.reduce((sum, { need }) => sum + need, 0),
    met: parts.every(({ met }) => met),
    parts,
  };
}

function partCount(g: Position, condition: Asked, at: Moment, part: number): Count {
  const measure = measureOf(condition);
  const { goal } = measure;
  const have = measure.have(g, condition, at, part);
  const need = measure.need(g, condition, at, part);
  return {
    goal,
    have: goal === 'least' ? Math.min(have, need) : have,
    need,
    met: reaches(goal, have, need),
    ...(measure.of ? { of: measure.of(condition, part) } : {}),
  };
}

import {
  DISTRICTS,
  HERO_CLASSES,
  MONSTER_TYPES,
  type BonusCondition,
  type DefeatCondition,
  type EndCondition,
  type Meeple,
  type TurnCondition,
} from '@rowan/cards';
import type { CompiledDefeat } from './cards.ts';
import { combatValue } from './combat.ts';
import { L, P, R, S, UNITS, meepleIndex, unitsIn } from './meeples.ts';
import { districtOf, isFoe, isLocation, isSlot, type Place } from './places.ts';
import { activePlayer, foeAt, monstersIn, type Play } from './play.ts';
import { everywhere } from './possessions.ts';
import type { Assignment, PlayerState } from './state.ts';

/** What a turn condition is judged on: the place just resolved (−1 for none) and all resolved so far. */
export interface Moment {
  readonly place: Place;
  readonly resolved: number;
}

const isResolved = (resolved: number, place: Place): boolean => ((resolved >>> place) & 1) === 1;

/** A foe that this moment looks at: the one just resolved, or any so far. */
const isJudged = ({ place, resolved }: Moment, at: Place): boolean =>
  isFoe(at) && (place < 0 ? isResolved(resolved, at) : at === place);

type Judge<T extends { kind: string }> = {
  readonly [K in T['kind']]: (
    g: Play,
    condition: Extract<T, { kind: K }>,
    moment: Moment,
  ) => boolean;
};

const judge: Judge<TurnCondition> = {
  defeat: (g, condition, moment) => {
    for (const assignment of g.state.turn.plan) {
      if (isJudged(moment, assignment.place) && defeatedAsAsked(g, condition, assignment))
        return true;
    }
    return false;
  },
  defeats: (g, { n }, { resolved }) => countResolved(g, resolved, isFoe) >= n,
  construct: (g, { minMonsters = 0, districts }, { place }) => {
    if (!isSlot(place)) return false;
    const district = districtOf(place);
    return (
      monstersIn(g.state, district) >= minMonsters &&
      (districts === undefined || districts.includes(DISTRICTS[district]!))
    );
  },
  activate: (g, { locations, districts }, { resolved }) => {
    let mask = 0;
    for (const { place } of g.state.turn.plan) {
      if (isLocation(place) && isResolved(resolved, place)) mask |= 1 << districtOf(place);
    }
    return countResolved(g, resolved, isLocation) >= locations && bits(mask) >= districts;
  },
  activateAndDefeat: (g, { minMonsters, minLevel }, { resolved }) =>
    DISTRICTS.some((_, district) => {
      const here = g.state.turn.plan.filter(
        ({ place }) => districtOf(place) === district && isResolved(resolved, place),
      );
      return (
        monstersIn(g.state, district) >= minMonsters &&
        here.some(({ place }) => isLocation(place)) &&
        here.some(({ place }) => isFoe(place) && foeAt(g, place)!.level >= minLevel)
      );
    }),
  tavern: (g, { have }) => {
    const { tavern } = activePlayer(g);
    return hasAll(tavern, NO_SHAMANS, have);
  },
  level: (g, { anyOf, level }) =>
    anyOf.some((hero) => activePlayer(g).levels[HERO_CLASSES.indexOf(hero)]! >= level),
};

export function turnConditionMet(g: Play, condition: TurnCondition, moment: Moment): boolean {
  return (judge[condition.kind] as (g: Play, c: TurnCondition, m: Moment) => boolean)(
    g,
    condition,
    moment,
  );
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));

function countResolved(g: Play, resolved: number, kind: (place: Place) => boolean): number {
  let n = 0;
  for (const { place } of g.state.turn.plan) if (kind(place) && isResolved(resolved, place)) n++;
  return n;
}

const NO_SHAMANS: readonly number[] = [];

/** Whether the zone has each of these, repeated ones as often as they stand there. */
function hasAll(
  zone: readonly number[],
  as: readonly number[],
  wanted: readonly Meeple[],
): boolean {
  for (let i = 0; i < wanted.length; i++) {
    let n = 0;
    for (let j = 0; j <= i; j++) if (wanted[j] === wanted[i]) n++;
    if (standing(zone, as, wanted[i]!) < n) return false;
  }
  return true;
}

function standing(units: readonly number[], as: readonly number[], letter: Meeple): number {
  const unit = meepleIndex(letter);
  return units[unit]! + (unit < as.length ? as[unit]! : 0);
}

export function defeatMet(g: Play, condition: CompiledDefeat, moment: Moment): boolean {
  const { plan } = g.state.turn;
  for (let i = 0; i < plan.length; i++)
    if (isJudged(moment, plan[i]!.place) && defeatedSo(g, condition, plan[i]!)) return true;
  return false;
}

function defeatedSo(g: Play, condition: CompiledDefeat, assignment: Assignment): boolean {
  const foe = foeAt(g, assignment.place)!;
  const { units, as } = assignment;
  const { without, surplus, with: wanted } = condition;
  if (condition.type >= 0 && condition.type !== foe.type) return false;
  if (foe.level < condition.minLevel || foe.strength < condition.minStrength) return false;
  if (without >= 0 && units[without]! + (without < as.length ? as[without]! : 0) > 0) return false;
  if (unitsIn(units) < condition.units || typesIn(units) < condition.types) return false;
  if (wanted && !standsAs(units, as, wanted)) return false;
  return surplus < 0 || cvOf(g, assignment) >= foe.strength + surplus;
}

function standsAs(
  units: readonly number[],
  as: readonly number[],
  wanted: readonly number[],
): boolean {
  for (let i = 0; i < wanted.length; i++)
    if (wanted[i]! > units[i]! + (i < as.length ? as[i]! : 0)) return false;
  return true;
}

/** M7: what names a class sees a Shaman as declared; what counts types sees a Shaman. */
function defeatedAsAsked(g: Play, condition: DefeatCondition, assignment: Assignment): boolean {
  const foe = foeAt(g, assignment.place)!;
  const { type, minLevel = 0, minStrength = 0, surplus } = condition;
  if (type !== undefined && MONSTER_TYPES.indexOf(type) !== foe.type) return false;
  if (foe.level < minLevel || foe.strength < minStrength) return false;
  if (!partyAsAsked(condition, assignment)) return false;
  return surplus === undefined || cvOf(g, assignment) >= foe.strength + surplus;
}

function partyAsAsked(condition: DefeatCondition, { units, as }: Assignment): boolean {
  return (
    (condition.without === undefined || standing(units, as, condition.without) === 0) &&
    unitsIn(units) >= (condition.units ?? 0) &&
    typesIn(units) >= (condition.types ?? 0) &&
    (condition.with === undefined || hasAll(units, as, condition.with))
  );
}

/** The CV of an assignment of the confirmed plan, turn boosts and forge included. */
export function cvOf(g: Play, assignment: Assignment): number {
  const { turn } = g.state;
  const side = { cards: g.cards, player: activePlayer(g) };
  const cv = combatValue(side, assignment, foeAt(g, assignment.place)!, turn.boosts);
  return cv + (turn.forgePlace === assignment.place ? turn.forgeCv : 0);
}

function typesIn(units: readonly number[]): number {
  let types = 0;
  for (let unit = 0; unit < UNITS; unit++) if (units[unit]! > 0) types++;
  return types;
}

/** E3: Peasants have no level, prestige Units level 2. */
export function bonusMet(
  player: PlayerState,
  condition: BonusCondition,
  units: readonly number[],
): boolean {
  switch (condition.kind) {
    case 'fewUnits':
      return unitsIn(units) <= condition.n;
    case 'prestige':
      return units[R]! + units[L]! + units[S]! > 0;
    case 'types': {
      let types = 0;
      for (let unit = 0; unit < UNITS; unit++) {
        if (units[unit]! > 0 && unitLevel(player, unit) >= condition.level) types++;
      }
      return types >= condition.n;
    }
  }
}

const unitLevel = (player: PlayerState, unit: number): number => {
  if (unit === P) return 0;
  return unit < R ? player.levels[unit - 1]! : 2;
};

type JudgeEnd = {
  readonly [K in EndCondition['kind']]: (
    g: Play,
    condition: Extract<EndCondition, { kind: K }>,
    seat: number,
  ) => boolean;
};

const judgeEnd: JudgeEnd = {
  mostMonsters: (g, { type }, seat) => {
    const count = (pile: readonly number[]): number =>
      type === undefined
        ? pile.length
        : pile.filter((monster) => g.cards.monsters[monster]!.type === MONSTER_TYPES.indexOf(type))
            .length;
    const piles = g.state.players.map(({ pile }) => count(pile));
    if (g.state.guard) piles.push(count(g.state.guard.pile)); // Q7
    return piles[seat]! >= Math.max(...piles);
  },
  eachType: (g, { n }, seat) =>
    MONSTER_TYPES.every(
      (_, type) =>
        g.state.players[seat]!.pile.filter((m) => g.cards.monsters[m]!.type === type).length >= n,
    ),
  atMost: (g, { meeple, n }, seat) => everywhere(g.state, seat)[meepleIndex(meeple)]! <= n,
  atLeast: (g, { meeple, n }, seat) => everywhere(g.state, seat)[meepleIndex(meeple)]! >= n,
  prestige: (g, { n }, seat) => {
    const own = everywhere(g.state, seat);
    return own[R]! + own[L]! + own[S]! >= n;
  },
  classes: (g, { n, level, top = level }, seat) => {
    const levels = classLevels(g, seat);
    return levels.filter((l) => l >= level).length >= n && levels.some((l) => l >= top);
  },
};

/** Q9: a prestige class of which the player owns a Unit counts as a class of level 2. */
function classLevels(g: Play, seat: number): number[] {
  const own = everywhere(g.state, seat);
  const prestige = [R, L, S].filter((unit) => own[unit]! > 0);
  return [...g.state.players[seat]!.levels, ...prestige.map(() => 2)];
}

export function endConditionMet(g: Play, condition: EndCondition, seat: number): boolean {
  return (judgeEnd[condition.kind] as (g: Play, c: EndCondition, seat: number) => boolean)(
    g,
    condition,
    seat,
  );
}

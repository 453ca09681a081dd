import {
  MOST_BUILDERS,
  C,
  K,
  M,
  P,
  S,
  W,
  districtOf,
  isSlot,
  type Counts,
  type Place,
} from '@rowan/cards';
import type { DevelopAnswer } from './decisions.ts';
import {
  abilityReady,
  canConstruct,
  constructVp,
  isPendingUnaffordable,
  isVacant,
  mostAfterConstruct,
  nextLevelCost,
  vacantSlots,
} from './development.ts';
import { activePlayer, type Play } from './play.ts';
import { reject, type CapitolLocation, type Rejection } from './rejections.ts';

type DevelopOf<T extends DevelopAnswer['do']> = Extract<DevelopAnswer, { do: T }>;
type Assign = DevelopOf<'assign'>;

/** T1, M7: what each Location of the Capitol takes. */
const TAKES: Readonly<Record<CapitolLocation, readonly number[]>> = {
  construct: [P, S],
  levelUp: [W, M, C, K, S],
};

/** T1: whether a meeple is of a kind that the Location of the Capitol takes. */
export function judgeCapitolClass(at: CapitolLocation, meeple: number): Rejection | null {
  const takes = TAKES[at];
  return takes.includes(meeple)
    ? null
    : reject('wrongClass', 'T1', { at, meeple, takes: takes.slice() });
}

/** T1: exactly as many Units as the Capitol takes, from the Tavern, once a turn. */
function judgeAssign(g: Play, answer: Assign): Rejection | null {
  const { construct, levelUp } = answer;
  const { assigned, capitol } = g.state.turn;
  if (assigned) return reject('alreadyAssigned', 'T1', { units: capitol.slice() });
  if (!construct && !levelUp) return reject('nothingAssigned', 'T1', {});
  return (
    (construct ? judgeBuilders(g, construct.peasants + construct.shamans) : null) ??
    (levelUp ? judgeCapitolClass('levelUp', levelUp.unit) : null) ??
    judgeAvailable(g, answer) ??
    (levelUp ? judgeLevel(g, levelUp.unit, construct !== null) : null)
  );
}

function judgeBuilders(g: Play, units: number): Rejection | null {
  if (units < 1 || units > MOST_BUILDERS)
    return reject('constructUnits', 'T1', { units, most: MOST_BUILDERS });
  if (canConstruct(g)) return null;
  const vacant = vacantSlots(g).length;
  return reject('cannotConstruct', 'T2', { tiles: g.state.market.length, vacant });
}

function judgeAvailable(g: Play, { construct, levelUp }: Assign): Rejection | null {
  const { tavern } = activePlayer(g);
  const shamans = (construct?.shamans ?? 0) + (levelUp?.shaman ? 1 : 0);
  return (
    missing(tavern, P, construct?.peasants ?? 0) ??
    missing(tavern, S, shamans) ??
    (levelUp && !levelUp.shaman ? missing(tavern, levelUp.unit, 1) : null)
  );
}

const missing = (tavern: Counts, meeple: number, assigned: number): Rejection | null =>
  assigned > tavern[meeple]!
    ? reject('notInTavern', 'T1', { meeple, assigned, tavern: tavern[meeple]! })
    : null;

/** T2: affordable when it is resolved. */
function judgeLevel(g: Play, unit: number, constructing: boolean): Rejection | null {
  const player = activePlayer(g);
  const { vp } = player;
  const level = player.levels[unit - W]!;
  const cost = nextLevelCost(g, player, unit);
  if (cost === undefined) return reject('topLevel', 'T1', { unit, level });
  if (cost <= vp) return null;
  const most = constructing ? mostAfterConstruct(g) : vp;
  if (cost <= most) return null;
  return reject('notAffordable', 'T2', { unit, level: level + 1, cost, vp, most });
}

function judgeConstruct(g: Play, { tile, place }: DevelopOf<'construct'>): Rejection | null {
  const { turn, market } = g.state;
  if (!turn.construct) return reject('notPending', 'T2', { at: 'construct' });
  if (!market.includes(tile)) return reject('noSuchTile', 'T2', { tile, market: market.slice() });
  if (!isSlot(place)) return reject('noSlot', 'T2', { place });
  if (!isVacant(g, place)) {
    const vacant = vacantSlots(g);
    return reject('slotTaken', 'T2', { place, district: districtOf(place), vacant });
  }
  return turn.levelUp < 0 ? null : judgePaying(g, place);
}

/** T2: the level-up still to come must be payable after constructing here. */
function judgePaying(g: Play, place: Place): Rejection | null {
  const { levelUp: unit } = g.state.turn;
  const player = activePlayer(g);
  const cost = nextLevelCost(g, player, unit)!;
  const vp = player.vp + constructVp(g, place);
  // Where no slot pays for it any more (a Quest that would have was discarded), any slot will do.
  if (vp >= cost || mostAfterConstruct(g) < cost) return null;
  const level = player.levels[unit - W]! + 1;
  return reject('slotPaysTooLittle', 'T2', { place, unit, level, cost, vp });
}

function judgePendingLevel(g: Play): Rejection | null {
  const { levelUp: unit } = g.state.turn;
  if (unit < 0) return reject('notPending', 'T2', { at: 'levelUp' });
  return isPendingUnaffordable(g) ? judgeLevel(g, unit, false) : null;
}

function judgeAbility(g: Play, unit: number): Rejection | null {
  if (abilityReady(g, unit)) return null;
  if ((g.state.turn.abilities >> (unit - W)) & 1) return reject('abilityUsed', 'T3', { unit });
  const { levels, tavern } = activePlayer(g);
  const level = levels[unit - W]!;
  const needs = g.cards.abilityNeeds[unit - W]![level - 1]!;
  return needs === null
    ? reject('noAbility', 'T3', { unit, level })
    : reject('abilityNeeds', 'T3', { unit, needs: needs.slice(), tavern: tavern.slice() });
}

function judgeEnd(g: Play): Rejection | null {
  const { construct, levelUp } = g.state.turn;
  const rises = levelUp >= 0 && !(isPendingUnaffordable(g) && !construct);
  return construct || rises
    ? reject('stillPending', 'T2', { construct, levelUp: rises ? levelUp : -1 })
    : null;
}

/** T1–T3: what is done in the Development Phase. */
export function judgeDevelop(g: Play, answer: DevelopAnswer): Rejection | null {
  switch (answer.do) {
    case 'assign':
      return judgeAssign(g, answer);
    case 'construct':
      return judgeConstruct(g, answer);
    case 'levelUp':
      return judgePendingLevel(g);
    case 'ability':
      return judgeAbility(g, answer.unit);
    case 'end':
      return judgeEnd(g);
  }
}

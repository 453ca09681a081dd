import type {
  Answer,
  AnswerOf,
  Decision,
  DecisionKind,
  DecisionOf,
  DevelopAnswer,
} from './decisions.ts';
import {
  abilityReady,
  affordableAfterConstruct,
  canConstruct,
  constructVp,
  isPendingUnaffordable,
  isVacant,
  nextLevelCost,
} from './development.ts';
import { unitChoices } from './effects.ts';
import { judgePlan } from './judge-plan.ts';
import { P, S, W, X, contains, total, type Counts } from './meeples.ts';
import { isSlot } from './places.ts';
import { activePlayer, assignmentAt, seated, type Play } from './play.ts';
import { reject, type Rejection } from './rejections.ts';

type Assign = Extract<DevelopAnswer, { do: 'assign' }>;

/** T1: exactly as many Units as the Capitol takes, from the Tavern, once a turn. */
function judgeAssign(g: Play, answer: Assign): Rejection | null {
  const { construct, levelUp } = answer;
  if (g.state.turn.assigned) return reject('alreadyAssigned', 'T1');
  if (!construct && !levelUp) return reject('nothingAssigned', 'T1');
  if (construct) {
    const units = construct.peasants + construct.shamans;
    if (units !== 1 && units !== 2) return reject('constructUnits', 'T1', { units });
    if (!canConstruct(g)) return reject('cannotConstruct', 'T2');
  }
  return (
    judgeAvailable(g, answer) ?? (levelUp ? judgeLevel(g, levelUp.unit, construct !== null) : null)
  );
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
  const cost = nextLevelCost(g, player, unit);
  if (cost === undefined)
    return reject('topLevel', 'T1', { unit, level: player.levels[unit - W]! });
  if (cost <= player.vp || (constructing && affordableAfterConstruct(g, cost))) return null;
  return reject('notAffordable', 'T2', { unit, cost, vp: player.vp });
}

function judgeConstruct(
  g: Play,
  { tile, place }: Extract<DevelopAnswer, { do: 'construct' }>,
): Rejection | null {
  const { turn, market } = g.state;
  if (!turn.construct) return reject('notPending', 'T2');
  if (!market.includes(tile)) return reject('noSuchTile', 'T2', { tile, market: market.slice() });
  if (!isSlot(place) || !isVacant(g, place)) return reject('slotTaken', 'T2', { place });
  if (turn.levelUp < 0) return null;
  // The level-up still to come must be payable afterwards.
  const player = activePlayer(g);
  const cost = nextLevelCost(g, player, turn.levelUp)!;
  const vp = player.vp + constructVp(g, place);
  // Where no slot pays for it any more (a Quest that would have was discarded), any slot will do.
  if (vp >= cost || !affordableAfterConstruct(g, cost)) return null;
  return reject('notAffordable', 'T2', { unit: turn.levelUp, cost, vp });
}

function judgePendingLevel(g: Play): Rejection | null {
  const { levelUp } = g.state.turn;
  if (levelUp < 0) return reject('notPending', 'T2');
  if (!isPendingUnaffordable(g)) return null;
  const player = activePlayer(g);
  return reject('notAffordable', 'T2', {
    unit: levelUp,
    cost: nextLevelCost(g, player, levelUp)!,
    vp: player.vp,
  });
}

function judgeAbility(g: Play, unit: number): Rejection | null {
  if (abilityReady(g, unit)) return null;
  const used = (g.state.turn.abilities >> (unit - W)) & 1;
  return used ? reject('abilityUsed', 'T3', { unit }) : reject('noAbility', 'T3', { unit });
}

function judgeEnd(g: Play): Rejection | null {
  const { construct, levelUp } = g.state.turn;
  const levelPending = levelUp >= 0 && !(isPendingUnaffordable(g) && !construct);
  return construct || levelPending ? reject('stillPending', 'T2') : null;
}

function judgeDevelop(g: Play, answer: DevelopAnswer): Rejection | null {
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

const offered = (options: readonly number[], chosen: number, rule: string): Rejection | null =>
  options.includes(chosen)
    ? null
    : reject('notOffered', rule, { chosen, options: options.slice() });

/** Where simultaneous things are ordered, by what they are. */
const ORDER_RULE = { crowns: 'L6', places: 'T8', monsters: 'T9', quests: 'Q5' } as const;

type Judge = {
  readonly [T in DecisionKind]: (
    g: Play,
    decision: DecisionOf<T>,
    answer: AnswerOf<T>,
  ) => Rejection | null;
};

const judges: Judge = {
  develop: (g, _decision, answer) => judgeDevelop(g, answer),
  plan: (g, _decision, answer) => judgePlan(g, answer),
  order: (_g, { of, items }, { item }) => offered(items, item, ORDER_RULE[of]),
  discardQuest: (g, { seat }, { quest }) => offered(seated(g, seat).hand, quest, 'Q6'),
  cleanse: (g, { seat }, { from }) =>
    seated(g, seat)[from][X]! > 0 ? null : reject('notOffered', 'L2', { chosen: from }),
  unit: (g, { place, unit }, { unit: chosen }) =>
    offered(unitChoices(assignmentAt(g, place)!, unit), chosen, 'L2'),
  payCost: () => null,
  backToBag: (g, { seat, upTo }, { meeples }) => {
    const n = total(meeples);
    if (n > upTo) return reject('tooMany', 'L9', { n, upTo });
    return contains(seated(g, seat).lodgings, meeples) ? null : reject('notInLodgings', 'L9');
  },
  overflow: (_g, { districts }, { district }) => offered(districts, district, 'D2'),
  drawEffect: (_g, { quests }, { quest }) => (quest === null ? null : offered(quests, quest, 'D6')),
};

/** Null when the answer is legal; otherwise which rule it breaks. */
export function judge(g: Play, decision: Decision, answer: Answer): Rejection | null {
  return (judges[decision.kind] as (g: Play, d: Decision, a: Answer) => Rejection | null)(
    g,
    decision,
    answer,
  );
}

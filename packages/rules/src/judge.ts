import { X, total, type Counts } from '@rowan/cards';
import type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf, OrderOf } from './decisions.ts';
import { unitChoices } from './effects.ts';
import { judgeDevelop } from './judge-develop.ts';
import { judgePlan } from './judge-plan.ts';
import { assignmentAt, seated, type Play } from './play.ts';
import { reject, type ChoiceOf, type Rejection, type RuleId } from './rejections.ts';

/** A choice among these, and the paragraph that gives it. */
interface Choice {
  readonly of: ChoiceOf;
  readonly options: readonly number[];
  readonly rule: RuleId;
}

const offered = ({ of, options, rule }: Choice, chosen: number): Rejection | null =>
  options.includes(chosen)
    ? null
    : reject('notOffered', rule, { of, chosen, options: options.slice() });

/** Where simultaneous things are ordered, by what they are. */
const ORDER_RULE: Readonly<Record<OrderOf, RuleId>> = {
  crowns: 'L6',
  places: 'T8',
  monsters: 'T9',
  quests: 'Q5',
};

/** L2: a Corruption must be where it is to be taken from. */
function judgeCleanse(g: Play, seat: number, from: 'tavern' | 'lodgings'): Rejection | null {
  const player = seated(g, seat);
  if (player[from][X]! > 0) return null;
  const options = (['tavern', 'lodgings'] as const).filter((zone) => player[zone][X]! > 0);
  return reject('notOffered', 'L2', { of: 'zones', chosen: from, options });
}

/** L9: at most so many, all of them from the Lodgings. */
function judgeBackToBag(lodgings: Counts, meeples: Counts, upTo: number): Rejection | null {
  const n = total(meeples);
  if (n > upTo) return reject('tooMany', 'L9', { n, upTo });
  for (const [meeple, chosen] of meeples.entries())
    if (chosen > lodgings[meeple]!)
      return reject('notInLodgings', 'L9', { meeple, chosen, lodgings: lodgings[meeple]! });
  return null;
}

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
  order: (_g, { of, items }, { item }) =>
    offered({ of, options: items, rule: ORDER_RULE[of] }, item),
  discardQuest: (g, { seat }, { quest }) =>
    offered({ of: 'quests', options: seated(g, seat).hand, rule: 'Q6' }, quest),
  cleanse: (g, { seat }, { from }) => judgeCleanse(g, seat, from),
  unit: (g, { place, unit }, { unit: chosen }) => {
    const options = unitChoices(assignmentAt(g, place)!, unit);
    return offered({ of: 'units', options, rule: 'L2' }, chosen);
  },
  payCost: () => null,
  backToBag: (g, { seat, upTo }, { meeples }) =>
    judgeBackToBag(seated(g, seat).lodgings, meeples, upTo),
  overflow: (_g, { districts }, { district }) =>
    offered({ of: 'districts', options: districts, rule: 'D2' }, district),
  drawEffect: (_g, { quests }, { quest }) =>
    quest === null ? null : offered({ of: 'quests', options: quests, rule: 'D6' }, quest),
};

/** Null when the answer is legal; otherwise which rule it breaks. */
export function judge(g: Play, decision: Decision, answer: Answer): Rejection | null {
  return (judges[decision.kind] as (g: Play, d: Decision, a: Answer) => Rejection | null)(
    g,
    decision,
    answer,
  );
}

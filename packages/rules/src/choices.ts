import { K, KINDS, P, S, W, X, noMeeples, type Counts } from '@rowan/cards';
import type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf } from './decisions.ts';
import { canConstruct, vacantSlots } from './development.ts';
import { unitChoices } from './effects.ts';
import { judge } from './judge.ts';
import { activePlayer, assignmentAt, seated, type Play } from './play.ts';

type Develop = AnswerOf<'develop'>;

const BUILDERS = [
  { peasants: 1, shamans: 0 },
  { peasants: 2, shamans: 0 },
  { peasants: 0, shamans: 1 },
  { peasants: 1, shamans: 1 },
  { peasants: 0, shamans: 2 },
] as const;

function* assignments(g: Play): Generator<Develop> {
  const { tavern } = activePlayer(g);
  const builders = canConstruct(g)
    ? BUILDERS.filter((b) => b.peasants <= tavern[P]! && b.shamans <= tavern[S]!)
    : [];
  const risers = [W, W + 1, W + 2, K].flatMap((unit) => [
    ...(tavern[unit]! > 0 ? [{ unit, shaman: false }] : []),
    ...(tavern[S]! > 0 ? [{ unit, shaman: true }] : []),
  ]);
  for (const construct of [null, ...builders]) {
    for (const levelUp of [null, ...risers])
      yield { kind: 'develop', do: 'assign', construct, levelUp };
  }
}

function* developments(g: Play): Generator<Develop> {
  yield { kind: 'develop', do: 'end' };
  for (let unit = W; unit <= K; unit++) yield { kind: 'develop', do: 'ability', unit };
  if (!g.state.turn.assigned) yield* assignments(g);
  yield { kind: 'develop', do: 'levelUp' };
  if (!g.state.turn.construct) return;
  for (const tile of g.state.market) {
    for (const place of vacantSlots(g)) yield { kind: 'develop', do: 'construct', tile, place };
  }
}

/** Every way to take up to `n` meeples out of the zone, the empty one first. */
function* handfuls(
  zone: readonly number[],
  n: number,
  from = 0,
  taken: Counts = noMeeples(),
): Generator<Counts> {
  yield taken.slice();
  if (n === 0) return;
  for (let meeple = from; meeple < KINDS; meeple++) {
    if (taken[meeple]! >= zone[meeple]!) continue;
    taken[meeple]! += 1;
    yield* handfuls(zone, n - 1, meeple, taken);
    taken[meeple]! -= 1;
  }
}

/** A decision between answers that can all be listed; the plans of a Main Phase are too many. */
export type Choice = Exclude<Decision, { kind: 'plan' }>;
type ChoiceKind = Exclude<DecisionKind, 'plan'>;

const lists: {
  readonly [T in ChoiceKind]: (g: Play, decision: DecisionOf<T>) => Iterable<AnswerOf<T>>;
} = {
  develop: developments,
  order: (_g, { items }) => items.map((item) => ({ kind: 'order', item })),
  discardQuest: (g, { seat }) =>
    seated(g, seat).hand.map((quest) => ({ kind: 'discardQuest', quest })),
  cleanse: (g, { seat }) =>
    (['tavern', 'lodgings'] as const)
      .filter((from) => seated(g, seat)[from][X]! > 0)
      .map((from) => ({ kind: 'cleanse', from })),
  unit: (g, { place, unit }) =>
    unitChoices(assignmentAt(g, place)!, unit).map((chosen) => ({ kind: 'unit', unit: chosen })),
  payCost: () => [true, false].map((pay) => ({ kind: 'payCost', pay })),
  *backToBag(g, { seat, upTo }) {
    for (const meeples of handfuls(seated(g, seat).lodgings, upTo))
      yield { kind: 'backToBag', meeples };
  },
  overflow: (_g, { districts }) => districts.map((district) => ({ kind: 'overflow', district })),
  drawEffect: (_g, { quests }) => [...quests, null].map((quest) => ({ kind: 'drawEffect', quest })),
};

/** Legal answers to a choice, lazily, in canonical order. */
export function* legalChoices(g: Play, decision: Choice): Generator<Answer> {
  const answers = (lists[decision.kind] as (g: Play, d: Choice) => Iterable<Answer>)(g, decision);
  const open = decision.kind === 'develop';
  for (const answer of answers) if (!open || judge(g, decision, answer) === null) yield answer;
}

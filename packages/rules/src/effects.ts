import {
  P,
  S,
  X,
  add,
  meepleIndex,
  total,
  type Counts,
  type Deck,
  type EffectOf,
  type InstantEffect,
  type Place,
  type Source,
  type VpSource,
} from '@rowan/cards';
import { INSTANT_KINDS, type EffectList } from './effect-list.ts';
import type { AnswerOf, DecisionOf } from './decisions.ts';
import {
  activePlayer,
  ask,
  assignmentAt,
  award,
  drawMeeples,
  gain,
  seated,
  type Play,
} from './play.ts';
import { discardQuest, drawQuests } from './quest-deck.ts';
import { noteDrawn } from './unseen.ts';
import { LEVELS } from './tasks.ts';
import { assert } from './result.ts';
import type { Assignment } from './state.ts';

interface At {
  readonly list: EffectList;
  readonly place: Place;
}

type Execute = {
  readonly [K in InstantEffect['kind']]: (g: Play, effect: EffectOf<K>, at: At) => void;
};

/** Each effect either finishes or asks a decision whose answer finishes it. */
const execute: Execute = {
  gain: (g, { meeple, from }, at) => gain(g, meepleIndex(meeple), from, at),
  return: (g, { unit }, at) => pickUnit(g, meepleIndex(unit), 'supply', at),
  hold: (g, { unit }, at) => pickUnit(g, meepleIndex(unit), 'hold', at),
  cleanse: (g, _effect, { list }) => cleanse(g, list),
  vp: (g, { n }, { list }) => payVp(g, n, list),
  vpPerCorruption: (g, { n }, { list, place }) =>
    payVp(g, n * (assignmentAt(g, place)?.units[X] ?? 0), list),
  quests: (g, effect, { list }) => {
    const before = activePlayer(g).hand.length;
    drawQuests(g, g.state.active, effect.draw, list.source);
    if (noteDrawn(g, before, list)) g.state.agenda.push(LEVELS);
    discard(g, effect.discard, list);
  },
  discardQuest: (g, _effect, { list }) => discard(g, 1, list),
  draw: (g, { n }, { list }) => draw(g, n, list.source),
  backToBag: (g, { own }, { list }) => {
    const { active, players } = g.state;
    const others = players.map((_, i) => (active + i) % players.length).slice(1);
    askBackToBag(g, [active, ...others], own, list);
  },
};

const EXECUTE = INSTANT_KINDS.map(
  (kind) => execute[kind] as (g: Play, effect: InstantEffect, at: At) => void,
);

function draw(g: Play, n: number, source: Source): void {
  const { active, phase, turn } = g.state;
  if (phase !== 'main') return drawMeeples(g, active, n, source);
  turn.granted += n; // L5
  g.log?.push({ kind: 'drawGranted', seat: active, n, source });
}

/** Runs a list from its `at`-th effect on; what is left waits on the agenda while a decision or a task comes between. */
export function runEffects(g: Play, list: EffectList, from: number, place: Place): void {
  const { effects, codes } = list;
  const { agenda } = g.state;
  const depth = agenda.length;
  const at: At = { list, place };
  for (let i = from; i < effects.length; i++) {
    EXECUTE[codes[i]!]!(g, effects[i]!, at);
    if (g.state.decision === null && agenda.length === depth) continue;
    if (i + 1 < effects.length)
      agenda.splice(depth, 0, { do: 'effects', list: list.id, at: i + 1, place });
    return;
  }
}

/** Where the VP of an effect are counted, by the card it stands on. */
const VP_OF: { readonly [D in Deck]: VpSource } = {
  start: 'locations',
  tile: 'locations',
  slot: 'slots',
  room: 'rooms',
  monster: 'monsters',
  overlord: 'council',
  henchman: 'council',
  token: 'tokens',
  quest: 'quests',
  hero: 'locations',
  prestige: 'rangers',
  order: 'orders',
  spot: 'orders',
};

function payVp(g: Play, n: number, { source }: EffectList): void {
  const by = 'card' in source ? VP_OF[source.card] : 'locations';
  award(g, g.state.active, n, { by, source });
}

/** Q6: discards from hand; all of them where there is nothing to choose. */
function discard(g: Play, n: number, list: EffectList): void {
  const { active } = g.state;
  const { hand } = activePlayer(g);
  const left = Math.min(n, hand.length);
  if (left === 0) return;
  if (left < hand.length)
    return ask(g, {
      id: g.state.decisions,
      kind: 'discardQuest',
      seat: active,
      left,
      list: list.id,
    });
  for (const quest of hand.slice()) discardQuest(g, active, quest, list.source);
}

export function answerDiscard(
  g: Play,
  decision: DecisionOf<'discardQuest'>,
  answer: AnswerOf<'discardQuest'>,
): void {
  const list = g.cards.lists[decision.list]!;
  discardQuest(g, decision.seat, answer.quest, list.source);
  if (decision.left > 1) discard(g, decision.left - 1, list);
}

function cleanse(g: Play, list: EffectList): void {
  const { active } = g.state;
  const player = activePlayer(g);
  const inTavern = player.tavern[X]! > 0;
  if (inTavern && player.lodgings[X]! > 0)
    return ask(g, { id: g.state.decisions, kind: 'cleanse', seat: active, list: list.id });
  if (inTavern) return takeCorruption(g, 'tavern', list.source);
  if (player.lodgings[X]! > 0) return takeCorruption(g, 'lodgings', list.source);
  g.log?.push({ kind: 'cleansed', seat: active, from: 'none', source: list.source });
}

function takeCorruption(g: Play, from: 'tavern' | 'lodgings', source: Source): void {
  activePlayer(g)[from][X]! -= 1;
  g.state.supply[X]! += 1;
  g.log?.push({ kind: 'cleansed', seat: g.state.active, from, source });
}

export function answerCleanse(
  g: Play,
  decision: DecisionOf<'cleanse'>,
  answer: AnswerOf<'cleanse'>,
): void {
  takeCorruption(g, answer.from, g.cards.lists[decision.list]!.source);
}

/** L2: a real Unit of the class (overrun Peasants too), or a Shaman standing for it. */
export function unitChoices(assignment: Assignment, unit: number): number[] {
  const real = assignment.units[unit]! + (unit === P ? assignment.overrun : 0);
  const choices = real > 0 ? [unit] : [];
  if (assignment.as[unit]! > 0) choices.push(S);
  return choices;
}

export function pickUnit(g: Play, unit: number, to: 'supply' | 'hold', at: At): void {
  const assignment = assignmentAt(g, at.place);
  assert(assignment !== undefined, 'a Unit is picked at a place of the plan');
  const choices = unitChoices(assignment, unit);
  if (choices.length === 2) {
    return ask(g, {
      id: g.state.decisions,
      kind: 'unit',
      seat: g.state.active,
      to,
      unit,
      place: at.place,
      list: at.list.id,
    });
  }
  if (choices.length === 1) moveUnit(g, assignment, { unit, chosen: choices[0]!, to }, at);
}

function moveUnit(
  g: Play,
  assignment: Assignment,
  pick: { unit: number; chosen: number; to: 'supply' | 'hold' },
  at: At,
): void {
  const { chosen } = pick;
  const { active: seat } = g.state;
  if (assignment.units[chosen]! > 0) assignment.units[chosen]! -= 1;
  else assignment.overrun -= 1;
  if (chosen === S) assignment.as[pick.unit]! -= 1;
  const { source } = at.list;
  if (pick.to === 'hold') {
    activePlayer(g).held[chosen]! += 1; // L4
    g.log?.push({ kind: 'held', seat, meeple: chosen, place: at.place, source });
  } else {
    g.state.supply[chosen]! += 1;
    g.log?.push({ kind: 'returned', seat, meeple: chosen, place: at.place, source });
  }
}

export function answerUnit(g: Play, decision: DecisionOf<'unit'>, answer: AnswerOf<'unit'>): void {
  const assignment = assignmentAt(g, decision.place);
  assert(assignment !== undefined, 'the place of the decision is in the plan');
  const pick = { unit: decision.unit, chosen: answer.unit, to: decision.to };
  moveUnit(g, assignment, pick, { list: g.cards.lists[decision.list]!, place: decision.place });
}

/** L9: asks the first of the seats that has anything in the Lodgings. */
function askBackToBag(g: Play, seats: readonly number[], upTo: number, list: EffectList): void {
  const index = seats.findIndex((seat) => total(seated(g, seat).lodgings) > 0);
  if (index < 0) return;
  const seat = seats[index]!;
  const allowed = seat === g.state.active ? upTo : othersUpTo(list);
  if (allowed === 0) return;
  ask(g, {
    id: g.state.decisions,
    kind: 'backToBag',
    seat,
    upTo: allowed,
    next: seats.slice(index + 1),
    list: list.id,
  });
}

const othersUpTo = (list: EffectList): number =>
  list.effects.reduce((n, effect) => (effect.kind === 'backToBag' ? effect.others : n), 0);

export function answerBackToBag(
  g: Play,
  decision: DecisionOf<'backToBag'>,
  answer: AnswerOf<'backToBag'>,
): void {
  const list = g.cards.lists[decision.list]!;
  const player = seated(g, decision.seat);
  moveCounts(player.lodgings, player.bag, answer.meeples);
  g.log?.push({
    kind: 'backToBag',
    seat: decision.seat,
    meeples: answer.meeples.slice(),
    source: list.source,
  });
  askBackToBag(g, decision.next, othersUpTo(list), list);
}

export function moveCounts(from: Counts, to: Counts, meeples: readonly number[]): void {
  add(to, meeples);
  for (let i = 0; i < meeples.length; i++) from[i]! -= meeples[i]!;
}

import type { Answer, Decision, DecisionKind, AnswerOf, DecisionOf } from './decisions.ts';
import { answerDevelop, checkpoint, develop } from './development.ts';
import {
  answerDrawEffect,
  answerOverflow,
  drawEffects,
  drawPhase,
  drawTavern,
  refill,
} from './draw-phase.ts';
import {
  answerBackToBag,
  answerCleanse,
  answerDiscard,
  answerUnit,
  runEffects,
} from './effects.ts';
import { confirmPlan } from './main-phase.ts';
import type { Play } from './play.ts';
import { answerPayCost } from './quests.ts';
import { cleanUp, placeDone } from './resolve.ts';
import { answerOrder, settle } from './settle.ts';
import type { Task } from './state.ts';
import { endTurn, startTurn } from './turn.ts';

const tasks: { readonly [K in Task['do']]: (g: Play, task: Extract<Task, { do: K }>) => void } = {
  startTurn,
  develop,
  cleanUp,
  draw: drawPhase,
  refill,
  drawMeeples: drawTavern,
  drawEffects,
  endTurn,
  checkpoint: (g, { place }) => checkpoint(g, place),
  settle,
  effects: (g, { list, at, place }) => runEffects(g, g.cards.lists[list]!, at, place),
  placeDone: (g, { place }) => placeDone(g, place),
};

/** Does what is to be done until somebody is asked or the game is over. */
export function run(g: Play): void {
  const { state } = g;
  while (state.decision === null && state.agenda.length > 0) {
    const task = state.agenda.pop()!;
    (tasks[task.do] as (g: Play, task: Task) => void)(g, task);
  }
}

type Carry = {
  readonly [K in DecisionKind]: (g: Play, decision: DecisionOf<K>, answer: AnswerOf<K>) => void;
};

const carry: Carry = {
  develop: (g, _decision, answer) => answerDevelop(g, answer),
  plan: (g, _decision, answer) => confirmPlan(g, answer),
  order: answerOrder,
  discardQuest: answerDiscard,
  cleanse: answerCleanse,
  unit: answerUnit,
  payCost: answerPayCost,
  backToBag: answerBackToBag,
  overflow: answerOverflow,
  drawEffect: (g, _decision, answer) => answerDrawEffect(g, answer),
};

/**
 * Carries out a legal answer in place and runs on to the next decision. It does not judge: search calls it
 * with answers it got from `legal`, everybody else goes through `apply`.
 */
export function step(g: Play, answer: Answer): void {
  const { state } = g;
  const decision = state.decision!;
  state.decision = null;
  state.decisions += 1;
  (carry[decision.kind] as (g: Play, decision: Decision, answer: Answer) => void)(
    g,
    decision,
    answer,
  );
  run(g);
}

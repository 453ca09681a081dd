import type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf } from './decisions.ts';
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
import { unreachable } from './result.ts';
import type { Task } from './state.ts';
import { endTurn, startTurn } from './turn.ts';

/** A switch and no table, for speed: what is called for every task should be inlined. */
function perform(g: Play, task: Task): void {
  switch (task.do) {
    case 'startTurn':
      return startTurn(g);
    case 'develop':
      return develop(g);
    case 'cleanUp':
      return cleanUp(g);
    case 'draw':
      return drawPhase(g);
    case 'refill':
      return refill(g);
    case 'drawMeeples':
      return drawTavern(g);
    case 'drawEffects':
      return drawEffects(g);
    case 'endTurn':
      return endTurn(g);
    case 'checkpoint':
      return checkpoint(g, task.place);
    case 'settle':
      return settle(g, task);
    case 'effects':
      return runEffects(g, g.cards.lists[task.list]!, task.at, task.place);
    case 'placeDone':
      return placeDone(g, task.place);
    default:
      return unreachable(task);
  }
}

/** Does what is to be done until somebody is asked or the game is over. */
export function run(g: Play): void {
  const { state } = g;
  while (state.decision === null && state.agenda.length > 0) {
    const task = state.agenda.pop()!;
    perform(g, task);
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

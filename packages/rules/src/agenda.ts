import type { Answer, AnswerOf, Decision } from './decisions.ts';
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

function carry(g: Play, decision: Decision, answer: Answer): void {
  switch (decision.kind) {
    case 'develop':
      return answerDevelop(g, answer as AnswerOf<'develop'>);
    case 'plan':
      return confirmPlan(g, answer as AnswerOf<'plan'>);
    case 'order':
      return answerOrder(g, decision, answer as AnswerOf<'order'>);
    case 'discardQuest':
      return answerDiscard(g, decision, answer as AnswerOf<'discardQuest'>);
    case 'cleanse':
      return answerCleanse(g, decision, answer as AnswerOf<'cleanse'>);
    case 'unit':
      return answerUnit(g, decision, answer as AnswerOf<'unit'>);
    case 'payCost':
      return answerPayCost(g, decision, answer as AnswerOf<'payCost'>);
    case 'backToBag':
      return answerBackToBag(g, decision, answer as AnswerOf<'backToBag'>);
    case 'overflow':
      return answerOverflow(g, decision, answer as AnswerOf<'overflow'>);
    case 'drawEffect':
      return answerDrawEffect(g, answer as AnswerOf<'drawEffect'>);
  }
}

/**
 * Carries out a legal answer in place and runs on to the next decision. It does not judge: search calls it
 * with answers it got from `legal`, everybody else goes through `apply`.
 */
export function step(g: Play, answer: Answer): void {
  const { state } = g;
  const decision = state.decision!;
  state.decision = null;
  state.decisions += 1;
  carry(g, decision, answer);
  run(g);
}

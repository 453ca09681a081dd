export type { Bot, Budget, Candidate, Progress, Question, Thinking, Watch } from './bot.ts';
export { botOf, bots, SEARCH } from './bots.ts';
export { BETWEEN_BOTS, COACHING, IN_COMPANY, budgetOf } from './budgets.ts';
export { chance, mix, sharedDice } from './chance.ts';
export { forecaster, leadsNow, oneRoundOn } from './forecast/forecast.ts';
export { guardInputs, seatInputs } from './forecast/inputs.ts';
export { playersOf } from './judge/playout.ts';
export { foreseeing, judgeThrough, judging } from './judge/index.ts';
export { costOf, verdictOf, verdictOn } from './judge/verdict.ts';
export { duelThrough, sureLead, type Duel, type Games } from './judge/duel.ts';
export { CLEARLY, confirmed, riddleIn, type Riddle } from './judge/riddle.ts';
export type {
  Estimate,
  Judged,
  Judgement,
  JudgeQuestion,
  JudgeRequest,
  Prospect,
  Reason,
  Slices,
  Verdict,
} from './judge/types.ts';
export { VERDICTS } from './judge/types.ts';
export type { Line } from './ideas.ts';
export { reflex } from './reflex.ts';
export { makeSearch, type Style } from './search.ts';
export { NUMBERS, handMade, type Weights } from './weights.ts';
export {
  thinkThrough,
  type PlainBudget,
  type ThoughtHost,
  type ThoughtRequest,
} from './thinking.ts';

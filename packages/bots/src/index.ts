export type { Bot, Budget, Candidate, Progress, Question, Thinking, Watch } from './bot.ts';
export { BOT_NAMES, botOf, bots, isBotName, LEVELS, type BotName } from './bots.ts';
export {
  thinkThrough,
  type PlainBudget,
  type ThoughtHost,
  type ThoughtRequest,
} from './thinking.ts';

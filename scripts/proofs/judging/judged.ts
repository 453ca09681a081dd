import { costOf, duelThrough, judging, sureLead, verdictOf, type Verdict } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { reviewedMove, type ReviewTask } from '@rowan/table';
import { decisionOf, plantedIn, tasksOf } from './positions.ts';

/** A second, independent word. */
const OTHER_LUCK = 0x0dd5;
/** What a word is held against: so many times the budget. */
const MORE = 10;
/** VP that a planted move costs at least. */
const PLANTED = 4;

export interface Worded {
  /** Null where there was no real choice. */
  readonly words: readonly [Verdict | null, Verdict | null] | null;
  /** What a move called mistake or blunder costs by ten times the budget. */
  readonly confirmed: number | null;
}

const iterationsOf = ({ request: { budget } }: ReviewTask): number =>
  'iterations' in budget ? budget.iterations : 0;

function judged(task: ReviewTask, seed: number, times = 1) {
  const { request } = task;
  const budget = { iterations: times * iterationsOf(task) };
  const brief = times === 1;
  const thought = judging({
    ...request,
    catalogue: builtIn,
    budget,
    brief,
    seed: request.seed ^ seed,
  });
  while (thought.work());
  return thought.progress();
}

const isMistake = (word: Verdict | null): boolean => word === 'mistake' || word === 'blunder';

function worded(task: ReviewTask): Worded {
  const first = judged(task, 0);
  if (!reviewedMove(task, first)) return { words: null, confirmed: null };
  const word = verdictOf(first);
  const other = verdictOf(judged(task, OTHER_LUCK));
  const confirmed = isMistake(word) ? costOf(judged(task, 2 * OTHER_LUCK, MORE))!.lead.mean : null;
  return { words: [word, other], confirmed };
}

const each = <T>(from: number, to: number, of: (game: number) => T): T[] =>
  Array.from({ length: to - from }, (_, i) => of(from + i));

export const wordedGames = (from: number, to: number): Worded[] =>
  each(from, to, (game) => worded(decisionOf(game)));

/** Whether a planted move costs enough by ten times the budget, and what it is called if so. */
export interface Planted {
  readonly costs: boolean;
  readonly called: boolean;
}

const STRIDE = 100;

/** What a move costs against the best, by ten times the budget or as soon as it is beyond doubt. */
function costsEnough(task: ReviewTask): boolean {
  const look = judged(task, 3 * OTHER_LUCK);
  const [best] = look.candidates;
  const own = look.candidates.find(({ asked }) => asked);
  if (!own?.behind || own.behind.lead.high < PLANTED) return false;
  const most = (MORE * iterationsOf(task)) / 2;
  for (let worlds = STRIDE; ; worlds *= 2) {
    const seed = task.request.seed ^ worlds;
    const question = { ...task.request, catalogue: builtIn, seed, budget: { iterations: 0 } };
    const games = duelThrough(question, [best!.line, task.line], Math.min(worlds, most));
    const { mean, low, high } = sureLead(games);
    if (low > PLANTED || high < PLANTED || worlds >= most) return mean >= PLANTED;
  }
}

export const plantedGames = (from: number, to: number): Planted[] =>
  each(from, to, (game) => {
    const task = plantedIn(game);
    const costs = costsEnough(task);
    return { costs, called: costs && isMistake(verdictOf(judged(task, 0))) };
  });

/** Mistakes and blunders of one seat in a game of a level against Marshal. */
export const mistakesOf = (level: BotName, from: number, to: number): number[] =>
  each(from, to, (game) => {
    const seat = game % 2;
    const seats: BotName[] = seat === 0 ? [level, 'marshal'] : ['marshal', level];
    const { tasks } = tasksOf(game, seats, [seat]);
    return tasks.filter((task) => isMistake(verdictOf(judged(task, 0)))).length;
  });

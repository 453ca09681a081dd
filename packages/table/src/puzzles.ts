import {
  CLEARLY,
  bots,
  confirmed,
  duelThrough,
  riddleIn,
  sureLead,
  type Estimate,
  type JudgeQuestion,
  type Reason,
} from '@rowan/bots';
import { BOT_LEVELS, type BotName, type Catalogue } from '@rowan/cards';
import {
  apply,
  newGame,
  view,
  type Answer,
  type GameState,
  type PlanAnswer,
  type Setup,
} from '@rowan/rules';
import { botSeed } from './bot-seed.ts';
import { presentEdition } from './engine.ts';
import { historyOfAnswers, lastState } from './history.ts';
import type { Pin } from './pin.ts';

/** A position in which one plan is better than any other idea, beyond doubt. */
export interface Puzzle {
  readonly id: string;
  /** The game, and the answers that led to the position; all else follows. */
  readonly setup: Setup;
  readonly answers: readonly Answer[];
  readonly best: PlanAnswer;
  /** The best of the other ideas, and by how many VP it is worse, with a 99 % interval. */
  readonly second: PlanAnswer;
  readonly ahead: Estimate;
  readonly reasons: readonly Reason[];
  /** Levels of bots that find it. */
  readonly solvers: readonly BotName[];
}

/** Puzzles hold for the rules and cards they were made with. */
export interface PuzzleBook extends Pin {
  readonly puzzles: readonly Puzzle[];
}

/** A game between bots in which puzzles are looked for. */
export interface Mine {
  readonly setup: Setup;
  readonly bots: readonly BotName[];
  /** Whether to look at its final rounds only, where a look takes a hundredth of the time. */
  readonly late: boolean;
}

/** The first turns of a game are alike; and one game gives no more than so many. */
const FIRST_ROUND = 2;
const MOST_IN_A_GAME = 2;
/** What a level may think about a puzzle. */
const THINKING = { iterations: 120 };
/** Worlds in which another plan than the best is tried, to see whether it is as good. */
const TRIED = 120;
/** VP that a plan may cost to count as a solution. */
const AS_GOOD = 1;

const questionAt = (catalogue: Catalogue, state: GameState): JudgeQuestion => ({
  catalogue,
  view: view(state, state.decision!.seat),
  seed: state.decisions + 1,
  budget: THINKING,
});

const places = ({ places: all, ...rest }: PlanAnswer): string =>
  JSON.stringify({ ...rest, places: all.toSorted((a, b) => a.place - b.place) });

/** The same plan, in whatever order its places stand. */
export const samePlan = (a: PlanAnswer, b: PlanAnswer): boolean => places(a) === places(b);

/** What a plan costs against the best, in VP, as far as many games tell; and whether that is little enough. */
export interface PuzzleVerdict {
  readonly solved: boolean;
  readonly cost: number;
}

function verdictOn(question: JudgeQuestion, best: PlanAnswer, plan: PlanAnswer): PuzzleVerdict {
  if (samePlan(best, plan)) return { solved: true, cost: 0 };
  const { own, other } = duelThrough(question, [[best], [plan]], TRIED);
  const cost = own.reduce((sum, { lead }, i) => sum + lead - other[i]!.lead, 0) / TRIED;
  return { solved: cost < AS_GOOD, cost };
}

function answerOf(bot: BotName, question: JudgeQuestion, key: string): Answer {
  const { seat, id } = question.view.decision!;
  return bots[bot].answer({ ...question, seed: botSeed(key, seat, id) });
}

function solversOf(question: JudgeQuestion, best: PlanAnswer, key: string): BotName[] {
  return BOT_LEVELS.filter((bot) => {
    const answer = answerOf(bot, question, key);
    return answer.kind === 'plan' && verdictOn(question, best, answer).solved;
  });
}

function puzzleAt(
  catalogue: Catalogue,
  state: GameState,
  answers: readonly Answer[],
): Puzzle | null {
  const question = questionAt(catalogue, state);
  const riddle = riddleIn(question);
  if (!riddle) return null;
  const { setup, decisions } = state;
  const best = riddle.best[0] as PlanAnswer;
  return {
    id: `${setup.key.slice(0, 8)}-${decisions}`,
    setup,
    answers,
    best,
    second: riddle.second[0] as PlanAnswer,
    ahead: riddle.ahead,
    reasons: riddle.duel.reasons,
    solvers: solversOf(question, best, setup.key),
  };
}

/** Plays a game between bots, and gives the puzzles that come up in it. */
export function puzzlesIn(catalogue: Catalogue, { setup, bots: seats, late }: Mine): Puzzle[] {
  const found: Puzzle[] = [];
  const answers: Answer[] = [];
  let state = newGame(catalogue, setup);
  while (state.decision && found.length < MOST_IN_A_GAME) {
    const { kind, seat, id } = state.decision;
    const due = late ? state.lastRound > 0 : state.round >= FIRST_ROUND;
    const puzzle = kind === 'plan' && due ? puzzleAt(catalogue, state, answers.slice()) : null;
    if (puzzle) found.push(puzzle);
    const answer = answerOf(seats[seat]!, questionAt(catalogue, state), setup.key);
    const applied = apply(catalogue, state, { seat, decision: id, answer });
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    answers.push(applied.value.answer);
    ({ state } = applied.value);
  }
  return found;
}

/** The position of a puzzle; null if its answers do not lead there. */
export function puzzleState(catalogue: Catalogue, { setup, answers }: Puzzle): GameState | null {
  const seats = Array.from({ length: setup.players }, (_, colour) => ({
    kind: 'person' as const,
    name: '',
    colour,
  }));
  const table = { setup, seats };
  const played = historyOfAnswers(presentEdition(catalogue), table, answers);
  return played.ok ? lastState(played.value) : null;
}

/** Any legal plan for a puzzle, judged against the best; null where the position cannot be reached. */
export function judgedPlan(
  catalogue: Catalogue,
  puzzle: Puzzle,
  plan: PlanAnswer,
): PuzzleVerdict | null {
  const state = puzzleState(catalogue, puzzle);
  return state?.decision ? verdictOn(questionAt(catalogue, state), puzzle.best, plan) : null;
}

export interface CheckedPuzzle {
  readonly id: string;
  readonly ok: boolean;
  /** Null where the position cannot be reached. */
  readonly ahead: Estimate | null;
}

/** Tries the best and the second idea again, in as many games as it took to find them. */
export function checkPuzzle(catalogue: Catalogue, puzzle: Puzzle): CheckedPuzzle {
  const state = puzzleState(catalogue, puzzle);
  if (state?.decision?.kind !== 'plan') return { id: puzzle.id, ok: false, ahead: null };
  const games = confirmed(questionAt(catalogue, state), [puzzle.best], [puzzle.second]).games();
  const ahead = sureLead(games);
  return { id: puzzle.id, ok: ahead.low > CLEARLY, ahead };
}

import { judgeBy } from '@rowan/engines/bots';
import { plansBy } from '@rowan/engines/plans';
import type { DecisionKind, PlanAnswer, SeatIndex } from '@rowan/rules';
import {
  PRESENT,
  adviserOf,
  dealOf,
  hasLuck,
  historyOfAnswers,
  judgedPlan,
  lineOf,
  luckIn,
  parOf,
  presentEdition,
  reviewTasks,
  reviewedMove,
  totalsOf,
  type DealLine,
  type DealMode,
  type LuckSummary,
  type Puzzle,
  type PuzzleBook,
  type PuzzleVerdict,
  type Seat,
  type ReviewTask,
  type ReviewedMove,
} from '@rowan/table';
import { hash } from '@rowan/rules';
import { builtIn, type BotLevel } from '@rowan/cards';
import { expose } from 'comlink';
import type { NewTable } from '../storage/keep.ts';
import type { ToldMove } from '../storage/reviews.ts';
import { inflated } from './letters.ts';
import { follow, isOver, type Opened, type ReplayFault } from './follow.ts';
import { pauseBriefly } from './pause.ts';
import { studying } from './study-service.ts';

/** A decision that can be reviewed. */
export interface ReviewItem {
  readonly at: number;
  readonly seat: SeatIndex;
  readonly kind: DecisionKind;
}

export interface ReviewInfo {
  readonly items: readonly ReviewItem[];
  /** Of its last state: a review belongs to it. */
  readonly hash: string;
  /** Nobody can judge by the rules of this game. */
  readonly unjudged: boolean;
}

interface Reviewing {
  readonly game: Opened;
  readonly tasks: readonly ReviewTask[];
}

let reviewing: Reviewing | null = null;

/** Of a game that is not over, only the decisions of the one person at it: nobody else's secrets are looked at. */
function seatsOf(game: Opened): number[] {
  const { seats } = game.table;
  const all = seats.map((_, seat) => seat);
  if (isOver(game)) return all;
  const persons = all.filter((seat) => seats[seat]!.kind === 'person');
  return persons.length === 1 ? persons : [];
}

/** Bytes that the puzzles may unpack to. */
const LARGEST_BOOK = 20_000_000;
let book: Promise<PuzzleBook> | null = null;

async function readBook(): Promise<PuzzleBook> {
  const { packed } = (await import('./puzzles.json')).default;
  return JSON.parse((await inflated(packed, LARGEST_BOOK)) ?? '{"puzzles":[]}') as PuzzleBook;
}

async function puzzleOf(id: string): Promise<Puzzle> {
  const { puzzles } = await (book ??= readBook());
  return puzzles.find((puzzle) => puzzle.id === id)!;
}

const RIVAL = { kind: 'bot', name: '', bot: 'squire' } as const;

const itemOf = ({ at, seat, kind }: ReviewTask): ReviewItem => ({ at, seat, kind });

/** The move with what is sure of it, from what the seat saw. */
async function told(game: Opened, move: ReviewedMove): Promise<ToldMove> {
  const { engine } = game;
  const seen = engine.view(game.steps[move.at]!.state, move.seat);
  const adviser = adviserOf(game, seen, await plansBy(engine.rules));
  const [played] = move.line;
  const warnings = played?.kind === 'plan' ? adviser.warnings(played) : [];
  return { ...move, brings: adviser.brings(move.best), warnings };
}

const service = {
  ...studying,

  async open(id: string): Promise<ReviewInfo | ReplayFault> {
    const game = await follow(id);
    if ('code' in game) return game;
    const unjudged = (await judgeBy(game.engine.rules)) === null;
    const tasks = unjudged ? [] : reviewTasks(game, seatsOf(game));
    reviewing = { game, tasks };
    return { items: tasks.map(itemOf), hash: hash(game.steps.at(-1)!.state), unjudged };
  },

  async puzzles(): Promise<readonly Puzzle[]> {
    const { rules, catalogue, puzzles } = await (book ??= readBook());
    return rules === PRESENT.rules && catalogue === PRESENT.catalogue ? puzzles : [];
  },

  /** The position of a puzzle as a game: whoever is to move is a person, all others are bots. */
  async layPuzzle(id: string): Promise<Omit<NewTable, 'id'>> {
    const { setup, answers } = await puzzleOf(id);
    const all = Array.from({ length: setup.players }, (_, colour): Seat => ({ ...RIVAL, colour }));
    const edition = presentEdition(builtIn);
    const played = historyOfAnswers(edition, { setup, seats: all }, answers);
    if (!played.ok) throw new Error('a puzzle cannot be played');
    const { state } = played.value.steps.at(-1)!;
    const own: Seat = { kind: 'person', name: '', colour: state.active };
    const table = { setup, seats: all.map((seat, i) => (i === state.active ? own : seat)) };
    const moves = played.value.steps.slice(1).map(({ move }) => move!);
    const { round } = state;
    return {
      pin: PRESENT,
      table,
      moves,
      hash: hash(state),
      round,
      vp: totalsOf(state),
      over: false,
    };
  },

  /** What the games say of a plan for a puzzle. */
  async judgePlan(id: string, plan: PlanAnswer): Promise<PuzzleVerdict> {
    const verdict = judgedPlan(builtIn, await puzzleOf(id), plan);
    if (!verdict) throw new Error('a puzzle cannot be judged');
    return verdict;
  },

  /** What a level makes of the deal of a day. */
  par: (date: string, mode: DealMode, level: BotLevel): DealLine =>
    parOf(builtIn, dealOf(date, mode, PRESENT), mode, level),

  /** How far a game on this device came, turn by turn; null where it cannot be opened. */
  async lineOf(id: string): Promise<DealLine | null> {
    const game = await follow(id);
    return 'code' in game ? null : lineOf(game);
  },

  /** What of each seat's lead was luck; null where it cannot be told. */
  async luck(): Promise<readonly LuckSummary[] | null> {
    const { game } = reviewing!;
    if (!hasLuck(game)) return null;
    const luck = luckIn(game);
    while (luck.work()) await pauseBriefly();
    return luck.summaries();
  },

  /** Judges one decision; null where there was no choice. */
  async judge(at: number): Promise<ToldMove | null> {
    const { game, tasks } = reviewing!;
    const task = tasks.find((one) => one.at === at)!;
    const judge = await judgeBy(game.engine.rules);
    const judgement = await judge!(game.catalogue, task.request, {
      clock: () => performance.now(),
      pause: pauseBriefly,
      cancelled: () => false,
      report: () => undefined,
    });
    const move = reviewedMove(task, judgement);
    return move && told(game, move);
  },
};

export type StudyService = typeof service;

expose(service);

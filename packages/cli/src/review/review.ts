import { setImmediate } from 'node:timers/promises';
import type { Judgement, PlainBudget } from '@rowan/bots';
import type { SeatIndex } from '@rowan/rules';
import {
  type History,
  type LuckSummary,
  type ReviewTask,
  type ReviewedMove,
  hasLuck,
  historyOf,
  luckIn,
  reviewTasks,
  reviewedMove,
} from '@rowan/table';
import { FailedCheck, UserError } from '../errors.ts';
import { replayTranscript } from '../replay.ts';
import { REVIEW } from '../strings-learn.ts';
import { WorkerPool } from '../workers/pool.ts';

/** A game as reviewed. */
export interface Reviewed {
  readonly history: History;
  readonly names: readonly string[];
  readonly seats: readonly SeatIndex[];
  readonly moves: readonly ReviewedMove[];
  /** What was luck, by seat; null where it cannot be told. */
  readonly luck: readonly LuckSummary[] | null;
}

/** A transcript, played again to every state it went through. */
export async function historyIn(text: string): Promise<Pick<Reviewed, 'history' | 'names'>> {
  const { engine, deal, moves } = await replayTranscript(text, () => undefined);
  const seats = deal.seats.map((name, colour) => ({ kind: 'person' as const, name, colour }));
  const table = { setup: deal.setup, seats };
  const history = historyOf({ engine, catalogue: deal.catalogue }, table, moves);
  if (!history.ok) throw new Error('a game that was just replayed is refused');
  return { history: history.value, names: deal.seats };
}

interface Work {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onDone: (done: number) => void;
}

/** Judges one decision after the other in as many threads; those that were done when it was stopped are given. */
async function judgeAll(
  { engine, catalogue }: History,
  tasks: readonly ReviewTask[],
  { workers, signal, onDone }: Work,
): Promise<ReviewedMove[]> {
  const pool = new WorkerPool(catalogue, workers);
  const judged: (Judgement | null)[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < tasks.length && !signal.aborted) {
      const at = next++;
      judged[at] = await pool.judge(tasks[at]!.request, engine.rules);
      if (!judged[at]) throw new FailedCheck(REVIEW.noJudge(engine.rules));
      onDone(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await pool.close();
  }
  return judged.flatMap((judgement, at) =>
    judgement ? (reviewedMove(tasks[at]!, judgement) ?? []) : [],
  );
}

/** Takes the luck of a game apart, move by move, so that it can be stopped. */
async function luckOfGame(
  history: History,
  signal: AbortSignal,
): Promise<readonly LuckSummary[] | null> {
  if (!hasLuck(history)) return null;
  const luck = luckIn(history);
  while (luck.work()) {
    await setImmediate();
    if (signal.aborted) return null;
  }
  return luck.summaries();
}

/** Seats are counted from 1 on the command line; none given is all of them. */
export function seatsFrom(wanted: string | undefined, players: number): SeatIndex[] {
  if (wanted === undefined) return Array.from({ length: players }, (_, seat) => seat);
  const seat = Number(wanted) - 1;
  if (!Number.isInteger(seat) || seat < 0 || seat >= players)
    throw new UserError(REVIEW.unknownSeat(wanted, players));
  return [seat];
}

/** Whose decisions are judged, and how long each at most. */
interface Wanted {
  readonly seats: readonly SeatIndex[];
  readonly budget: PlainBudget;
}

export async function reviewGame(
  { history, names }: Pick<Reviewed, 'history' | 'names'>,
  { seats, budget }: Wanted,
  begin: (total: number) => Work,
): Promise<Reviewed> {
  const tasks = reviewTasks(history, seats, budget);
  const work = begin(tasks.length);
  const moves = await judgeAll(history, tasks, work);
  const luck = work.signal.aborted ? null : await luckOfGame(history, work.signal);
  return { history, names, seats, moves, luck };
}

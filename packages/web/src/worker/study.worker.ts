import { judgeBy } from '@rowan/engines/bots';
import { plansBy } from '@rowan/engines/plans';
import type { DecisionKind, SeatIndex } from '@rowan/rules';
import {
  adviserOf,
  reviewTasks,
  reviewedMove,
  type Brings,
  type ReviewTask,
  type ReviewedMove,
} from '@rowan/table';
import { hash } from '@rowan/rules';
import { expose } from 'comlink';
import type { ToldMove } from '../storage/reviews.ts';
import { follow, isOver, type Opened, type ReplayFault } from './follow.ts';
import { pauseBriefly } from './pause.ts';

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

const itemOf = ({ at, seat, kind }: ReviewTask): ReviewItem => ({ at, seat, kind });

/** What the better move brings, from what the seat saw. */
async function bringsOf(game: Opened, move: ReviewedMove): Promise<Brings | null> {
  const { engine } = game;
  const seen = engine.view(game.steps[move.at]!.state, move.seat);
  return adviserOf(game, seen, await plansBy(engine.rules)).brings(move.best);
}

const service = {
  async open(id: string): Promise<ReviewInfo | ReplayFault> {
    const game = await follow(id);
    if ('code' in game) return game;
    const unjudged = (await judgeBy(game.engine.rules)) === null;
    const tasks = unjudged ? [] : reviewTasks(game, seatsOf(game));
    reviewing = { game, tasks };
    return { items: tasks.map(itemOf), hash: hash(game.steps.at(-1)!.state), unjudged };
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
    return move && { ...move, brings: await bringsOf(game, move) };
  },
};

export type StudyService = typeof service;

expose(service);

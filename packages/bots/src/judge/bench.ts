import type { Play } from '@rowan/rules';
import { mix } from '../chance.ts';
import type { Line } from '../ideas.ts';
import type { Weights } from '../weights.ts';
import { branch, enter, imagine } from '../world.ts';
import { chanceOf, estimateOf } from './estimate.ts';
import { playOut, playersOf, type Outcome } from './playout.ts';
import type { JudgeQuestion, Prospect } from './types.ts';

/** Where lines are tried: a position as its seat sees it, and worlds dealt from that view. */
export interface Bench {
  readonly question: JudgeQuestion;
  readonly seat: number;
  readonly players: readonly Weights[];
  /** The last world that was asked for; lines are tried one after the other in it. */
  world: { readonly index: number; readonly play: Play } | null;
  played: number;
}

export function seatAt(question: JudgeQuestion): Bench {
  const { view } = question;
  const { seat } = view.decision!;
  return { question, seat, players: playersOf(view), world: null, played: 0 };
}

export function worldAt(bench: Bench, index: number): Play {
  const { catalogue, view, seed } = bench.question;
  if (bench.world?.index !== index)
    bench.world = { index, play: enter(catalogue, imagine(catalogue, view, mix(seed, index))) };
  return branch(bench.world.play);
}

export function tryOut(bench: Bench, line: Line, world: number): Outcome {
  bench.played += 1;
  return playOut(worldAt(bench, world), line, bench.seat, bench.players);
}

/** The share of the budget that is spent. */
export function meter(bench: Bench): () => number {
  const { budget } = bench.question;
  if (!('clock' in budget)) return () => bench.played / budget.iterations;
  const start = budget.clock();
  return () => (budget.clock() - start) / budget.milliseconds;
}

export const prospectOf = (games: readonly Outcome[]): Prospect => {
  const all = games.map(({ lead }) => lead);
  const shares = games.map(({ share }) => share);
  return { lead: estimateOf(all), chance: chanceOf(shares, all) };
};

import { VP_SOURCES } from '@rowan/cards';
import { estimateOf, meanOf } from './estimate.ts';
import type { Outcome } from './playout.ts';
import type { Estimate, Reason } from './types.ts';

/** What is smaller is no reason: VP, and a share of games. */
const LEAST_VP = 0.3;
const LEAST_SHARE = 0.1;
const MOST_REASONS = 3;
/** VP of one source differ less from game to game than leads do. */
const SPREAD = 4;

const isSure = ({ mean, low, high }: Estimate): boolean =>
  Math.abs(mean) >= LEAST_VP && (low > 0 || high < 0);

/** What the best does in a game less what the other does in the same one. */
const compared = (
  best: readonly Outcome[],
  other: readonly Outcome[],
  of: (outcome: Outcome) => number,
): Estimate =>
  estimateOf(
    Array.from(
      { length: Math.min(best.length, other.length) },
      (_, i) => of(best[i]!) - of(other[i]!),
    ),
    SPREAD,
  );

const shareOf = (outcomes: readonly Outcome[], quest: number): number =>
  meanOf(outcomes.map(({ completed }) => (completed.includes(quest) ? 1 : 0)));

interface Weighed {
  readonly reason: Reason;
  readonly weight: number;
}

const weighed = (reason: Extract<Reason, { vp: Estimate }>): Weighed[] =>
  isSure(reason.vp) ? [{ reason, weight: Math.abs(reason.vp.mean) }] : [];

/** VP that a Quest more or less stands for, so that it finds its place among the others. */
const QUEST_WORTH = 4;

function questReasons(
  best: readonly Outcome[],
  other: readonly Outcome[],
  hand: readonly number[],
): Weighed[] {
  return hand.flatMap((quest) => {
    const chance = shareOf(best, quest);
    const instead = shareOf(other, quest);
    const by = compared(best, other, ({ completed }) => (completed.includes(quest) ? 1 : 0));
    const sure = Math.abs(by.mean) >= LEAST_SHARE && (by.low > 0 || by.high < 0);
    const reason: Reason = { kind: 'quest', quest, chance, instead };
    return sure ? [{ reason, weight: QUEST_WORTH * Math.abs(by.mean) }] : [];
  });
}

/** What speaks for one line against another, and what against it, the weightiest first. */
export function reasonsFor(
  best: readonly Outcome[],
  other: readonly Outcome[],
  hand: readonly number[],
): Reason[] {
  const sources = VP_SOURCES.flatMap((source, i) =>
    weighed({ kind: 'source', source, vp: compared(best, other, ({ ledger }) => ledger[i]!) }),
  );
  const rival = weighed({ kind: 'rival', vp: compared(best, other, (one) => one.rival) });
  return [...sources, ...rival, ...questReasons(best, other, hand)]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
}

import type { Estimate, Judgement, Prospect, Verdict } from './types.ts';

/**
 * What a move cost against the best that was found, and a word for it. The word is only given where the whole interval
 * bears it out: what may be fine and may be a mistake has none.
 */

/**
 * VP that a move costs for certain to be called so. The words lie apart by more than the doubt that a usual review leaves: otherwise the luck
 * of the imagined games would choose between them.
 */
const BLUNDER = 4;
const MISTAKE = 1;
/** VP that a slip may cost at most, and a good move. */
const SLIP = 2.5;
const GOOD = 1.5;
/** VP that a mistake may cost at most to be no blunder, beyond doubt. */
const NO_BLUNDER = 7;
/** Worlds before a word is given. */
const LEAST = 24;
/** Who looks again and again sees by luck what is not there: a word before the end of the budget needs more. */
const EARLY = 1.4;

const turned = ({ mean, low, high, n }: Estimate): Estimate => ({
  mean: -mean,
  low: -high,
  high: -low,
  n,
});

/** What the move that was asked for cost, in the same worlds; less than nothing where it is the best. */
export function costOf({ candidates }: Judgement): Prospect | null {
  const own = candidates.find(({ asked }) => asked);
  if (!own) return null;
  if (own.behind) return own.behind;
  const next = candidates[1]?.behind;
  return next ? { lead: turned(next.lead), chance: turned(next.chance) } : null;
}

/** A word for a move that cost so much. */
export function verdictOn({ mean, low, high, n }: Estimate): Verdict | null {
  if (n < LEAST) return null;
  if (low >= BLUNDER) return 'blunder';
  if (low >= MISTAKE) return 'mistake';
  if (high <= GOOD) return mean <= 0 ? 'best' : 'good';
  return low > 0 && high <= SLIP ? 'slip' : null;
}

/** A word for the move that was asked for; none where the games do not bear one out. */
export function verdictOf(judgement: Judgement): Verdict | null {
  const cost = costOf(judgement);
  return cost && verdictOn(cost.lead);
}

const widened = ({ mean, low, high, n }: Estimate): Estimate => ({
  mean,
  low: mean - EARLY * (mean - low),
  high: mean + EARLY * (high - mean),
  n,
});

/** Whether more games would hardly change the word: what may still become a blunder is played on. */
export function isSettled(judgement: Judgement): boolean {
  const cost = costOf(judgement);
  if (!cost) return false;
  const wide = widened(cost.lead);
  const word = verdictOn(wide);
  return word !== null && (word !== 'mistake' || wide.high < NO_BLUNDER);
}

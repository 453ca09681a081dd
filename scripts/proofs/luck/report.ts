import type { Told } from './games.ts';

/** What has to be shown of luck: its parts add up; it is nothing in the mean, within so many standard errors. */
const MOST_MISSING = 1e-6;
const ERRORS = 3;
/** A stacked bag is lucky in so many games; leads without luck have so much of the variance of leads. */
const LEAST_LUCKY = 0.95;
const MOST_VARIANCE = 0.7;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return squares / Math.max(1, values.length - 1);
}

/** The mean, and how many standard errors it lies away from nothing. */
function centred(values: readonly number[]) {
  const mean = meanOf(values);
  const error = Math.sqrt(varianceOf(values) / Math.max(1, values.length));
  const round = (n: number): number => Number(n.toFixed(3));
  return { mean: round(mean), error: round(error), away: round(error > 0 ? mean / error : 0) };
}

export interface LuckMaterial {
  /** Games between equal bots with the cheapest forecast; with the real one; with a stacked bag. */
  readonly equal: readonly Told[];
  readonly foreseen: readonly Told[];
  readonly stacked: readonly Told[];
}

type LuckOf = (told: Told) => number;
const realLuck: LuckOf = ({ summary }) => summary.luck.mean;
/** A wrong account: what was decided well is luck, too. */
export const decidedLuck: LuckOf = ({ summary }) => summary.luck.mean + summary.own.mean;

/** Few games are judged with an allowance for chance. */
export function luckReport(material: LuckMaterial, short: boolean, luck: LuckOf = realLuck) {
  const { equal, foreseen, stacked } = material;
  const missing = Math.max(...[equal, foreseen, stacked].flat().map((told) => told.missing));
  const mean = centred(equal.map(luck));
  const lucky = stacked.filter((told) => luck(told) > 0).length / Math.max(1, stacked.length);
  const leads = varianceOf(foreseen.map(({ summary }) => summary.lead));
  const left = varianceOf(foreseen.map((told) => told.summary.lead - luck(told)));
  const variance = leads > 0 ? left / leads : 0;
  const allowed = (n: number): number => (short ? 2 / Math.sqrt(Math.max(1, n)) : 0);
  const holds = {
    adds: missing <= MOST_MISSING,
    unbiased: Math.abs(mean.away) <= ERRORS,
    stacked: lucky + allowed(stacked.length) >= LEAST_LUCKY,
    variance: variance - allowed(foreseen.length) <= MOST_VARIANCE,
  };
  return {
    proof: 'luck' as const,
    ok: Object.values(holds).every(Boolean),
    holds,
    games: { equal: equal.length, foreseen: foreseen.length, stacked: stacked.length },
    missing,
    mean,
    lucky: Number(lucky.toFixed(3)),
    variance: Number(variance.toFixed(3)),
  };
}

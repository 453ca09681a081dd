import type { Estimate } from './types.ts';

/** Standard errors to either side: 95 of 100 intervals hold what they are about. */
const Z = 1.96;
/** The same for 99 of 100. */
export const SURER = 2.576;
/** A spread is not known from few games: at first it is guessed, and the guess counts as so many games. */
const GUESS = 4;
/** VP by which leads, and differences of leads, differ from game to game, roughly. */
const LEAD_SPREAD = 12;

export const meanOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : 0;
};

function spreadOf(values: readonly number[], mean: number, guess: number): number {
  let squares = GUESS * guess * guess;
  for (const value of values) squares += (value - mean) ** 2;
  return Math.sqrt(squares / Math.max(1, values.length - 1 + GUESS));
}

/** The mean of numbers that are spread more or less normally. */
export function estimateOf(values: readonly number[], guess = LEAD_SPREAD, errors = Z): Estimate {
  const n = values.length;
  const mean = meanOf(values);
  const margin = (errors * spreadOf(values, mean, guess)) / Math.sqrt(Math.max(1, n));
  return { mean, low: mean - margin, high: mean + margin, n };
}

/** The share of a normal distribution below x, to five digits (Zelen and Severo's polynomial). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = Math.exp((-x * x) / 2) * tail * 0.3989422804014327;
  return x < 0 ? beyond : 1 - beyond;
}

/** Wilson's interval around a share: never beyond 0 and 1, and never without doubt. */
function intervalOf(mean: number, n: number): Pick<Estimate, 'low' | 'high'> {
  const z2 = (Z * Z) / n;
  const centre = (mean + z2 / 2) / (1 + z2);
  const margin = (Z * Math.sqrt((mean * (1 - mean)) / n + z2 / (4 * n))) / (1 + z2);
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

/**
 * The chance of winning: half of it the share of games won, half of it how many of the leads would lie above zero
 * if they were spread normally. A lead says more than who won by it;
 * nothing is ever certain before the end.
 */
export function chanceOf(shares: readonly number[], leads: readonly number[]): Estimate {
  const n = shares.length;
  const lead = meanOf(leads);
  const byLead = normalBelow(lead / spreadOf(leads, lead, LEAD_SPREAD));
  const mean = (meanOf(shares) + byLead) / 2;
  return { mean, ...intervalOf(mean, Math.max(1, n)), n };
}

/** Games won in one way and lost in the other differ by 1: a guess for few games. */
const SHARE_SPREAD = 0.6;

export const shareEstimate = (differences: readonly number[]): Estimate =>
  estimateOf(differences, SHARE_SPREAD);

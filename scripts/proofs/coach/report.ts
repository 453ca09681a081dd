import type { Checked, Forecast } from './judged.ts';
import { fit } from './logistic.ts';
import type { Row } from './positions.ts';

const BINS = 10;
/** The calibration error that is allowed. */
const LIMIT = 0.03;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const errorOfMean = (values: readonly number[]): number => {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
};

const rounded = (x: number): number => Number(x.toFixed(4));

interface Bin {
  readonly foretold: number;
  readonly won: number;
  readonly n: number;
}

/** Ten bins of equally many forecasts, by chance. */
function binsOf(forecasts: readonly Forecast[]): Bin[] {
  const sorted = forecasts.toSorted((a, b) => a.chance - b.chance);
  return Array.from({ length: BINS }, (_, i) => {
    const at = (k: number): number => Math.floor((k * sorted.length) / BINS);
    const some = sorted.slice(at(i), at(i + 1));
    return {
      foretold: rounded(meanOf(some.map(({ chance }) => chance))),
      won: rounded(meanOf(some.map(({ share }) => share))),
      n: some.length,
    };
  });
}

/** By how much forecasts and games differ in the mean over the bins. */
const calibrationError = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  return bins.reduce((sum, { foretold, won, n }) => sum + (n * Math.abs(foretold - won)) / all, 0);
};

/** The error that perfect forecasts would show by luck: E|x| of a normal distribution is 0.8 of its spread. */
const luckOf = (bins: readonly Bin[]): number =>
  meanOf(bins.map(({ foretold, n }) => 0.8 * Math.sqrt((foretold * (1 - foretold)) / n)));

const brier = (chances: readonly number[], rows: readonly Row[]): number[] =>
  rows.map(({ share }, i) => (chances[i]! - share) ** 2);

type Pairs = readonly { readonly said: number; readonly fresh: number; readonly error: number }[];

/** How what was said differs from fresh games: in the mean over all positions, and at a single one. */
function differenceOf(pairs: Pairs) {
  const by = pairs.map(({ said, fresh }) => said - fresh);
  const bias = meanOf(by);
  const error = errorOfMean(by);
  const typical = meanOf(pairs.map(({ error: one }, i) => Math.abs(by[i]!) / one));
  return {
    bias: rounded(bias),
    error: rounded(error),
    /** Standard errors that a single position is off, in the mean; 0.8 by luck alone. */
    typical: rounded(typical),
    ok: Math.abs(bias) < 2 * error && typical < 2,
  };
}

export interface Material {
  readonly forecasts: readonly Forecast[];
  /** From other games. */
  readonly scoreboards: readonly Row[];
  readonly checked: readonly Checked[];
}

/** Few positions are judged with an allowance for luck; all of them without. */
export function coachReport({ forecasts, scoreboards, checked }: Material, short: boolean) {
  const bins = binsOf(forecasts);
  const error = calibrationError(bins);
  const limit = short ? LIMIT + 2 * luckOf(bins) : LIMIT;
  const byBoard = fit(scoreboards);
  const own = brier(
    forecasts.map(({ chance }) => chance),
    forecasts,
  );
  const others = brier(forecasts.map(byBoard), forecasts);
  const gain = others.map((theirs, i) => theirs - own[i]!);
  const least = short ? -2 * errorOfMean(gain) : 0;
  const lead = differenceOf(checked.map((one) => one.lead));
  const chance = differenceOf(checked.map((one) => one.chance));
  return {
    proof: 'coach' as const,
    ok: error <= limit && meanOf(gain) > least && lead.ok && chance.ok,
    positions: forecasts.length,
    calibration: {
      error: rounded(error),
      limit: rounded(limit),
      byLuck: rounded(luckOf(bins)),
      bins,
    },
    brier: {
      judge: rounded(meanOf(own)),
      scoreboard: rounded(meanOf(others)),
      gain: rounded(meanOf(gain)),
      error: rounded(errorOfMean(gain)),
    },
    checked: { positions: checked.length, lead, chance },
  };
}

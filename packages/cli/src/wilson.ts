/** A share with the interval that holds the true one in 95 of 100 cases. */
export interface Share {
  readonly n: number;
  /** Fractions where a win was shared. */
  readonly hits: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's score interval; of nothing nothing is known. */
export function shareOfHits(hits: number, n: number): Share {
  if (n === 0) return { n, hits, rate: 0, low: 0, high: 1 };
  const rate = hits / n;
  const spread = Z ** 2 / n;
  const centre = (rate + spread / 2) / (1 + spread);
  const margin = (Z * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n))) / (1 + spread);
  return {
    n,
    hits: rounded(hits),
    rate: rounded(rate),
    low: rounded(Math.max(0, centre - margin)),
    high: rounded(Math.min(1, centre + margin)),
  };
}

/** A mean of independent numbers with the interval that holds the true one in 95 of 100 cases. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function meanOf(numbers: readonly number[]): Mean {
  const n = numbers.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const squares = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  const margin = n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : 0;
  return { mean: rounded(mean), low: rounded(mean - margin), high: rounded(mean + margin) };
}

export const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** `55.0 % (48.1–61.7)` */
export const shareText = ({ rate, low, high }: Share): string =>
  `${percent(rate)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

/** `+2.1 (−0.9 to 5.1)` */
export const meanText = ({ mean, low, high }: Mean): string =>
  `${mean < 0 ? '' : '+'}${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`.replaceAll(
    '-',
    '−',
  );

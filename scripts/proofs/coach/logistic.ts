import type { Row } from './positions.ts';

/** What a scoreboard knows, as numbers of a like size: the lead, the round, and how a lead counts more later. */
const featuresOf = ({ lead, round }: Row): number[] => {
  const late = round / 12;
  return [1, lead / 10, late, (lead / 10) * late];
};

const chanceBy = (weights: readonly number[], row: Row): number => {
  const sum = featuresOf(row).reduce((total, x, i) => total + x * weights[i]!, 0);
  return 1 / (1 + Math.exp(-sum));
};

/** Solves A x = b by elimination; A is small and positive. */
function solve(a: number[][], b: number[]): number[] {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = a[j]![i]! / a[i]![i]!;
      for (let k = i; k < n; k++) a[j]![k]! -= factor * a[i]![k]!;
      b[j]! -= factor * b[i]!;
    }
  }
  const x = b.map(() => 0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = b[i]!;
    for (let k = i + 1; k < n; k++) rest -= a[i]![k]! * x[k]!;
    x[i] = rest / a[i]![i]!;
  }
  return x;
}

const STEPS = 12;
/** Keeps weights of few rows from running away. */
const RIDGE = 0.01;

/** Newton's method on the likelihood. */
function fitRows(rows: readonly Row[]): number[] {
  const weights = featuresOf(rows[0]!).map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((w) => -RIDGE * w);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const row of rows) {
      const x = featuresOf(row);
      const p = chanceBy(weights, row);
      x.forEach((xi, i) => {
        slope[i]! += xi * (row.share - p);
        x.forEach((xj, j) => (bend[i]![j]! += xi * xj * p * (1 - p)));
      });
    }
    solve(bend, slope).forEach((move, i) => (weights[i]! += move));
  }
  return weights;
}

/** A logistic fit for each number of players. */
export function fit(rows: readonly Row[]): (row: Row) => number {
  const tables = new Map<number, number[]>();
  for (const players of new Set(rows.map((row) => row.players)))
    tables.set(players, fitRows(rows.filter((row) => row.players === players)));
  return (row) => chanceBy(tables.get(row.players)!, row);
}

import type { Counts } from './cover.ts';
import { keyOf, type Goal } from './goals.ts';

interface Group {
  readonly group: string;
  readonly reached: number;
  readonly goals: number;
  /** The goal that came least often. */
  readonly rarest: string;
  readonly times: number;
}

export interface CoverageReport {
  readonly proof: 'coverage';
  readonly ok: boolean;
  readonly games: number;
  readonly goals: number;
  readonly reached: number;
  readonly missing: readonly string[];
  readonly groups: readonly Group[];
  readonly counts: Counts;
}

function sumOf(parts: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const part of parts)
    for (const [key, n] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

function groupOf(group: string, goals: readonly Goal[], counts: Counts): Group {
  const times = (goal: Goal): number => counts[keyOf(goal)] ?? 0;
  const rarest = goals.reduce((least, goal) => (times(goal) < times(least) ? goal : least));
  return {
    group,
    reached: goals.filter((goal) => times(goal) > 0).length,
    goals: goals.length,
    rarest: rarest.name,
    times: times(rarest),
  };
}

/** What the games reached of all that there is to reach. */
export function coverageReport(
  games: number,
  goals: readonly Goal[],
  parts: readonly Counts[],
): CoverageReport {
  const counts = sumOf(parts);
  const missing = goals.map(keyOf).filter((key) => !counts[key]);
  const names = [...new Set(goals.map(({ group }) => group))];
  return {
    proof: 'coverage',
    ok: missing.length === 0,
    games,
    goals: goals.length,
    reached: goals.length - missing.length,
    missing,
    groups: names.map((name) =>
      groupOf(
        name,
        goals.filter(({ group }) => group === name),
        counts,
      ),
    ),
    counts: Object.fromEntries(goals.map((goal) => [keyOf(goal), counts[keyOf(goal)] ?? 0])),
  };
}

/** The report for people: one line for each group, then what is missing. */
export function tableOf({ groups, missing, reached, goals }: CoverageReport): string {
  const lines = groups.map(
    ({ group, reached: n, goals: of, rarest, times }) =>
      `${group.padEnd(30)} ${String(n).padStart(3)}/${String(of).padEnd(3)}  rarest ${rarest} (${times})`,
  );
  const last =
    missing.length > 0 ? ['', 'never reached:', ...missing.map((key) => `  ${key}`)] : [];
  return [...lines, ...last, '', `${reached} of ${goals} reached`].join('\n');
}

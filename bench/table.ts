import type { Spread } from './measure.ts';
import type { BenchReport } from './report.ts';

const number = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3);

const range = ({ low, high }: Spread): string => `${number(low)} – ${number(high)}`;

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ');
  return rows.map(line).join('\n');
}

const figureRows = ({ figures }: BenchReport): string[][] =>
  Object.entries(figures).map(([name, { unit, perSecond, gamesPerSecond, perWallSecond }]) => [
    `${name} (${unit})`,
    number(perSecond.median),
    range(perSecond),
    number(perWallSecond.median),
    gamesPerSecond ? number(gamesPerSecond.median) : '',
  ]);

function ratioRows({ ratios, replay }: BenchReport): string[][] {
  const row = (name: string, value: Spread): string[] => [name, number(value.median), range(value)];
  return [
    row('in place ÷ boardgame.io', ratios.inPlaceToPeer),
    row('apply ÷ boardgame.io', ratios.applyToPeer),
    row('clone ÷ structuredClone', ratios.cloneToStructuredClone),
    row('replay in place, ms', replay.inPlace),
    row('replay through apply, ms', replay.apply),
  ];
}

const targetRows = ({ targets }: BenchReport): string[][] =>
  targets.map(({ name, value, atLeast, atMost, met }) => [
    name,
    number(value),
    atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`,
    met ? 'met' : 'missed',
  ]);

/** The report for people. */
export function tableOf(report: BenchReport): string {
  const { machine, players, games, rounds, seconds, meanMoves } = report;
  return [
    `${games} games of ${players} players, ${meanMoves.recorded} moves each (playouts ${meanMoves.playouts}); ${rounds} rounds in ${seconds} s`,
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
    '',
    aligned([
      ['per second', 'of processor', 'quartiles', 'by the clock', 'games'],
      ...figureRows(report),
    ]),
    '',
    aligned([['ratio', 'median', 'quartiles'], ...ratioRows(report)]),
    '',
    aligned([['target', 'measured', 'wanted', ''], ...targetRows(report)]),
  ].join('\n');
}

import { VP_SOURCES, score } from '@rowan/rules';
import type { Showing } from './board.ts';
import { GAME, VP_LABELS, minus } from './strings.ts';
import { seatName } from './tellers.ts';
import { textTable } from './text-table.ts';

/** The final scores, item by item, and who won. */
export function scoreLines({ catalogue, state, ink }: Showing): readonly string[] {
  const scores = score(catalogue, state);
  const names = scores.map(({ seat }) => seatName({ solo: state.guard !== null, ink }, seat));
  const items = VP_SOURCES.filter((source) =>
    scores.some(({ bySource }) => bySource[source] !== 0),
  );
  const rows = items.map((source) => [
    VP_LABELS[source],
    ...scores.map(({ bySource }) => minus(bySource[source])),
  ]);
  const totals = [ink.bold(GAME.total), ...scores.map(({ vp }) => ink.bold(minus(vp)))];
  const align = ['left' as const, ...scores.map(() => 'right' as const)];
  const winners = state.winners.map((seat) => names[seat]!);
  return [
    ink.bold(GAME.scores),
    ...textTable([['', ...names], ...rows, totals], align).split('\n'),
    '',
    `${GAME.wins(winners)}.`,
  ];
}

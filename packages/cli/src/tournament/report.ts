import { TOURNAMENT } from '../strings-bots.ts';
import { textTable } from '../text-table.ts';
import { meanText, percent, shareText } from '../wilson.ts';
import type { Outcome, Standings } from './standings.ts';

const ALIGN = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'] as const;

function outcomeRow(outcome: Outcome): readonly string[] {
  const { bot, against, guard, players, games, wins, parity, meanVp, meanVpAgainst, ahead } =
    outcome;
  return [
    bot,
    guard ? TOURNAMENT.guard(guard) : TOURNAMENT.against(players - 1, against),
    `${games}`,
    shareText(wins),
    guard ? '' : percent(parity),
    meanVp.toFixed(1),
    meanVpAgainst.toFixed(1),
    meanText(ahead),
  ];
}

function outcomeTable({ outcomes }: Standings, players: number): string[] {
  const rows = outcomes.filter((outcome) => outcome.players === players).map(outcomeRow);
  if (rows.length === 0) return [];
  return [TOURNAMENT.heading(players), textTable([TOURNAMENT.columns, ...rows], ALIGN), ''];
}

function ratingTable({ ratings }: Standings): string[] {
  const rows = ratings.map(({ bot, games, mu, sigma, ordinal }, i) => [
    `${i + 1}`,
    bot,
    ordinal.toFixed(2),
    `${mu.toFixed(2)} ± ${sigma.toFixed(2)}`,
    `${games}`,
  ]);
  const table = textTable(
    [TOURNAMENT.ratingColumns, ...rows],
    ['right', 'left', 'right', 'right', 'right'],
  );
  return [TOURNAMENT.ratings, table];
}

/** The whole outcome as text. */
export function tournamentText(standings: Standings): string {
  const rated = standings.players.some((n) => n > 1);
  return [
    TOURNAMENT.title(standings),
    '',
    ...standings.players.flatMap((players) => outcomeTable(standings, players)),
    ...(rated ? ratingTable(standings) : []),
  ]
    .join('\n')
    .trimEnd();
}

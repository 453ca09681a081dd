import { budgetText } from '../strings-bots.ts';
import { LAB } from '../strings-lab.ts';
import { textTable } from '../text-table.ts';
import type { Findings } from './experiment.ts';

/** The criteria as a table for the terminal. */
export function labText(findings: Findings): string {
  const rows = findings.criteria.map(({ pass, players, rule, found }) => [
    pass ? LAB.pass : LAB.fail,
    players === 1 ? LAB.solo : `${players}`,
    rule,
    found,
  ]);
  return [
    LAB.lead(findings, budgetText(findings.budget)),
    LAB.meta(findings),
    '',
    textTable(rows, ['left', 'right']),
  ].join('\n');
}

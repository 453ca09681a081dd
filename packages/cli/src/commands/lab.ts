import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { budgetFrom, catalogueFrom, intFrom, list, playerCounts } from '../game-options.ts';
import { carryOut, type Experiment } from '../lab/experiment.ts';
import { labHtml } from '../lab/html.ts';
import { labText } from '../lab/text.ts';
import { USUAL_BUDGET, findPlayer, knownPlayers } from '../players.ts';
import { usualWorkers } from '../run-jobs.ts';
import { LAB } from '../strings-lab.ts';

interface Options extends Omit<Experiment, 'guardGames'> {
  readonly guardGames?: number;
  readonly workers: number;
  readonly catalogue?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const MOST = 1_000_000;

export function addLab(program: Command): void {
  program
    .command('lab')
    .description('measure the balance of the cards in many games between bots')
    .option('-n, --games <n>', 'at each number of players', intFrom(1, MOST), 200)
    .option('-p, --players <counts>', 'such as 2,3,4 or 2..4', playerCounts(2), [2, 3, 4])
    .option('-b, --bots <names>', `who plays, of ${knownPlayers.join(', ')}`, list, ['marshal'])
    .option('--guard-games <n>', 'solo games; as many as --games if not given', intFrom(0, MOST))
    .option('--guard-bot <name>', 'who plays against the Royal Guard', 'captain')
    .option('--no-towers', 'play without the Four Towers')
    .option('--seed <text>', 'same seed and options, same games', 'rowan')
    .option('--budget <budget>', 'a decision: iterations=N or ms=N', budgetFrom, USUAL_BUDGET)
    .option('-w, --workers <n>', 'threads, 0 for none', intFrom(0, 256), usualWorkers())
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option('-o, --out <file>', 'write the report with charts to an HTML file')
    .option('--json', 'print all figures as JSON')
    .action(measure);
}

async function measure(options: Options): Promise<void> {
  const { workers, catalogue, out, json, guardGames = options.games, ...rest } = options;
  for (const bot of [...rest.bots, rest.guardBot]) findPlayer(bot);
  if (out !== undefined) write(out, '');
  const workforce = { catalogue: catalogueFrom(catalogue), workers };
  const findings = await carryOut(workforce, { ...rest, guardGames });
  if (out !== undefined) write(out, labHtml(findings));
  console.log(json ? JSON.stringify(findings) : labText(findings));
  if (out !== undefined) console.error(LAB.written(out));
}

/** Tried before the games are played, so that hours are not lost to a wrong path. */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(LAB.cannotWrite(file, (error as Error).message));
  }
}

import { BETWEEN_BOTS } from '@rowan/bots';
import type { Command } from 'commander';
import { budgetFrom, catalogueFrom, intFrom, list, playerCounts } from '../game-options.ts';
import { interruptible, report } from '../interruption.ts';
import { carryOut, gamesOf, trialCount, type Experiment } from '../lab/experiment.ts';
import { labHtml } from '../lab/html.ts';
import { labText } from '../lab/text.ts';
import { checkWritable, writeWhole } from '../out-file.ts';
import { findPlayer, knownPlayers } from '../players.ts';
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
    .option('--budget <budget>', 'a decision: iterations=N or ms=N', budgetFrom, BETWEEN_BOTS)
    .option('-w, --workers <n>', 'threads, 0 for none', intFrom(0, 256), usualWorkers())
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option('-o, --out <file>', 'write the report with charts to an HTML file')
    .option('--json', 'print all figures as JSON')
    .action(measure);
}

async function measure(options: Options): Promise<void> {
  const { workers, catalogue: file, out, json, guardGames = options.games, ...rest } = options;
  for (const bot of [...rest.bots, rest.guardBot]) findPlayer(bot);
  const catalogue = catalogueFrom(file);
  if (out !== undefined) checkWritable(out);
  const experiment = { ...rest, guardGames };
  const findings = await interruptible((signal) =>
    carryOut({ catalogue, workers, signal }, experiment),
  );
  report({ done: gamesOf(findings), total: trialCount(experiment) }, () => {
    if (out !== undefined) writeWhole(out, labHtml(findings));
    console.log(json ? JSON.stringify(findings) : labText(findings));
    if (out !== undefined) console.error(LAB.written(out));
  });
}

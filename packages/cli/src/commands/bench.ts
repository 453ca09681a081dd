import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { intFrom } from '../game-options.ts';

interface Options {
  readonly seconds: number;
  readonly games: number;
  readonly players: number;
  readonly json?: boolean;
}

/** What `bench/engine.ts` and `bench/table.ts` offer; they belong to the checkout, not to the package. */
interface Engine {
  readonly benchEngine: (options: Omit<Options, 'json'>) => Promise<object>;
}
interface Table {
  readonly tableOf: (report: object) => string;
}

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'bench');

async function load<T>(name: string): Promise<T> {
  const file = join(FOLDER, name);
  if (!existsSync(file))
    throw new UserError(`there is no ${file}; the benchmarks run in a checkout of the repository`);
  return (await import(pathToFileURL(file).href)) as T;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure the engine beside boardgame.io, in the same run')
    .option('--seconds <n>', 'how long', intFrom(1, 3600), 60)
    .option('-n, --games <n>', 'how many games are recorded and replayed', intFrom(1, 1000), 24)
    .option('-p, --players <n>', 'players of a game', intFrom(2, 4), 4)
    .option('--json', 'print the whole report as JSON')
    .action(async ({ json, ...options }: Options) => {
      const { benchEngine } = await load<Engine>('engine.ts');
      const { tableOf } = await load<Table>('table.ts');
      const report = await benchEngine(options);
      console.log(json ? JSON.stringify(report) : tableOf(report));
    });
}

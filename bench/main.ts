import { parseArgs } from 'node:util';
import { benchEngine, type BenchOptions } from './engine.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, games: { type: 'string' }, players: { type: 'string' } },
});

const options = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as BenchOptions;

const report = await benchEngine(options);
console.error(tableOf(report));
console.log(JSON.stringify(report, null, 2));

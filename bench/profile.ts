import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.ts';
import { hotFunctions, hotLines, locator, type CpuProfile, type Hot } from './cpu-profile.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'playouts' },
    seconds: { type: 'string', default: '15' },
    top: { type: 'string', default: '40' },
    checkout: { type: 'string' },
  },
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a variant under V8's sampling profiler. */
function profile(file: string): CpuProfile {
  const folder = dirname(file);
  const flags = ['--cpu-prof', '--cpu-prof-interval=250', `--cpu-prof-dir=${folder}`];
  const { status } = spawnSync(process.execPath, [...flags, file, values.variant, values.seconds], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The profiled process ended with ${status}`);
  const name = readdirSync(folder).find((entry) => entry.endsWith('.cpuprofile'))!;
  return readJson(join(folder, name)) as CpuProfile;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

function print(title: string, rows: readonly Hot[]): void {
  console.log(`\n${title}`);
  for (const { name, self, total } of rows.slice(0, Number(values.top)))
    console.log(`${percent(self)} ${total > 0 ? percent(total) : ''}  ${name}`);
}

const bySelf = (a: Hot, b: Hot): number => b.self - a.self;
const byTotal = (a: Hot, b: Hot): number => b.total - a.total;

function tell(file: string): void {
  const measured = profile(file);
  const locate = locator(readJson(`${file}.map`) as SourceMapPayload);
  const functions = hotFunctions(measured, locate);
  print('functions by own time (own, with callees)', functions.toSorted(bySelf));
  print('functions by time with callees', functions.toSorted(byTotal));
  print('lines', hotLines(measured, locate).toSorted(bySelf));
}

await withBundle('loop', tell, values.checkout);

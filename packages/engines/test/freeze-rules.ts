import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_NUMBER } from '@rowan/rules';
import { build } from 'vite';

const SOURCE = join(import.meta.dirname, '../src');
const FOLDER = join(SOURCE, 'frozen');

const TYPES = `// Written by \`npm run freeze-rules\`.
import type { Bundle } from '../bundle.ts';

export declare const bundle: Bundle;
`;

/** One file without imports, small, with its licences where libraries ask for them. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      // Whatever is not asked for stays out: the present cards above all.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
      lib: { entry: join(SOURCE, 'bundle.ts'), formats: ['es'], fileName: 'bundle' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('nothing was built');
  const [chunk, ...others] = result.output;
  if (others.length > 0 || chunk.imports.length > 0) throw new Error('the bundle is not one file');
  return chunk.code;
}

const numberOf = (file: string): number => Number(/\d+/.exec(file)?.[0]);

const shaOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(FOLDER, file)))
    .digest('hex');

function listText(files: readonly string[]): string {
  const loads = files.map((file) => `\n  [${numberOf(file)}, () => import('./frozen/${file}')],`);
  const hashes = files.map((file) => `\n  [${numberOf(file)}, '${shaOf(file)}'],`);
  return `// Written by \`npm run freeze-rules\`.
import type { Bundle } from './bundle.ts';

export type LoadBundle = () => Promise<{ readonly bundle: Bundle }>;

/** Engine, advice and bots of earlier rules, by their number. */
export const FROZEN: ReadonlyMap<number, LoadBundle> = new Map<number, LoadBundle>([${loads.join('')}
]);

/** What the file of each number hashes to: it is never changed. */
export const SHA_256: ReadonlyMap<number, string> = new Map<number, string>([${hashes.join('')}
]);
`;
}

// `npm run freeze-rules`: keeps the engine as it is, so that its games are played on in all later versions.
const name = `rules-${RULES_NUMBER}`;
if (existsSync(join(FOLDER, `${name}.js`))) {
  console.error(`${name} was frozen before and is never written again: raise RULES_NUMBER`);
  process.exit(1);
}
writeFileSync(join(FOLDER, `${name}.js`), await bundled());
writeFileSync(join(FOLDER, `${name}.d.ts`), TYPES);
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.js'))
  .sort((a, b) => numberOf(a) - numberOf(b));
writeFileSync(join(SOURCE, 'frozen.ts'), listText(files));
console.log(`${name} is kept, one of ${files.length}`);

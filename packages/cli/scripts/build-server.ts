import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..');
const PACKAGES = join(CLI, '..');
const DIST = join(CLI, 'dist');
const STAMP = join(DIST, '.stamp');

/** All that goes into the server, and the versions of what others wrote. */
const SOURCES = ['cards', 'rules', 'bots', 'table', 'engines', 'protocol', 'server', 'cli'];

function digest(): string {
  const all = createHash('sha256').update(readFileSync(join(PACKAGES, '..', 'package-lock.json')));
  for (const name of SOURCES) {
    const folder = join(PACKAGES, name, 'src');
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const path of paths)
      if (/\.(?:ts|js|json)$/.test(path) && !path.endsWith('.test.ts'))
        all.update(`${name}/${path}\n`).update(readFileSync(join(folder, path)));
  }
  return all.digest('hex');
}

export const isServerBuilt = (): boolean => existsSync(STAMP);

/** Whether the sources have changed since the server was built, or it never was built to its end. */
export const isServerStale = (): boolean =>
  !isServerBuilt() || readFileSync(STAMP, 'utf8') !== digest();

/** Libraries of many small modules: looking for each of them is most of what a start takes. */
const WITHIN = [
  'kysely',
  'openskill',
  'ramda',
  'sort-unwind',
  'zod',
  'rate-limiter-flexible',
  /^@noble\//,
  'pure-rand',
];

/** One program and the three threads that it starts, in plain JavaScript; most libraries stay where they are. */
export async function buildServer(): Promise<void> {
  const sources = digest();
  const { build } = await import('vite');
  rmSync(STAMP, { force: true });
  await build({
    configFile: false,
    root: CLI,
    logLevel: 'error',
    ssr: { noExternal: WITHIN },
    build: {
      ssr: true,
      target: 'node20',
      outDir: DIST,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          serve: join(CLI, 'src', 'serve', 'main.ts'),
          'writer-thread': join(PACKAGES, 'server', 'src', 'store', 'writer.ts'),
          'copy-thread': join(PACKAGES, 'server', 'src', 'store', 'copy.ts'),
          'think-thread': join(PACKAGES, 'server', 'src', 'think', 'think-tasks.ts'),
        },
        // Threads are looked for beside whoever starts them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(STAMP, sources);
}

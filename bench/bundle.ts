import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
const PACKAGES = ['cards', 'rules'];

/**
 * Bundles an entry of this folder to plain JavaScript, with the engine of the given checkout, for as
 * long as the work takes. tsx would name every inner function at run time, which slows hot code and is
 * not what browsers and servers run.
 */
export async function withBundle<T>(
  entry: string,
  work: (file: string) => T | Promise<T>,
  checkout: string = ROOT,
): Promise<T> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CACHE}rowan-bench-`);
  try {
    await bundle(entry, folder, checkout);
    return await work(`${folder}/${entry}.js`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundle(entry: string, folder: string, checkout: string): Promise<void> {
  const alias = PACKAGES.flatMap((name) => [
    {
      find: new RegExp(`^@rowan/${name}$`),
      replacement: `${checkout}/packages/${name}/src/index.ts`,
    },
    { find: new RegExp(`^@rowan/${name}/`), replacement: `${checkout}/packages/${name}/src/` },
  ]);
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    ssr: { noExternal: [/^@noble\//, 'pure-rand'] },
    build: { ssr: `${entry}.ts`, outDir: folder, minify: false, sourcemap: true, target: 'node20' },
  });
}

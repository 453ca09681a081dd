import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What tests of the engine read. */
const COPIED = ['package.json', 'packages', 'docs', 'playthroughs'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|docs\/screens|packages\/web\/.*)$/;
const SCOPE = '@rowan';

function link(from: string, to: string): void {
  symlinkSync(from, to, 'junction');
}

/** The libraries of the repository, but the packages of the copy: `@rowan/x` must not lead back. */
function linkLibraries(repository: string, root: string): void {
  const libraries = join(repository, 'node_modules');
  mkdirSync(join(root, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(libraries))
    if (name !== SCOPE && !name.startsWith('.'))
      link(join(libraries, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(root, 'packages')))
    link(join(root, 'packages', name), join(root, 'node_modules', SCOPE, name));
}

/** A copy of the work tree in a temporary folder, so that no fault ever stands in the tree itself. */
export function copyTree(repository: string): string {
  const root = mkdtempSync(join(tmpdir(), 'rowan-mutants-'));
  const filter = (path: string): boolean =>
    !LEFT_OUT.test(relative(repository, path).replaceAll('\\', '/'));
  const present = new Set(readdirSync(repository));
  for (const name of COPIED.filter((other) => present.has(other)))
    cpSync(join(repository, name), join(root, name), { recursive: true, filter });
  linkLibraries(repository, root);
  return root;
}

export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

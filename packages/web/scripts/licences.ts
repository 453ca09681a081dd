import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const LICENCES = 'licences.txt';
const WEB = join(import.meta.dirname, '..');
/** They leave small helpers of their own in what they build. */
const BUILDERS = ['vite', 'rolldown'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package where it is installed. */
interface Found extends Manifest {
  readonly folder: string;
}

const manifestIn = (folder: string): Found => ({
  ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest),
  folder,
});

/** The folder of a package as seen from another one. */
function folderOf(name: string, from: string): string {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders
    .map((folder) => join(folder, name))
    .find((folder) => readable(join(folder, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

/** All packages that a package needs when it runs, and those that they need. */
function neededBy(from: Found, known: Map<string, Found>): void {
  for (const name of Object.keys(from.dependencies ?? {})) {
    if (known.has(name)) continue;
    const found = manifestIn(folderOf(name, from.folder));
    known.set(name, found);
    neededBy(found, known);
  }
}

/** What others wrote and the app brings along. */
export function foreignPackages(): readonly Found[] {
  const web = manifestIn(WEB);
  const known = new Map<string, Found>(
    BUILDERS.map((name) => [name, manifestIn(folderOf(name, WEB))]),
  );
  neededBy(web, known);
  return [...known.values()]
    .filter(({ name }) => !name.startsWith('@rowan/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
/** Of what a builder bundles for itself nothing is left in the app. */
const OWN_PART = /\n#+ Licenses of bundled dependencies[\s\S]*/i;

function licenceOf({ folder, name }: Found): string {
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(OWN_PART, '').trim());
  if (texts.length === 0) throw new Error(`${name} has no text of its licence`);
  return texts.join('\n\n');
}

const LINE = '─'.repeat(72);

/** The texts of all licences, one after the other. */
export const licencesText = (): string =>
  foreignPackages()
    .map((one) =>
      [LINE, `${one.name} ${one.version} (${one.license ?? '?'})`, LINE, licenceOf(one), ''].join(
        '\n\n',
      ),
    )
    .join('\n');

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Packages among the modules of a build that have no licence in the text. */
export function unlicensed(ids: Iterable<string>): string[] {
  const known = new Set(foreignPackages().map(({ name }) => name));
  const names = [...ids].flatMap((id) => PACKAGE.exec(id)?.[1] ?? []);
  return [...new Set(names)].filter((name) => !known.has(name));
}

const checked = (): Pick<Plugin, 'buildEnd'> => ({
  buildEnd(error) {
    const missing = error ? [] : unlicensed(this.getModuleIds());
    if (missing.length > 0) this.error(`no licence is told for ${missing.join(', ')}`);
  },
});

/** Puts the licences beside the built app. */
export const licencesPlugin = (): Plugin => ({
  name: 'rowan-licences',
  ...checked(),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: LICENCES, source: licencesText() });
  },
});

/** The same check for workers, which are built on their own. */
export const licencesInWorkers = (): Plugin => ({
  name: 'rowan-licences-in-workers',
  ...checked(),
});

import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, type Import } from './imports.ts';

/** Each layer may import those before it. */
const LAYERS = ['cards', 'rules', 'bots', 'table', 'engines', 'protocol'];
/** These may import every layer; nothing may import them. */
const APPLICATIONS = ['server', 'web', 'cli'];
/** What starts a server may import it; the page itself never does. */
const STARTS_SERVERS = /^packages\/(?:cli|web\/(?:scripts|test))\//;
const PURE = ['cards', 'rules', 'bots', 'table', 'engines', 'protocol'];
const PURE_LIBRARIES = ['@noble/ciphers', '@noble/hashes', 'pure-rand'];
/** Messages are parsed where they come in, and nowhere else. */
const PARSING = { package: 'protocol', library: 'zod' };
/** What events make of a view, and the one folder of the page that stages them. */
const FOLD = '@rowan/rules/fold';
const PLAYBACK = 'packages/web/src/playback/';
/** Entry points beside the plain `@rowan/x`. */
const ENTRY_POINTS = [
  '@rowan/testkit/chromium',
  '@rowan/testkit/fixtures',
  '@rowan/testkit/mail-server',
  '@rowan/testkit/store-laws',
  '@rowan/cards/editions',
  '@rowan/cards/seed',
  '@rowan/bots/judge',
  '@rowan/engines/bots',
  '@rowan/engines/plans',
  '@rowan/server/policy',
  '@rowan/server/site',
  '@rowan/cards/de',
  '@rowan/cards/fr',
  FOLD,
];
/** The value of `@rowan/cards` that holds card data, and the entry point that holds more. */
const CARD_DATA = ['builtIn', '*'];
const EDITIONS = '@rowan/cards/editions';

const ROOTS = ['packages', 'scripts', 'bench'];
const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Tests, and the long proofs, which are tests that take their time. */
const TESTS = /\/test\/|\.test\.tsx?$|^scripts\/proofs\//;
const SKIPPED = /(?:^|\/)(?:node_modules|dist|coverage)\//;

interface File {
  readonly path: string;
  /** Undefined for the tools at the root. */
  readonly package: string | undefined;
  readonly test: boolean;
}

type Request = Import & { readonly specifier: string };
type Rule = (file: File, request: Request) => string | undefined;

const RULES: readonly Rule[] = [
  staysInPackage,
  entersByFrontDoor,
  respectsDirection,
  keepsTestkitInTests,
  keepsCardDataOut,
  keepsRulesOffThePage,
  usesPureLibraries,
  isNoBarrel,
];

/** What breaks the boundaries between packages under `root`, as `path:line message`. */
export function findViolations(root: string): readonly string[] {
  const files = sourceFiles(root);
  if (files.length === 0) throw new Error(`No source files under ${root}`);
  return files.flatMap((path) => violationsIn(describeFile(path), join(root, path)));
}

function sourceFiles(root: string): readonly string[] {
  const present = new Set(readdirSync(root));
  return ROOTS.filter((folder) => present.has(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        posix.join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => SOURCE.test(path) && !SKIPPED.test(path))
    .sort();
}

function describeFile(path: string): File {
  const [, name] = /^packages\/([^/]+)\//.exec(path) ?? [];
  return { path, package: name, test: TESTS.test(path) };
}

function violationsIn(file: File, absolute: string): readonly string[] {
  if (file.package !== undefined && mayImport(file.package) === undefined)
    return [`${file.path} belongs to a package without a place in scripts/boundaries.ts`];
  return importsOf(absolute, readFileSync(absolute, 'utf8')).flatMap((found) =>
    judge(file, found).map((message) => `${file.path}:${found.line} ${message}`),
  );
}

function judge(file: File, found: Import): readonly string[] {
  const { specifier } = found;
  if (specifier === undefined)
    return isPure(file) ? ['a pure package may not compute what it imports'] : [];
  return RULES.flatMap((rule) => rule(file, { ...found, specifier }) ?? []);
}

/** The packages that `name` may import; undefined for an unknown package. */
function mayImport(name: string): readonly string[] | undefined {
  if (APPLICATIONS.includes(name) || name === 'testkit') return LAYERS;
  return LAYERS.includes(name) ? LAYERS.slice(0, LAYERS.indexOf(name)) : undefined;
}

function isPure(file: File): boolean {
  return !file.test && file.package !== undefined && PURE.includes(file.package);
}

function importedPackage(specifier: string): string | undefined {
  return /^@rowan\/([^/]+)/.exec(specifier)?.[1];
}

function staysInPackage(file: File, { specifier }: Request): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = describeFile(posix.join(posix.dirname(file.path), specifier));
  if (target.package !== file.package)
    return `leaves its package by ${specifier}; import @rowan/${target.package ?? 'x'} instead`;
  if (target.test && !file.test) return `imports the test file ${specifier}`;
  return undefined;
}

function entersByFrontDoor(_: File, { specifier }: Request): string | undefined {
  const name = importedPackage(specifier);
  if (name === undefined || specifier === `@rowan/${name}`) return undefined;
  if (ENTRY_POINTS.includes(specifier)) return undefined;
  return `reaches into ${specifier}; import @rowan/${name} instead`;
}

function respectsDirection(file: File, { specifier }: Request): string | undefined {
  const name = importedPackage(specifier);
  if (name === undefined || name === 'testkit') return undefined;
  if (name === file.package)
    return file.test ? undefined : `imports its own package by name: ${specifier}`;
  if (name === 'server' && STARTS_SERVERS.test(file.path)) return undefined;
  const allowed = file.package === undefined ? LAYERS : mayImport(file.package);
  if (allowed?.includes(name)) return undefined;
  return `${file.package ?? 'a tool'} may not import ${specifier}; dependence runs ${LAYERS.join(' ← ')} ← {${APPLICATIONS.join(', ')}}`;
}

function keepsTestkitInTests(file: File, { specifier }: Request): string | undefined {
  if (importedPackage(specifier) !== 'testkit' || file.test) return undefined;
  return `imports ${specifier} outside a test`;
}

function keepsCardDataOut(file: File, { specifier, names }: Request): string | undefined {
  if (file.package !== 'rules' || file.test || importedPackage(specifier) !== 'cards')
    return undefined;
  const data = names.find((name) => specifier === EDITIONS || CARD_DATA.includes(name));
  if (data === undefined) return undefined;
  return `takes ${data} from ${specifier}; rules gets the catalogue as an argument`;
}

/** The page shows what a table says; only the workers of the client, which are tables, run the engine. Playback folds. */
function keepsRulesOffThePage(file: File, { specifier, names }: Request): string | undefined {
  const onPage =
    file.path.startsWith('packages/web/src/') && !file.path.startsWith('packages/web/src/worker/');
  if (file.test || !onPage) return undefined;
  if (!['rules', 'bots', 'engines'].includes(importedPackage(specifier) ?? '')) return undefined;
  if (specifier === FOLD ? file.path.startsWith(PLAYBACK) : names.length === 0) return undefined;
  return `takes ${names.join(', ')} from ${specifier}; the page knows views and types, no rules`;
}

function usesPureLibraries(file: File, { specifier }: Request): string | undefined {
  if (!isPure(file) || specifier.startsWith('.') || importedPackage(specifier)) return undefined;
  const parsing = file.package === PARSING.package ? [PARSING.library] : [];
  const libraries = [...PURE_LIBRARIES, ...parsing];
  if (libraries.some((library) => `${specifier}/`.startsWith(`${library}/`))) return undefined;
  return `imports ${specifier}; pure packages use only ${libraries.join(', ')}`;
}

function isNoBarrel(file: File, { specifier, reExport }: Request): string | undefined {
  if (!reExport || file.path === `packages/${file.package}/src/index.ts`) return undefined;
  return `re-exports ${specifier}; only a package's src/index.ts does that`;
}

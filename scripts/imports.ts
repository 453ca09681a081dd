import { parseSync } from 'oxc-parser';

/** One module request of a file: an import, a re-export or `import()`. */
export interface Import {
  /** Undefined when `import()` computes its argument. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** The values taken from the module, by name, or `*` for all of them; types do not count. */
  readonly names: readonly string[];
  readonly reExport: boolean;
}

interface RawEntry {
  readonly moduleRequest?: { readonly value: string } | null;
  readonly importName: { readonly name: string | null };
  readonly isType: boolean;
}

type Location = Pick<Import, 'line' | 'reExport'>;

/** Throws on a file that does not parse: an unread file must not pass a check. */
export function importsOf(path: string, source: string): readonly Import[] {
  const { errors, module } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  return [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: valueNames(entries),
      ...location(lineAt(start), false),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap((entry) => reExport(entry, location(lineAt(start), true))),
    ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      specifier: literal(source.slice(moduleRequest.start, moduleRequest.end)),
      names: ['*'],
      ...location(lineAt(start), false),
    })),
  ];
}

function location(line: number, reExport: boolean): Location {
  return { line, reExport };
}

function reExport(entry: RawEntry, at: Location): readonly Import[] {
  if (!entry.moduleRequest) return [];
  return [{ specifier: entry.moduleRequest.value, names: valueNames([entry]), ...at }];
}

function valueNames(entries: readonly RawEntry[]): readonly string[] {
  return entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*');
}

function literal(text: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(text)?.[2];
}

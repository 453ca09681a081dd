import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** New versions of the page in a folder from which it is served. */

const edit = (file: string, change: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, changed);
};

/** Puts a new version beside the old: another first page, and the list of files that names it. */
export function publish(folder: string, name = 'new'): void {
  edit(join(folder, 'index.html'), (html) =>
    html.replace('<head>', `<head><meta name="version" content="${name}" />`),
  );
  edit(join(folder, 'sw.js'), (script) =>
    script.replace(/(url:(.)index\.html\2,revision:\2)\w+/, `$1${name}`),
  );
}

const EDITED = /\.(?:html|js|css)$/;

/** Puts a whole new build in the place of the old one, of which no part is left under its old name. */
export function replaceAll(
  folder: string,
  name = 'new',
  change = (text: string): string => text,
): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).map(
    (file) => [file, file.replace(/-[\w-]{4}([\w-]{4}\.\w+)$/, `-${name}0$1`)] as const,
  );
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    EDITED.test(file),
  )) {
    const file = join(folder, path);
    const text = names.reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, change(text));
  }
  for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
  publish(folder, name);
}

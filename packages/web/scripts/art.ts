import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const ART = join(WEB, 'art');
/** Served as they are, loaded one by one when a card first appears. */
const PUBLIC = join(WEB, 'public', 'art');

const isPicture = (path: string): boolean => path.endsWith('.svg');

/** White space between tags and the XML prologue say nothing. */
export const slim = (svg: string): string =>
  svg
    .replace(/<\?xml[^>]*\?>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();

interface Picture {
  /** Where it lies under the served folder. */
  readonly path: string;
  readonly svg: string;
}

const picturesIn = (from: string, to: string): Picture[] =>
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter(isPicture)
    .map((path) => ({ path: join(to, path), svg: slim(readFileSync(join(from, path), 'utf8')) }));

const allPictures = (): Picture[] => [
  ...picturesIn(join(ART, 'vignettes'), ''),
  ...['materials', 'city', 'meeples'].flatMap((kind) => picturesIn(join(ART, 'base', kind), kind)),
];

const contentOf = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/** Whole or not at all, and only if it is another: builds that run side by side read the same folder. */
function put({ path, svg }: Picture): void {
  const target = join(PUBLIC, path);
  if (contentOf(target) === svg) return;
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, svg);
  renameSync(draft, target);
}

/** Puts vignettes, materials, meeples and the city where the app serves them from. */
export function prepareArt(): void {
  const pictures = allPictures();
  pictures.forEach(put);
  const known = new Set(pictures.map(({ path }) => path));
  for (const path of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }))
    if (isPicture(path) && !known.has(path)) rmSync(join(PUBLIC, path), { force: true });
}

/** The symbols of icons, to stand in the page itself: only there do the colours of the text reach them. */
export const spriteMarkup = (): string =>
  slim(readFileSync(join(ART, 'base', 'sprites', 'icons.svg'), 'utf8')).replaceAll(
    '<svg ',
    '<svg class="sprite" aria-hidden="true" ',
  );

export const artPlugin = (): Plugin => ({
  name: 'rowan-art',
  config: () => prepareArt(),
  transformIndexHtml: (html) => html.replace('<!--sprites-->', spriteMarkup()),
});

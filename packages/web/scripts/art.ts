import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

function copyPictures(from: string, to: string): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!isPicture(path)) continue;
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, slim(readFileSync(join(from, path), 'utf8')));
  }
}

/** Puts vignettes, materials and the city where the app serves them from. */
export function prepareArt(): void {
  rmSync(PUBLIC, { recursive: true, force: true });
  copyPictures(join(ART, 'vignettes'), PUBLIC);
  copyPictures(join(ART, 'base', 'materials'), join(PUBLIC, 'materials'));
  copyPictures(join(ART, 'base', 'city'), join(PUBLIC, 'city'));
  cpSync(join(ART, 'base', 'meeples'), join(PUBLIC, 'meeples'), { recursive: true });
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

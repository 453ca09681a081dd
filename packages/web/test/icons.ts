import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '@rowan/testkit/chromium';

/** Writes the icons of the installed app into `public/icons/`, from our own meeples. */

const WEB = join(import.meta.dirname, '..');
const FOLDER = join(WEB, 'public', 'icons');

const meeple = (name: string): string =>
  readFileSync(join(WEB, 'art', 'base', 'meeples', `${name}.svg`), 'utf8').replace(
    /^<svg [^>]*>([\s\S]*)<\/svg>\s*$/,
    '$1',
  );

const planks = [0, 1, 2, 3]
  .map((i) => `<path d="M0 ${i * 128 + 127}h512" stroke="#1f120b" stroke-width="4" opacity=".6"/>`)
  .join('');

/** A round one for the app's own corners, a whole square where the system cuts its own. */
const icon = (
  whole: boolean,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#6b4428"/><stop offset="1" stop-color="#2c190d"/></linearGradient>
<radialGradient id="light" cy=".35"><stop stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
<clipPath id="edge"><rect width="512" height="512" rx="${whole ? 0 : 104}"/></clipPath>
</defs>
<g clip-path="url(#edge)">
<rect width="512" height="512" fill="url(#wood)"/>${planks}
<rect width="512" height="512" fill="url(#light)"/>
${whole ? '' : '<rect x="9" y="9" width="494" height="494" rx="96" fill="none" stroke="#f2b84b" stroke-width="18"/>'}
</g>
<ellipse cx="264" cy="${whole ? 404 : 436}" rx="${whole ? 110 : 140}" ry="22" fill="#120a06" opacity=".55"/>
<g transform="${whole ? 'translate(124 104) scale(4.2)' : 'translate(84 62) scale(5.3)'}">${meeple('warrior')}</g>
</svg>
`;

const SIZES = [
  { name: 'icon-192', size: 192, whole: false },
  { name: 'icon-512', size: 512, whole: false },
  { name: 'maskable-512', size: 512, whole: true },
  { name: 'touch-180', size: 180, whole: true },
];

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'icon.svg'), icon(false));
const browser = await launchChromium();
const page = await browser.newPage();
for (const { name, size, whole } of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${icon(whole)}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
}
await browser.close();

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardSvg } from './city.ts';
import { iconBody, icons, iconSvg } from './icons.ts';
import { layout } from './layout.ts';
import { root, save } from './lib.ts';
import { materials, materialSvg } from './materials.ts';
import { meepleBody, meepleSvg } from './meeples.ts';
import { MEEPLE_NAMES } from '@rowan/cards';
import { day, paletteCss } from './palette.ts';

/** A CSS background cannot see the page's custom properties, so grounds also come with day fallbacks. */
function byDay(svg: string): string {
  const values: Record<string, string | undefined> = day;
  return svg.replaceAll(
    /var\(--([\w-]+),(#\w+|[\d.]+)\)/g,
    (_, name: string, value: string) => `var(--${name},${values[name] ?? value})`,
  );
}

function sprite(
  kind: string,
  viewBox: string,
  names: readonly string[],
  body: (name: string) => string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => `<symbol id="${kind}-${name}" viewBox="${viewBox}">${body(name)}</symbol>`).join('\n')}</svg>`;
}

writeFileSync(join(root, 'palette.css'), `${paletteCss()}\n`);
for (const name of MEEPLE_NAMES) save(`meeples/${name}.svg`, meepleSvg(name));
for (const name of Object.keys(icons)) save(`icons/${name}.svg`, iconSvg(name));
for (const name of Object.keys(materials)) {
  save(`materials/${name}.svg`, materialSvg(name));
  save(`materials/day/${name}.svg`, byDay(materialSvg(name)));
}
save('city/board.svg', boardSvg());
writeFileSync(join(root, 'city/layout.json'), `${JSON.stringify(layout, null, 2)}\n`);
save(
  'sprites/meeples.svg',
  sprite('meeple', '0 0 64 72', MEEPLE_NAMES, (name) =>
    meepleBody(name as (typeof MEEPLE_NAMES)[number]),
  ),
);
save('sprites/icons.svg', sprite('icon', '0 0 24 24', Object.keys(icons), iconBody));

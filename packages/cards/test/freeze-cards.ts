import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn, catalogueHash } from '@rowan/cards';
import { editionOf } from '@rowan/cards/editions';

const FOLDER = join(import.meta.dirname, '../src/editions');

const lineOf = (file: string): string =>
  `  ['${file.replace('.json', '')}', () => import('./${file}', { with: { type: 'json' } })],\n`;

const frozenText = (files: readonly string[]): string => `// Written by \`npm run freeze-cards\`.

export type LoadEdition = () => Promise<{ readonly default: unknown }>;

/** Catalogues of earlier versions and of this one. */
export const FROZEN: ReadonlyMap<string, LoadEdition> = new Map<string, LoadEdition>([
${files.map(lineOf).join('')}]);
`;

// `npm run freeze-cards`: keeps the built-in catalogue, so that its games open in all later versions.
const file = `${editionOf(catalogueHash(builtIn))}.json`;
writeFileSync(join(FOLDER, file), `${JSON.stringify(builtIn)}\n`);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
writeFileSync(join(FOLDER, 'frozen.ts'), frozenText(files.sort()));
writeFileSync(
  join(FOLDER, 'present.ts'),
  `// Written by \`npm run freeze-cards\`.

/** The hash of the built-in cards, for those who have no cards. */
export const PRESENT_CARDS = '${catalogueHash(builtIn)}';
`,
);
console.log(`${file} is kept, one of ${files.length}`);

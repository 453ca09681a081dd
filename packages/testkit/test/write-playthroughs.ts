import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordPlaythrough } from '../src/playthrough.ts';
import { FOLDER, GAMES } from './playthrough-games.ts';

// `npm run playthroughs`: plays the golden games anew and writes them down.
mkdirSync(FOLDER, { recursive: true });
for (const [file, head] of Object.entries(GAMES)) {
  const text = recordPlaythrough(head);
  writeFileSync(join(FOLDER, file), text);
  console.log(`${file}: ${text.split('\n').length} lines`);
}

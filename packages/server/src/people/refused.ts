import { existsSync, readFileSync } from 'node:fs';
import { foldName } from './fold-name.ts';
import { REFUSED_NAMES } from './refused-names.ts';

/** Names that nobody may have: one a line; with stars around it a name may not even hold it. */
export type Refused = (name: string) => boolean;

const linesIn = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
    : [];

/** Reads the names that come with the server, and those of the place where it runs. */
export function refusedIn(folder: string | null): Refused {
  const own = folder === null ? [] : linesIn(`${folder}/refused-names.txt`);
  const lines = [...REFUSED_NAMES, ...own];
  const inside = lines.filter((line) => /^\*.+\*$/.test(line));
  const parts = inside.map((line) => foldName(line.slice(1, -1)));
  const whole = new Set(lines.filter((line) => !inside.includes(line)).map(foldName));
  return (name) => {
    const folded = foldName(name);
    return whole.has(folded) || parts.some((part) => folded.includes(part));
  };
}

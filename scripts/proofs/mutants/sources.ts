import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf, type Mutant } from './mutants.ts';

/** Where faults are planted. */
const FOLDERS = ['packages/rules/src', 'packages/cards/src'];
/** Data of cards, and texts. */
const LEFT_OUT = /\/(?:catalogue|editions|languages|describe)(?:\/|\.ts$)|\.test\.ts$/;

export const sourceOf = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8');

function filesOf(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .sort();
}

/** Every mutant of a tree. */
export const allMutants = (root: string): readonly Mutant[] =>
  filesOf(root).flatMap((file) => mutantsOf(file, sourceOf(root, file)));

export const placeOf = ({ file, line, change }: Mutant): string => `${file}:${line} ${change}`;

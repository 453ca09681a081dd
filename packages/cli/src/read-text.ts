import { readFileSync } from 'node:fs';
import { UserError } from './errors.ts';

const STDIN = 0;

/** The text of a file, or with `-` of what is piped in. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

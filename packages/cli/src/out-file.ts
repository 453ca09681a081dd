import { constants, accessSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './errors.ts';
import { LAB } from './strings-lab.ts';

function trying(file: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw new UserError(LAB.cannotWrite(file, (error as Error).message));
  }
}

/** A pipe or a device is written to as it is. */
const isSpecial = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
};

/** Tried before the work begins, so that hours are not lost to a wrong path; nothing is changed. */
export function checkWritable(file: string): void {
  trying(file, () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new Error(LAB.isFolder);
    if (found) accessSync(file, constants.W_OK);
    if (!isSpecial(file)) accessSync(dirname(file), constants.W_OK);
  });
}

/** Written beside the old one first: whatever happens, one of the two is whole. */
export function writeWhole(file: string, text: string): void {
  trying(file, () => {
    if (isSpecial(file)) return writeFileSync(file, text);
    const beside = `${file}.${process.pid}.new`;
    try {
      writeFileSync(beside, text);
      renameSync(beside, file);
    } finally {
      rmSync(beside, { force: true });
    }
  });
}

import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { copyOf } from '../store/sqlite-copy.ts';
import { databaseIn } from '../store/sqlite-store.ts';

/** What cannot be done with a backup, and why. */
export class BackupTrouble extends Error {
  override readonly name = 'BackupTrouble';
}

/** A whole copy in one file, as it stands at one moment, though a node may be writing. */
export function backUp(folder: string, file: string): void {
  const from = databaseIn(folder);
  if (!existsSync(from)) throw new BackupTrouble(`no data lies in ${folder}`);
  if (existsSync(file)) throw new BackupTrouble(`${file} is there already`);
  copyOf(from, file);
}

function check(file: string): void {
  const database = new Database(file);
  try {
    const [row] = database.prepare('pragma integrity_check').all() as Record<string, unknown>[];
    if (row?.['integrity_check'] !== 'ok') throw new BackupTrouble(`${file} is damaged`);
  } finally {
    database.close();
  }
}

/** Lays a backup down as the data of a server that does not run; what lay there is kept beside it. */
export function restore(folder: string, file: string, at: number): string | null {
  if (!existsSync(file)) throw new BackupTrouble(`${file} is not there`);
  check(file);
  mkdirSync(folder, { recursive: true });
  const to = databaseIn(folder);
  const aside = existsSync(to) ? join(folder, `rowan-before-${at}.db`) : null;
  for (const end of ['', '-wal', '-shm'])
    if (aside !== null && existsSync(to + end)) renameSync(to + end, aside + end);
  copyFileSync(file, to);
  return aside;
}

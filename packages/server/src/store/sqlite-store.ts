import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_METER, type Meter } from '../metrics.ts';
import { databaseOn, type Writer } from './database.ts';
import { LocalHints } from './hints.ts';
import { migrate, stepsOf } from './schema/migrate.ts';
import { copyOf } from './sqlite-copy.ts';
import { startWriter } from './sqlite-writer.ts';
import { partsIn } from './store-parts.ts';
import type { NodeStore } from './store.ts';

/** Where the database of a data folder lies. */
export const databaseIn = (folder: string): string => join(folder, 'rowan.db');

/** A store in one file. */
export async function sqliteStore(
  file: string,
  { committed }: Meter = NO_METER,
): Promise<NodeStore> {
  return storeOn(await writerOn(file, committed));
}

/** What carries out jobs on a file that is to be brought up to date. */
export async function writerOn(file: string, committed?: Meter['committed']): Promise<Writer> {
  const writer = await startWriter(file, committed);
  await copyFirst(file, writer);
  return writer;
}

/** Before a file that an earlier version wrote is brought up to date, a copy of it is laid beside it. */
async function copyFirst(file: string, writer: Writer): Promise<void> {
  const { taken, missing } = await stepsOf(databaseOn(writer), writer.dialect);
  const aside = join(dirname(file), `rowan-before-${missing[0]}.db`);
  if (taken.length > 0 && missing.length > 0 && !existsSync(aside)) copyOf(file, aside);
}

/** All of it is brought up to date before anybody comes. */
export async function storeOn(writer: Writer): Promise<NodeStore> {
  const db = databaseOn(writer);
  await migrate(db, writer.dialect);
  const hints = new LocalHints();
  const parts = partsIn(db, writer, hints);
  return {
    ...parts,
    append: async (table, row, ...more) => {
      const outcome = await parts.append(table, row, ...more);
      if (outcome === 'won') hints.hint({ kind: 'rows', table, seq: row.seq });
      return outcome;
    },
    close: () => writer.close(),
  };
}

import { join } from 'node:path';
import { NO_METER, type Meter } from '../metrics.ts';
import { accountsIn } from './accounts.ts';
import { databaseOn, type Writer } from './database.ts';
import { doorsIn } from './doors.ts';
import { listsIn } from './lists.ts';
import { logsIn } from './logs.ts';
import { noticesIn } from './notices.ts';
import { peopleIn } from './people.ts';
import { migrate } from './schema/migrate.ts';
import { socialIn } from './social.ts';
import { startWriter } from './sqlite-writer.ts';
import type { NodeStore } from './store.ts';

/** Where the database of a data folder lies. */
export const databaseIn = (folder: string): string => join(folder, 'rowan.db');

/** A store in one file. */
export const sqliteStore = async (
  file: string,
  { committed }: Meter = NO_METER,
): Promise<NodeStore> => storeOn(await startWriter(file, committed));

/** All of it is brought up to date before anybody comes. */
export async function storeOn(writer: Writer): Promise<NodeStore> {
  const db = databaseOn(writer);
  await migrate(db, writer.dialect);
  return {
    ...logsIn(db, writer),
    ...doorsIn(db, writer),
    ...listsIn(db),
    ...peopleIn(db, writer),
    ...socialIn(db, writer),
    ...accountsIn(db, writer),
    ...noticesIn(db, writer),
    close: () => writer.close(),
  };
}

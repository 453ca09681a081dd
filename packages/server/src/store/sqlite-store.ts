import { databaseOn, startWriter, type Writer } from './database.ts';
import { doorsIn } from './doors.ts';
import { listsIn } from './lists.ts';
import { logsIn } from './logs.ts';
import { peopleIn } from './people.ts';
import { migrate } from './schema.ts';
import { socialIn } from './social.ts';
import type { NodeStore } from './store.ts';

/** A store in one file. */
export const sqliteStore = async (file: string): Promise<NodeStore> =>
  storeOn(await startWriter(file));

/** All of it is brought up to date before anybody comes. */
export async function storeOn(writer: Writer): Promise<NodeStore> {
  const db = databaseOn(writer);
  await migrate(db);
  return {
    ...logsIn(db, writer),
    ...doorsIn(db, writer),
    ...listsIn(db),
    ...peopleIn(db, writer),
    ...socialIn(db, writer),
    close: () => writer.close(),
  };
}

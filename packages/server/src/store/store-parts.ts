import type { Kysely } from 'kysely';
import { accountsIn } from './accounts.ts';
import { seatsIn } from './beside.ts';
import type { Writer } from './database.ts';
import { doorsIn } from './doors.ts';
import type { Hints } from './hints.ts';
import { keepingIn } from './keeping.ts';
import { lettersIn } from './letters.ts';
import { listsIn } from './lists.ts';
import { logsIn } from './logs.ts';
import { nodesIn } from './nodes.ts';
import { noticesIn } from './notices.ts';
import { peopleIn } from './people.ts';
import { ratingsIn } from './ratings.ts';
import type { Schema } from './schema.ts';
import { socialIn } from './social.ts';
import type { NodeStore } from './store.ts';

/** Everything that a node keeps, whatever database it lies in. */
export const partsIn = (
  db: Kysely<Schema>,
  writer: Writer,
  hints: Hints,
): Omit<NodeStore, 'close'> => ({
  ...logsIn(db, writer),
  ...doorsIn(db, writer),
  ...listsIn(db),
  ...peopleIn(db, writer),
  ...socialIn(db, writer),
  ...accountsIn(db, writer),
  ...noticesIn(db, writer),
  ...seatsIn(db, writer),
  ...lettersIn(db, writer),
  ...nodesIn(db, writer, hints),
  ...ratingsIn(db),
  ...keepingIn(db, writer),
});

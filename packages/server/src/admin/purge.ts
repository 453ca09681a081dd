import type { AdminStore, AdminTable } from './open.ts';
import { allTables } from './open.ts';

const DAY = 86_400_000;
/** Days after which a table that never began, and a game of guests that is over, may go. */
const KEPT_DAYS = { gather: 2, over: 90 } as const;

/** Running games are never among them, nor rated ones: ratings follow from all of them. */
const isPast = ({ phase, over, touched, rated }: AdminTable, now: number): boolean => {
  if (over && rated !== null) return false;
  if (over) return now - touched > KEPT_DAYS.over * DAY;
  return phase === 'gather' && now - touched > KEPT_DAYS.gather * DAY;
};

/** Whoever has an account may look at their games as long as they like. */
async function isGuestsOnly({ db, store }: AdminStore, table: string): Promise<boolean> {
  const rows = await db.selectFrom('members').select('account').where('tbl', '=', table).execute();
  const members = rows.map(({ account }) => account);
  return (await store.guestsAmong(members)).size === members.length;
}

export async function pastTables(data: AdminStore, now: number): Promise<readonly AdminTable[]> {
  const past: AdminTable[] = [];
  for (const table of await allTables(data))
    if (isPast(table, now) && (!table.over || (await isGuestsOnly(data, table.id))))
      past.push(table);
  return past;
}

const PARTS = [
  'log',
  'secrets',
  'salts',
  'invites',
  'members',
  'chat',
  'mutes',
  'outbox',
  'standing',
  'results',
] as const;

/** Removes all of a table, or nothing of it. */
export async function removeTable({ db, writer }: AdminStore, id: string): Promise<void> {
  await writer.run([
    ...PARTS.map((part) => db.deleteFrom(part).where('tbl', '=', id).compile()),
    db.deleteFrom('tables').where('id', '=', id).compile(),
  ]);
}

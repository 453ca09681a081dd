import { replayed } from '../replayed.ts';
import { allTables, type AdminStore } from './open.ts';

/** What of all that is stored holds: every game is played again from its first row. */
export interface Audit {
  readonly tables: number;
  readonly dealt: number;
  readonly rows: number;
  readonly faults: readonly { readonly table: string; readonly why: string }[];
}

/** Plays every stored game again; one in the archive has to come to the end that it had. */
export async function audit(data: AdminStore): Promise<Audit> {
  const tables = await allTables(data);
  const faults: { table: string; why: string }[] = [];
  let [rows, dealt] = [0, 0];
  for (const table of tables) {
    const played = await replayed(table, await data.store.read(table.id, 0));
    if (!played.ok) {
      faults.push({ table: table.id, why: played.error });
      continue;
    }
    const archived = await data.store.archived(table.id);
    if (archived && archived.hash !== played.value.hash)
      faults.push({ table: table.id, why: 'another end' });
    rows += played.value.rows.length;
    if (played.value.dealt) dealt += 1;
  }
  return { tables: tables.length, dealt, rows, faults };
}

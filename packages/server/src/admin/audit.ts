import { shelf } from '@rowan/engines';
import { factsOf, parseLife } from '@rowan/protocol';
import { commitmentOf, gatherRows, loadLife, type LifeRow } from '@rowan/table';
import { allTables, type AdminStore, type AdminTable } from './open.ts';

/** What of all that is stored holds: every game is played again from its first row. */
export interface Audit {
  readonly tables: number;
  readonly dealt: number;
  readonly rows: number;
  readonly faults: readonly { readonly table: string; readonly why: string }[];
}

/** Whether the list says of a table what its log leads to. */
const listedWrong = (
  { round, vp, over }: AdminTable,
  facts: Pick<AdminTable, 'round' | 'vp' | 'over'>,
): boolean =>
  JSON.stringify([round, vp, over]) !== JSON.stringify([facts.round, facts.vp, facts.over]);

/** What is wrong with a table, or null. */
async function faultOf(table: AdminTable, rows: readonly LifeRow[]): Promise<string | null> {
  const gathered = gatherRows(rows);
  if (!gathered.ok) return gathered.error.code;
  const { gathering, dealt } = gathered.value;
  const { id, secret } = table;
  if (secret === null) return 'no secret';
  if (commitmentOf(id, secret) !== gathering.opened.commitment) return 'another commitment';
  if (dealt < 0) return null;
  const loaded = await loadLife(rows, { table: id, secret, nameOf: () => '' }, shelf);
  if (!loaded.ok) return loaded.error.code;
  return listedWrong(table, factsOf(loaded.value.game)) ? 'listed otherwise' : null;
}

/** Plays every stored game again. */
export async function audit(data: AdminStore): Promise<Audit> {
  const tables = await allTables(data);
  const faults: { table: string; why: string }[] = [];
  let [rows, dealt] = [0, 0];
  for (const table of tables) {
    const parsed = parseLife(await data.store.read(table.id, 0));
    const why = parsed.ok ? await faultOf(table, parsed.value) : parsed.error.code;
    if (why !== null) faults.push({ table: table.id, why });
    if (!parsed.ok) continue;
    rows += parsed.value.length;
    if (parsed.value.some(({ said }) => said.kind === 'dealt')) dealt += 1;
  }
  return { tables: tables.length, dealt, rows, faults };
}

import { parseLife, phaseOf } from '@rowan/protocol';
import { foldGathering, gatherRows, type LifeRow } from '@rowan/table';
import { NO_FACTS, asRow } from '../store/store.ts';
import { gatheringStanding } from '../table-world.ts';
import type { AdminStore } from './open.ts';

/** What became of a table that was to be closed; a game that was dealt is its players', and goes on. */
export type Closed = 'closed' | 'begun' | 'noTable';

/** Gives a table up before its deal, as its owner could; whoever sits there is told within seconds. */
export async function closeTable({ store, db }: AdminStore, id: string): Promise<Closed> {
  const kept = await db
    .selectFrom('secrets')
    .select('secret')
    .where('tbl', '=', id)
    .executeTakeFirst();
  for (;;) {
    const rows = parseLife(await store.read(id, 0));
    const gathered = rows.ok ? gatherRows(rows.value) : rows;
    if (!kept || !rows.ok || !gathered.ok) return 'noTable';
    const { gathering } = gathered.value;
    if (phaseOf(gathering) === 'closed') return 'closed';
    if (gathering.salts) return 'begun';
    const { seq, at } = rows.value.at(-1)!;
    const row: LifeRow = {
      seq: seq + 1,
      at: Math.max(at, Date.now()),
      by: null,
      command: null,
      said: { kind: 'closed', secret: kept.secret },
    };
    const standing = { ...gatheringStanding(foldGathering(gathering, row)!), due: null };
    const facts = { ...NO_FACTS, over: true };
    // Where somebody sat down just now, it is looked at once more.
    if ((await store.append(id, asRow(row), facts, standing)) === 'won') {
      store.hint({ kind: 'rows', table: id, seq: row.seq });
      return 'closed';
    }
  }
}

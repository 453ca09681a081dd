import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { NodeStore } from '../../src/store/store.ts';

const UPSERT = `insert into log (tbl, seq, body) values ($1, $2, $3)
  on conflict (tbl, seq) do update set body = excluded.body`;

/** What no store may do: the last one who writes a number wins it. A slow one is found out sooner. */
export const upserting = (store: NodeStore, pool: Pick<pg.Pool, 'query'>, slow = 0): NodeStore => ({
  ...store,
  append: async (table, row) => {
    await delay(slow);
    await pool.query(UPSERT, [table, row.seq, JSON.stringify(row)]);
    await pool.query('update tables set seq = $2 where id = $1', [table, row.seq]);
    store.hint({ kind: 'rows', table, seq: row.seq });
    return 'won';
  },
});

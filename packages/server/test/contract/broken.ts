import type { NodeStore } from '../../src/store/store.ts';
import type { TestDatabase } from '../postgres/database.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What no store may do: the last one who writes a number wins it. */
export const upserting = (store: NodeStore, { ask }: Pick<TestDatabase, 'ask'>): NodeStore => ({
  ...store,
  append: async (table, row) => {
    const values = [quoted(table), row.seq, quoted(JSON.stringify(row))].join(', ');
    await ask(
      `insert into log (tbl, seq, body) values (${values}) on conflict (tbl, seq) do update set body = excluded.body`,
    );
    await ask(`update tables set seq = ${row.seq} where id = ${quoted(table)}`);
    store.hint({ kind: 'rows', table, seq: row.seq });
    return 'won';
  },
});

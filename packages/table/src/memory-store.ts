import type { Row } from './log.ts';
import type { Store } from './store.ts';

/** Logs that live as long as the program. */
export function memoryStore(): Store {
  const tables = new Map<string, Row[]>();
  return {
    create: async (table, rows) => {
      if (tables.has(table)) return 'taken';
      tables.set(table, rows.map(copied));
      return 'won';
    },
    append: async (table, row) => {
      const rows = tables.get(table);
      if (!rows || row.seq > rows.length) return 'gone';
      if (row.seq < rows.length) return 'taken';
      rows.push(copied(row));
      return 'won';
    },
    read: async (table, from) => (tables.get(table) ?? []).slice(from).map(copied),
  };
}

/** What is kept is a copy: nobody can change it afterwards. */
const copied = (row: Row): Row => JSON.parse(JSON.stringify(row)) as Row;

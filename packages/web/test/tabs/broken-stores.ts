import { memoryStore, type Row, type Store } from '@rowan/table';

/** The last one who writes a number has it. */
export function overwriting(): Store {
  const rows: Row[] = [];
  return {
    create: async (_, first) => {
      rows.push(...first);
      return 'won';
    },
    append: async (_, row) => {
      rows.length = row.seq;
      rows.push(row);
      return 'won';
    },
    read: async (_, from) => structuredClone(rows.slice(from)),
  };
}

/** Whoever loses a race does not get to know what won it. */
export function untold(): Store {
  const store = memoryStore();
  return {
    ...store,
    read: (table, from) => (from === 0 ? store.read(table, 0) : Promise.resolve([])),
  };
}

import { parseLife } from '@rowan/protocol';
import { gatherRows, type LifeRow } from '@rowan/table';
import { transcriptFor } from '../transcript.ts';
import { allTables, type AdminStore } from './open.ts';

/** What whoever runs the server may know of a table: who and how far, and nobody's hand. */
export interface Inspected {
  readonly id: string;
  readonly phase: string;
  readonly round: number;
  readonly rows: number;
  readonly commitment: string;
  readonly rules: number;
  readonly seats: readonly { readonly kind: string; readonly account: string | null }[];
  /** How many rows there are of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

function kindsIn(rows: readonly LifeRow[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { said } of rows) kinds[said.kind] = (kinds[said.kind] ?? 0) + 1;
  return kinds;
}

/** Null for a table that is not there, or cannot be read. */
export async function inspect(data: AdminStore, id: string): Promise<Inspected | null> {
  const table = (await allTables(data)).find((one) => one.id === id);
  const parsed = parseLife(await data.store.read(id, 0));
  const gathered = parsed.ok ? gatherRows(parsed.value) : parsed;
  if (!table || !parsed.ok || !gathered.ok) return null;
  const { opened, chairs } = gathered.value.gathering;
  return {
    id,
    phase: table.phase,
    round: table.round,
    rows: parsed.value.length,
    commitment: opened.commitment,
    rules: opened.pin.rules,
    seats: chairs.map(({ kind, person }) => ({ kind, account: person })),
    kinds: kindsIn(parsed.value),
  };
}

/** The transcript of a game that is over; null of any other, also for whoever runs the server. */
export async function exported(data: AdminStore, id: string): Promise<string | null> {
  const table = (await allTables(data)).find((one) => one.id === id);
  return table?.secret ? transcriptFor(data.store, id, table.secret) : null;
}

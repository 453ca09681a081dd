import { createStore, get, set, update } from 'idb-keyval';

/** A salt of this device, and the seat that it was for. */
interface KeptSalt {
  readonly salt: string;
  readonly seat: number;
}

/** What this device kept of a table elsewhere from before its deal: only by that anything is proven to its owner. */
export interface KeptTable extends Partial<KeptSalt> {
  readonly commitment: string;
  /** Of whoever else sits at this device. */
  readonly others?: readonly KeptSalt[];
}

const store = createStore('rowan-online', 'tables');
/** Where the device keeps nothing it is kept as long as the page. */
const inMemory = new Map<string, KeptTable>();

export async function keptOf(table: string): Promise<KeptTable | null> {
  const kept = await get<KeptTable>(table, store).catch(() => undefined);
  return kept ?? inMemory.get(table) ?? null;
}

/** The first promise stays, whatever the table says later. */
export async function keepCommitment(table: string, commitment: string): Promise<void> {
  if (await keptOf(table)) return;
  inMemory.set(table, { commitment });
  await set(table, { commitment }, store).catch(() => undefined);
}

/** Everything that this device has put into the shuffle. */
export const saltsIn = ({ salt, seat, others = [] }: KeptTable): readonly KeptSalt[] =>
  salt === undefined || seat === undefined ? [] : [{ salt, seat }, ...others];

/** The salts of all who sit at this device. */
export async function keepSalts(table: string, salts: readonly KeptSalt[]): Promise<void> {
  const known = inMemory.get(table) ?? (await keptOf(table));
  const [first, ...others] = salts;
  if (!known || !first) return;
  const all = { ...first, ...(others.length > 0 ? { others } : {}) };
  inMemory.set(table, { commitment: known.commitment, ...all });
  await update<KeptTable>(
    table,
    (kept) => ({ commitment: (kept ?? known).commitment, ...all }),
    store,
  ).catch(() => undefined);
}

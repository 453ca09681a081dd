import { createStore, get, set, update } from 'idb-keyval';

/** What this device kept of a table elsewhere from before its deal: only by that anything is proven to its owner. */
export interface KeptTable {
  readonly commitment: string;
  readonly salt?: string;
  readonly seat?: number;
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

export async function keepSalt(table: string, salt: string, seat: number): Promise<void> {
  const known = inMemory.get(table) ?? (await keptOf(table));
  if (!known) return;
  inMemory.set(table, { ...known, salt, seat });
  await update<KeptTable>(table, (kept) => ({ ...(kept ?? known), salt, seat }), store).catch(
    () => undefined,
  );
}

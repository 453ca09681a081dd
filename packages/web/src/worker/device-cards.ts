import { catalogueHash, parseCatalogue, type Catalogue } from '@rowan/cards';
import { requested, transact } from '../storage/database.ts';

/** Cards that came to this device with a game; what lies there is parsed like any other. */
export async function deviceCards(hash: string): Promise<Catalogue | null> {
  const value: unknown = await transact(['catalogues'], 'readonly', (stores) =>
    requested(stores.catalogues.get(hash)),
  );
  const parsed = parseCatalogue(value);
  return parsed.ok && catalogueHash(parsed.value) === hash ? parsed.value : null;
}

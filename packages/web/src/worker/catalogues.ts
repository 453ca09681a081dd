import { catalogueHash, type Catalogue } from '@rowan/cards';
import { catalogueBy } from '@rowan/cards/editions';
import { transact } from '../storage/database.ts';

const known = new Map<string, Promise<Catalogue | null>>();

/** Cards by their hash: those of this version or an earlier one, else what came to this device with a game. */
async function find(hash: string): Promise<Catalogue | null> {
  const cards = await catalogueBy(hash);
  return cards ?? (await import('./device-cards.ts')).deviceCards(hash);
}

export function catalogues(hash: string): Promise<Catalogue | null> {
  const found = known.get(hash) ?? find(hash);
  known.set(hash, found);
  return found;
}

/** Keeps the cards that came with a game, unless every copy of the app has them. */
export async function keepCatalogue(catalogue: Catalogue): Promise<void> {
  const hash = catalogueHash(catalogue);
  if (await catalogueBy(hash)) return;
  await transact(['catalogues'], 'readwrite', (stores) => {
    stores.catalogues.put(catalogue, hash);
  });
  known.delete(hash);
}

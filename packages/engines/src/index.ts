import { catalogueBy } from '@rowan/cards/editions';
import { presentEngine, type Catalogues, type Engines, type Shelf } from '@rowan/table';
import { FROZEN, type LoadBundle } from './frozen.ts';

/** The rules of this version are at hand; earlier ones are fetched when a game asks for them. */
export const enginesOf =
  (frozen: ReadonlyMap<number, LoadBundle>): Engines =>
  async (rules) => {
    if (rules === presentEngine.rules) return presentEngine;
    return (await frozen.get(rules)?.())?.bundle.engine ?? null;
  };

/** The rules of this version and of all before it. */
export const engineBy: Engines = enginesOf(FROZEN);

/** The rules of all versions, with cards from elsewhere. */
export const shelfWith = (catalogues: Catalogues): Shelf => ({ engines: engineBy, catalogues });

/** The rules and built-in cards of this version and of all before it. */
export const shelf: Shelf = shelfWith(catalogueBy);

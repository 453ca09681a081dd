import { builtIn } from './catalogue/index.ts';
import { FROZEN, type LoadEdition } from './editions/frozen.ts';
import { catalogueHash } from './hash.ts';
import type { Catalogue } from './types.ts';

/** The cards with a hash; null where they are not known. */
export type Library = (hash: string) => Promise<Catalogue | null>;

/** Frozen catalogues are called by the first letters of their hash. */
const EDITION = 16;
export const editionOf = (hash: string): string => hash.slice(0, EDITION);

/** The present cards are at hand; earlier ones are fetched when they are asked for. */
export function libraryOf(
  present: Catalogue,
  frozen: ReadonlyMap<string, LoadEdition> = FROZEN,
): Library {
  let own: string | undefined;
  return async (hash) => {
    own ??= catalogueHash(present);
    if (hash === own) return present;
    const edition = await frozen.get(editionOf(hash))?.();
    // A frozen file is no input: its test parses it.
    const catalogue = edition?.default as Catalogue | undefined;
    return catalogue && catalogueHash(catalogue) === hash ? catalogue : null;
  };
}

/** The built-in cards of this version and of all before it. */
export const catalogueBy: Library = libraryOf(builtIn);

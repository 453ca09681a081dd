export * from './vocabulary.ts';
export type * from './effects.ts';
export type * from './conditions.ts';
export type * from './types.ts';
export { builtIn } from './catalogue/index.ts';
export { canonicalJson, catalogueHash } from './hash.ts';
export { allCards, type AnyCard, type PlacedCard } from './all-cards.ts';
export {
  parseCatalogue,
  type CatalogueError,
  type ErrorCode,
  type ParsedCatalogue,
} from './validate.ts';
export * from './describe.ts';
export * from './notation.ts';

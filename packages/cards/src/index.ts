export * from './vocabulary.ts';
export type * from './effects.ts';
export type * from './conditions.ts';
export type * from './types.ts';
export { allCards, type AnyCard, type PlacedCard } from './all-cards.ts';
export { builtIn } from './catalogue/index.ts';
export { canonicalJson, catalogueHash } from './hash.ts';
export { parseCatalogue, type ParsedCatalogue } from './validate.ts';
export type { CatalogueError, ErrorCode } from './validate/parser.ts';
export * from './describe.ts';
export { kindOfCard, type CardKind, type CardKinds } from './describe/card-kind.ts';
export { phrasesOfGuardActions, phrasesOfCard, phrasesOfHeroLevel } from './describe/cards.ts';
export { phraseOfBonusCondition, phraseOfCondition } from './describe/conditions.ts';
export {
  phraseOfAbility,
  phraseOfEffect,
  phraseOfNeeds,
  phraseOfPrestigeAbility,
  phrasesOfEffects,
} from './describe/effects.ts';
export type { Phrase, PhraseKey } from './describe/phrase.ts';
export type { Language } from './describe/render.ts';
export { nameKey, type CardNames } from './describe/names.ts';
export * from './notation.ts';
export { notationOfBonusCondition, notationOfCondition } from './notation/conditions.ts';
export {
  notationOfAbility,
  notationOfEffect,
  notationOfEffects,
  notationOfNeeds,
  notationOfPrestigeAbility,
} from './notation/effects.ts';

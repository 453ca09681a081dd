export * from './vocabulary.ts';
export * from './vp-sources.ts';
export * from './board.ts';
export * from './place-kinds.ts';
export * from './limits.ts';
export * from './meeples.ts';
export { countsOf, meepleIndex } from './meeple-index.ts';
export type * from './effects.ts';
export { dispatch, type ByKind } from './by-kind.ts';
export { isInstant, isLastingBoost, isLastingRule, isTurnBoost } from './effect-roles.ts';
export type * from './conditions.ts';
export type * from './types.ts';
export { allCards, type AnyCard, type PlacedCard } from './all-cards.ts';
export { cardOf, deckOf, type CardSource, type Deck, type Source } from './source.ts';
export { builtIn, type BuiltInId } from './catalogue/index.ts';
export { PRESENT_CARDS } from './editions/present.ts';
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
export type { BuiltInNames, CardNames } from './describe/names.ts';
export * from './notation.ts';
export { notationOfBonusCondition, notationOfCondition } from './notation/conditions.ts';
export {
  notationOfPlace,
  notationOfSpot,
  type PlaceNotation,
  type SpotNotation,
} from './notation/places.ts';
export {
  notationOfAbility,
  notationOfEffect,
  notationOfEffects,
  notationOfNeeds,
  notationOfPrestigeAbility,
} from './notation/effects.ts';

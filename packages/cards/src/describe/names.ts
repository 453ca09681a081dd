import type { BuiltInId } from '../catalogue/index.ts';

/**
 * Names of cards in another language, by their ids; a card that is not among them keeps its own. Soft hyphens say where
 * a long word may be broken on a small card.
 */
export type CardNames = Readonly<Partial<Record<string, string>>>;

/** The names of all cards that come with the game. */
export type BuiltInNames = Readonly<Record<BuiltInId, string>>;

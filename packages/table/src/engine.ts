import type { Catalogue } from '@rowan/cards';
import {
  RULES_NUMBER,
  apply,
  completeView,
  joinView,
  overlayOf,
  publicView,
  questProgress,
  sealsUndo,
  startGame,
  view,
  viewEvents,
} from '@rowan/rules';
import { choiceOptions } from './choice-advice.ts';

/**
 * The rules of one number, as a table asks them. Whoever holds a game asks its own engine, never the rules of this
 * version: a game is played to its end by the rules it was begun with.
 */
export interface Engine {
  readonly rules: number;
  readonly startGame: typeof startGame;
  readonly apply: typeof apply;
  readonly sealsUndo: typeof sealsUndo;
  readonly view: typeof view;
  readonly viewEvents: typeof viewEvents;
  readonly publicView: typeof publicView;
  readonly overlayOf: typeof overlayOf;
  readonly joinView: typeof joinView;
  readonly completeView: typeof completeView;
  readonly questProgress: typeof questProgress;
  readonly choiceOptions: typeof choiceOptions;
}

/** The rules of this version. */
export const presentEngine: Engine = {
  rules: RULES_NUMBER,
  startGame,
  apply,
  sealsUndo,
  view,
  viewEvents,
  publicView,
  overlayOf,
  joinView,
  completeView,
  questProgress,
  choiceOptions,
};

/** What a game is played with. */
export interface Edition {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
}

/** What games are begun with now. */
export const presentEdition = (catalogue: Catalogue): Edition => ({
  engine: presentEngine,
  catalogue,
});

/** Cards by their hash; null for cards that are not to be had. */
export type Catalogues = (hash: string) => Promise<Catalogue | null>;

/** Rules by their number; null for rules that are not to be had. */
export type Engines = (rules: number) => Promise<Engine | null>;

/** Where the rules and cards of games are taken from. */
export interface Shelf {
  readonly engines: Engines;
  readonly catalogues: Catalogues;
}

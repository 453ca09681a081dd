import { PRESENT_CARDS, catalogueHash } from '@rowan/cards';
import { RULES_NUMBER } from '@rowan/rules';
import type { Edition } from './engine.ts';

/** By which rules and with which cards a game is played; the cards by the hash of their catalogue. */
export interface Pin {
  readonly rules: number;
  readonly catalogue: string;
}

/** The pin of games that are played with these rules and cards. */
export const pinOf = ({ engine, catalogue }: Edition): Pin => ({
  rules: engine.rules,
  catalogue: catalogueHash(catalogue),
});

/** The pin of games that are begun now with the built-in cards. */
export const PRESENT: Pin = { rules: RULES_NUMBER, catalogue: PRESENT_CARDS };

/** The pin of all games that were written down before games had one. */
export const UNPINNED: Pin = {
  rules: 0,
  catalogue: 'dbcd1baad38bb51e0cdff6bb27341033289478cbc961a1c3b8320d7ed30e660b',
};

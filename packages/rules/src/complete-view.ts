import type { Catalogue } from '@rowan/cards';
import { dealHidden } from './determinize.ts';
import type { Below } from './sample.ts';
import type { GameState } from './state.ts';
import type { GameView } from './view.ts';

/** Advice never depends on what is hidden, so nothing has to be left to chance. */
const alwaysFirst: Below = () => 0;

/**
 * A full state that looks the same to the viewer, for advice: the same for the same view. Where somebody else
 * decides, nobody does in it.
 */
export const completeView = (catalogue: Catalogue, seen: GameView): GameState =>
  dealHidden(catalogue, seen, alwaysFirst);

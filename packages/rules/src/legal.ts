import type { Catalogue } from '@rowan/cards';
import { playOf } from './apply.ts';
import { legalChoices } from './choices.ts';
import type { Answer, Decision } from './decisions.ts';
import { canonicalPlans } from './plans.ts';
import type { Play } from './play.ts';
import type { GameState } from './state.ts';

/** Legal answers of a game in play, lazily, in canonical order. */
export const legalAnswers = (g: Play, decision: Decision): Generator<Answer> =>
  decision.kind === 'plan' ? canonicalPlans(g) : legalChoices(g, decision);

/**
 * The legal answers to a decision, lazily and in canonical order. Of plans it lists the canonical ones: no
 * place holds more Units than it needs. Any plan that `apply` accepts is legal, listed or not.
 */
export const legal = (
  catalogue: Catalogue,
  state: GameState,
  decision: Decision,
): Iterable<Answer> => legalAnswers(playOf(catalogue, state), decision);

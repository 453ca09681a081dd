import { total } from '@rowan/cards';
import type { Answer, GameState } from '@rowan/rules';

/**
 * What a player answers to somebody else's Mage's Workshop (L9) without being asked: these kinds of meeples go back into
 * the bag, the first that lie in the Lodgings first; none where the list is empty.
 */
export type StandingOrder = readonly number[];

/** The answer to the open decision; null where no other than the active player's is asked for. */
export function standingAnswer(
  { decision, active, players }: GameState,
  order: StandingOrder,
): Answer | null {
  if (decision?.kind !== 'backToBag' || decision.seat === active) return null;
  const { lodgings } = players[decision.seat]!;
  const meeples = lodgings.map(() => 0);
  for (const meeple of order)
    meeples[meeple] = Math.min(lodgings[meeple] ?? 0, decision.upTo - total(meeples));
  return { kind: 'backToBag', meeples };
}

/** Whose turn it is to say something to somebody else's Workshop. */
export const workshopAsks = ({ decision, active }: GameState): number | null =>
  decision?.kind === 'backToBag' && decision.seat !== active ? decision.seat : null;

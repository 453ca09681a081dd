import type { Answer, Decision, GameView, Place } from '@rowan/rules';
import type { Options } from '@rowan/table';

/** What is to follow an answer once it has come back: another one, or a place that is to be served. */
export type Next = Answer | { readonly kind: 'serve'; readonly place: Place };

export const RISE: Answer = { kind: 'develop', do: 'levelUp' };

const isSame = (a: Next, b: Next): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What goes without saying: whoever was sent to rise, and for nothing else, does. */
export function impliedBy(answer: Answer, { turn }: GameView): readonly Next[] {
  if (answer.kind !== 'develop') return [];
  if (answer.do === 'assign') return answer.levelUp && !answer.construct ? [RISE] : [];
  return answer.do === 'construct' && turn.levelUp >= 0 ? [RISE] : [];
}

/** What comes next of all that was to follow; steps that the game has taken by itself are left out. */
export function nextOf(then: readonly Next[], { offers }: Options): readonly Next[] {
  const isStep = (next: Next): boolean => next.kind === 'develop' && next.do !== 'construct';
  const at = then.findIndex(
    (next) => !isStep(next) || offers.some(({ answer }) => isSame(answer, next)),
  );
  return at < 0 ? [] : then.slice(at);
}

/** Whether the player has to see what it brings to light before it is done. */
export const isSealed = (next: Next, { offers }: Options): boolean =>
  offers.some(({ answer, seals }) => seals && isSame(answer, next));

/** An order that was chosen for all, though the table asks for one after the other. */
export interface Ordered {
  readonly items: readonly number[];
  /** The player was told that something of it cannot be taken back. */
  readonly sealed: boolean;
}

/** What comes next by an order that was chosen before; nothing where it does not fit, or seals unexpectedly. */
export function orderedNext(
  ordered: Ordered | null,
  decision: Decision | null | undefined,
  { offers }: Options,
): Answer | null {
  if (!ordered || decision?.kind !== 'order') return null;
  const item = ordered.items.find((one) => decision.items.includes(one));
  const offer = offers.find(({ answer }) => answer.kind === 'order' && answer.item === item);
  return offer && (ordered.sealed || !offer.seals) ? offer.answer : null;
}

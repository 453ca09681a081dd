import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { apply, view, type Answer, type GameState, type PlanAnswer } from '@rowan/rules';
import { botSeed } from '@rowan/table';

/** What Marshal would do. */
export function marshalAt(state: GameState): Answer {
  const { seat, id } = state.decision!;
  const seed = botSeed(state.setup.key, seat, id);
  const question = { catalogue: builtIn, view: view(state, seat), seed, budget: { iterations: 1 } };
  return botOf('marshal').answer(question);
}

export function after(state: GameState, answer: Answer): GameState {
  const { seat, id } = state.decision!;
  const applied = apply(builtIn, state, { seat, decision: id, answer });
  if (!applied.ok) throw new Error(`refused by ${applied.error.rule}`);
  return applied.value.state;
}

const isEnd = (answer: Answer): boolean => answer.kind === 'develop' && answer.do === 'end';

/** The plan that follows if nothing more is developed from here on; null if something is. */
export function planAhead(state: GameState): PlanAnswer | null {
  const { seat } = state.decision!;
  const answer = marshalAt(state);
  if (!isEnd(answer)) return null;
  const next = after(state, answer);
  if (next.decision?.kind !== 'plan' || next.decision.seat !== seat) return null;
  const plan = marshalAt(next);
  return plan.kind === 'plan' ? plan : null;
}

/** The order in which Marshal would take what is to be ordered, one after the other. */
export function orderFrom(state: GameState): number[] {
  const { decision } = state;
  if (decision?.kind !== 'order') return [];
  const answer = marshalAt(state);
  return answer.kind === 'order' ? [answer.item, ...orderFrom(after(state, answer))] : [];
}

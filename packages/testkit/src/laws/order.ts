import type { AnswerOf, Below, GameEvent, GameState, PlayerState } from '@rowan/rules';
import { moveOf, type Situation } from '../course.ts';
import { shuffled } from '../luck.ts';
import { hold, holdSame, show, type Law } from './law.ts';

/** Where the engine does not ask for an order, no order makes a difference. */

type Plan = AnswerOf<'plan'>;

/** A game in which some kinds of meeples are nearly out of stock: the rest lies in a bag. */
function scarce({ engine, state, below }: Situation): GameState {
  const game = engine.clone(state);
  const [player] = game.players as [PlayerState];
  for (let kind = 0; kind < game.supply.length; kind++) {
    const left = below(2) === 0 ? game.supply[kind]! : Math.min(game.supply[kind]!, below(3));
    player.bag[kind]! += game.supply[kind]! - left;
    game.supply[kind] = left;
  }
  return game;
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** The state without the order in which cards came to lie somewhere. */
const unordered = (state: GameState): object => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    hand: sorted(player.hand),
    completed: sorted(player.completed),
    pile: sorted(player.pile),
    rooms: sorted(player.rooms),
    pairs: [],
  })),
  questDiscard: sorted(state.questDiscard),
  crowns: state.crowns.toSorted((a, b) => a.place - b.place),
  turn: { ...state.turn, fresh: sorted(state.turn.fresh), won: sorted(state.turn.won) },
  decision: { ...state.decision, items: [], quests: [] },
});

/** T7 lets the player's order of places decide who gets the last Peasants. */
const fledInFull = (events: readonly GameEvent[]): boolean =>
  events.every((event) => event.kind !== 'overran' || event.n === event.due);

function reordered(plan: Plan, below: Below): Plan {
  return { ...plan, places: shuffled(plan.places, below) };
}

/** A plan is over when the Draw Phase begins; until then its order is being carried out. */
const isOver = (state: GameState): boolean => state.phase !== 'main';

export const unaskedOrderDoesNotMatter: Law = (situation) => {
  const { engine, below } = situation;
  if (situation.state.decision!.kind !== 'plan') return;
  for (let i = 0; i < 8; i++) {
    const state = scarce(situation);
    const plan = engine.sample(state, below) as Plan;
    if (plan.places.length < 2) continue;
    const one = engine.apply(state, moveOf(state, plan));
    const two = engine.apply(state, moveOf(state, reordered(plan, below)));
    hold(one.ok && two.ok, () => `refused in another order: ${show(plan)}`);
    const [a, b] = [one.value.state, two.value.state];
    if (!fledInFull(one.value.events) || !fledInFull(two.value.events)) continue;
    const what = `${show(plan)} in another order, supply ${state.supply.join()}`;
    hold(isOver(a) === isOver(b), () => `${what}: a choice is asked or not`);
    if (isOver(a)) holdSame(what, unordered(a), unordered(b));
  }
};

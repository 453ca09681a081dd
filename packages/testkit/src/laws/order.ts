import { P } from '@rowan/cards';
import type { AnswerOf, GameEvent, GameState, Place, PlayerState, Task } from '@rowan/rules';
import { moveOf, type Situation } from '../course.ts';
import type { Engine } from '../engine.ts';
import { shuffled } from '../luck.ts';
import { hold, holdSame, show, type Law } from './law.ts';

/** Where the engine does not ask for an order, none could be better for the player (Q3). */

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

/** What a place draws can be completed by the others only if it is one for the turn. */
function richer(situation: Situation): GameState {
  const { engine, below } = situation;
  const game = scarce(situation);
  const { quests } = engine.catalogue;
  const isOfTurn = (quest: number): boolean => quests[quest]!.kind !== 'end';
  if (below(2) === 0) game.questDeck.sort((a, b) => Number(isOfTurn(a)) - Number(isOfTurn(b)));
  return game;
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** The state without the order in which cards came to lie somewhere, and without what no longer matters. */
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
  turn: {
    ...state.turn,
    fresh: sorted(state.turn.fresh),
    won: sorted(state.turn.won),
    eligible: [],
    unseen: [],
  },
  decision: { ...state.decision, items: [], quests: [] },
  decisions: 0,
});

/** A plan is over when the Draw Phase begins; until then its order is being carried out. */
const isOver = (state: GameState): boolean => state.phase !== 'main';

interface Course {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const settle = (place: Place): Task => ({ do: 'settle', of: 'places', items: [place], place: -1 });

const isResolved = ({ kind }: GameEvent): boolean => kind === 'activated' || kind === 'defeated';

/** The state when the plan is confirmed and nothing of it resolved, read off what was told about it. */
function confirmed(engine: Engine, before: GameState, plan: Plan, told: Course): GameState {
  const game = engine.clone(before);
  const { turn, players, active, supply } = game;
  const { tavern, lodgings } = players[active]!;
  turn.eligible = [...engine.explainPlan(before, plan).quests];
  for (const { units } of plan.places) units.forEach((n, kind) => (tavern[kind]! -= n));
  for (const event of told.events) {
    if (event.kind === 'planConfirmed') {
      turn.plan = event.places.map(({ place, units, as }) => ({
        place,
        units: [...units],
        as: [...as],
        overrun: 0,
      }));
      turn.boosts = [...event.boosts];
      turn.forgePlace = event.forgePlace;
      turn.forgeCv = event.forgeCv;
      if (event.recruit >= 0) lodgings[P]! -= 1;
    }
    if (event.kind === 'overran') {
      turn.plan.find(({ place }) => place === event.place)!.overrun = event.n;
      supply[P]! -= event.n;
    }
    if (event.kind === 'crownTaken') {
      game.crowns = game.crowns.filter(({ place }) => place !== event.place);
      const { lodgings: home } = players[event.from]!;
      event.units.forEach((n, kind) => (home[kind]! += n));
    }
    if (isResolved(event)) break;
  }
  return game;
}

/** A plan carried out in an order of our own, as far as it goes without a choice. `told`: what the engine makes of it. */
export function inOrder(
  engine: Engine,
  before: GameState,
  { plan, order, told }: { plan: Plan; order: readonly Place[]; told: Course },
): Course {
  const state = confirmed(engine, before, plan, told);
  const { seat, id } = state.decision!;
  state.agenda.push({ do: 'cleanUp' }, ...order.map(settle).reverse());
  // To decline to pay changes nothing: the game goes on with what is to be done.
  state.decision = { kind: 'payCost', seat, id, quest: 0, place: -1 };
  const resolving = told.events.findIndex(isResolved);
  const events = told.events.slice(0, resolving);
  engine.step(state, { kind: 'payCost', pay: false }, events);
  return { state, events };
}

/** Which Quests each card drew: chance makes an order no better. */
const drawnBy = ({ events }: Course): string =>
  events
    .filter((event) => event.kind === 'questsDrawn')
    .map(({ quests, source }) => `${JSON.stringify(source)}${quests.join()}`)
    .sort()
    .join();

const completed = ({ state: { players, active } }: Course, seat = active): readonly number[] =>
  players[seat]!.completed;

/** Another order may complete less; where it completes as much, all is the same. */
function holdNoWorse(what: string, seat: number, [one, other]: readonly [Course, Course]): void {
  const [mine, theirs] = [completed(one, seat), completed(other, seat)];
  const missed = theirs.filter((quest) => !mine.includes(quest));
  hold(missed.length === 0, () => `${what}: completes ${missed.join()} besides`);
  const [left, right] = [one, other].map(({ state }) => state.players[seat]!.vp) as [
    number,
    number,
  ];
  hold(left >= right, () => `${what}: brings ${right} VP instead of ${left}`);
  if (mine.length === theirs.length) holdSame(what, unordered(one.state), unordered(other.state));
}

export const unaskedOrderIsBest: Law = (situation) => {
  const { engine, below } = situation;
  if (situation.state.decision!.kind !== 'plan') return;
  for (let i = 0; i < 8; i++) {
    const state = richer(situation);
    const plan = engine.sample(state, below) as Plan;
    if (plan.places.length < 2) continue;
    const result = engine.apply(state, moveOf(state, plan));
    hold(result.ok, () => `refused: ${show(plan)}`);
    const one = result.value;
    if (!isOver(one.state)) continue;
    const order = shuffled(
      plan.places.map(({ place }) => place),
      below,
    );
    const other = inOrder(engine, state, { plan, order, told: one });
    const what = `${show(plan)} in the order ${order.join()}, supply ${state.supply.join()}`;
    if (!isOver(other.state) || drawnBy(one) !== drawnBy(other)) continue;
    holdNoWorse(what, situation.state.active, [one, other]);
  }
};

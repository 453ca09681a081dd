import { botOf } from '@rowan/bots';
import { SLOT, TOWER, type Answer, type Below, type GameState, type Move } from '@rowan/rules';
import { luckOf, moveOf, mutated, pick, type Engine } from '@rowan/testkit';
import { marksOf } from './marks.ts';
import { keyOf, type Goal } from './goals.ts';
import { setupAt } from './variants.ts';

/** How often each goal was reached, by `keyOf`. */
export type Counts = Record<string, number>;

function add(counts: Counts, goals: Iterable<Goal>): void {
  for (const goal of goals) counts[keyOf(goal)] = (counts[keyOf(goal)] ?? 0) + 1;
}

/** What is refused, and why: wrong answers beside each right one. */
function* refusals(engine: Engine, state: GameState, moves: readonly unknown[]): Generator<Goal> {
  for (const move of moves) {
    const result = engine.apply(state, move as Move);
    if (!result.ok) yield { group: 'rejection', name: result.error.code };
  }
}

const wrongMoves = (state: GameState, answer: Answer, below: Below): unknown[] => [
  moveOf(state, mutated(answer, below) as Answer),
  moveOf(state, mutated(answer, below) as Answer),
  { ...moveOf(state, answer), seat: (state.decision!.seat + 1) % 4 },
  { ...moveOf(state, answer), decision: state.decision!.id + 1 },
];

/** After any listed development, one tile on every slot: the sampler never counts on what a slot will pay. */
function* refusedSlots(engine: Engine, state: GameState, below: Below): Generator<Goal> {
  if (state.decision!.kind !== 'develop') return;
  const listed = [...engine.legal(state, state.decision!)];
  const result = engine.apply(state, moveOf(state, pick(listed, below)));
  if (!result.ok || result.value.state.decision?.kind !== 'develop') return;
  const { state: after } = result.value;
  const tile = after.market[0] ?? 0;
  const slots = Array.from({ length: TOWER - SLOT }, (_, i) => SLOT + i);
  const moves = slots.map((place) =>
    moveOf(after, { kind: 'develop', do: 'construct', tile, place }),
  );
  yield* refusals(engine, after, moves);
}

/** Random players hardly ever do what takes a plan, such as Overkill: in every so many games bots play. */
const BY_BOTS = 25;

function answerIn(engine: Engine, game: number, state: GameState, below: Below): Answer {
  if (game % BY_BOTS > 0) return engine.sample(state, below);
  const { seat, id } = state.decision!;
  const view = engine.view(state, seat);
  const question = { catalogue: engine.catalogue, view, seed: game + id };
  return botOf('marshal').answer({ ...question, budget: { iterations: 1 } });
}

function coverGame(engine: Engine, game: number, counts: Counts): void {
  const below = luckOf(game);
  const beside = luckOf(game);
  let state = engine.newGame(setupAt(game));
  let last: Move | undefined;
  while (state.decision !== null) {
    const answer = answerIn(engine, game, state, below);
    add(counts, refusals(engine, state, wrongMoves(state, answer, below)));
    add(counts, refusedSlots(engine, state, beside));
    last = moveOf(state, answer);
    const result = engine.apply(state, last);
    if (!result.ok) throw new Error(`game ${game}: refused ${JSON.stringify(last)}`);
    const { state: after, events } = result.value;
    add(counts, marksOf({ engine, before: state, after, answer, events }));
    state = after;
  }
  add(counts, refusals(engine, state, [last]));
}

/** What the games from one number up to another reach. */
export function coverGames(engine: Engine, from: number, to: number): Counts {
  const counts: Counts = {};
  for (let game = from; game < to; game++) coverGame(engine, game, counts);
  return counts;
}

import { builtIn, type Catalogue } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view, type GameState, type Setup } from '@rowan/rules';
import type { Bot, Budget } from '../src/bot.ts';

export const setupOf = (seed: string, players: number, more: Partial<Setup> = {}): Setup => ({
  players,
  towers: true,
  hiredHelp: [],
  advanced: false,
  ...more,
  key: keyFromSeed(seed),
});

/** One answer of a bot, through the front door: a view in, a judged move out. */
export function move(bot: Bot, state: GameState, budget: Budget, catalogue: Catalogue = builtIn) {
  const decision = state.decision!;
  const question = { catalogue, view: view(state, decision.seat), seed: decision.id, budget };
  const answer = bot.answer(question);
  return apply(catalogue, state, { seat: decision.seat, decision: decision.id, answer });
}

/** A whole game; throws on the first answer that the rules refuse. */
export function playGame(
  bots: readonly Bot[],
  setup: Setup,
  budget: Budget = { iterations: 20 },
  catalogue: Catalogue = builtIn,
): GameState {
  let state = newGame(catalogue, setup);
  while (state.decision) {
    const result = move(bots[state.decision.seat]!, state, budget, catalogue);
    if (!result.ok) throw new Error(`${state.decision.kind}: ${JSON.stringify(result.error)}`);
    state = result.value.state;
  }
  return state;
}

/** States of a random game in which somebody decides, every n-th of them. */
export function momentsOf(bot: Bot, setup: Setup, every: number): GameState[] {
  const moments: GameState[] = [];
  let state = newGame(builtIn, setup);
  for (let i = 0; state.decision; i++) {
    if (i % every === 0) moments.push(state);
    const result = move(bot, state, { iterations: 1 });
    if (!result.ok) throw new Error('refused');
    state = result.value.state;
  }
  return moments;
}

import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view, type Move, type Setup } from '@rowan/rules';

/** A game of four, as its setup and its moves. */
export interface Recorded {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

const BOTS: readonly BotName[] = ['marshal', 'captain', 'marshal', 'captain'];

/** Played by bots that think but shortly. */
function recordGame(seed: string): Recorded {
  const key = keyFromSeed(seed);
  const setup = { players: BOTS.length, towers: true, hiredHelp: [], advanced: false, key };
  const moves: Move[] = [];
  let state = newGame(builtIn, setup);
  while (state.decision) {
    const { seat, id } = state.decision;
    const question = { catalogue: builtIn, view: view(state, seat), seed: id };
    const answer = botOf(BOTS[seat]!).answer({ ...question, budget: { iterations: 1 } });
    const move = { seat, decision: id, answer };
    const result = apply(builtIn, state, move);
    if (!result.ok) throw new Error(`a bot answered against ${result.error.rule}`);
    moves.push(move);
    ({ state } = result.value);
  }
  return { setup, moves };
}

export const recordGames = (seed: number, count: number): Recorded[] =>
  Array.from({ length: count }, (_, i) => recordGame(`cost ${seed} ${i}`));

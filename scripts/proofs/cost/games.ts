import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view, type Move, type Setup } from '@rowan/rules';

/** A game of four, as its setup and its moves. */
export interface Recorded {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

/** Rules, cards and bots by which games are played: ours, or those of an earlier checkout, whose games we would refuse. */
export interface Players {
  readonly builtIn: typeof builtIn;
  readonly apply: typeof apply;
  readonly newGame: typeof newGame;
  readonly view: typeof view;
  readonly botOf: typeof botOf;
}

const OURS: Players = { builtIn, apply, newGame, view, botOf };

const BOTS: readonly BotName[] = ['marshal', 'captain', 'marshal', 'captain'];

/** Played by bots that think but shortly. */
function recordGame(seed: string, players: Players): Recorded {
  const { builtIn: catalogue, ...by } = players;
  const key = keyFromSeed(seed);
  const setup = { players: BOTS.length, towers: true, hiredHelp: [], advanced: false, key };
  const moves: Move[] = [];
  let state = by.newGame(catalogue, setup);
  while (state.decision) {
    const { seat, id } = state.decision;
    const question = { catalogue, view: by.view(state, seat), seed: id };
    const answer = by.botOf(BOTS[seat]!).answer({ ...question, budget: { iterations: 1 } });
    const move = { seat, decision: id, answer };
    const result = by.apply(catalogue, state, move);
    if (!result.ok) throw new Error(`a bot answered against ${result.error.rule}`);
    moves.push(move);
    ({ state } = result.value);
  }
  return { setup, moves };
}

export const recordGames = (seed: number, count: number, players = OURS): Recorded[] =>
  Array.from({ length: count }, (_, i) => recordGame(`cost ${seed} ${i}`, players));

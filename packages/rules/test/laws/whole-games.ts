import { builtIn } from '@rowan/cards';
import type { GameState, Setup, Viewer } from '@rowan/rules';
import { EVERY_SETUP, engineOf, luckOf, playOn } from '@rowan/testkit';

export const engine = engineOf(builtIn);

function* statesOf(setup: Setup): Generator<GameState> {
  const below = luckOf(setup.players);
  const state = engine.newGame(setup);
  yield state;
  while (playOn(engine, state, below, 1) === 1) yield state;
}

/** Every state of a game of each kind, its end among them; a game is played on in place. */
export function* allStates(): Generator<GameState> {
  for (const setup of EVERY_SETUP) yield* statesOf(setup);
}

export const seatsOf = ({ players }: GameState): number[] => [...players.keys()];
export const viewersOf = (state: GameState): Viewer[] => [...seatsOf(state), 'spectator'];
export const text = (value: unknown): string => JSON.stringify(value);

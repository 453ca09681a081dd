import type { GameState } from '@rowan/rules';
import {
  MOST_DECISIONS,
  brokenInvariants,
  deckFault,
  fullInventory,
  luckOf,
  moveOf,
  type Engine,
} from '@rowan/testkit';
import { setupAt } from './variants.ts';

/** One random game from beginning to end; everything follows from its number. */
export interface PlayedGame {
  readonly game: number;
  readonly decisions: number;
  /** The hash of the last state. */
  readonly hash: string;
  /** What went wrong, if anything did. */
  readonly fault: string | null;
}

interface Pace {
  /** Answers one decision. */
  readonly advance: (state: GameState) => GameState;
  /** Looks at every state; what is wrong with it. */
  readonly check: (state: GameState) => string | null;
}

function play(engine: Engine, game: number, { advance, check }: Pace): PlayedGame {
  let decisions = 0;
  let fault: string | null = null;
  let state = engine.newGame(setupAt(game));
  try {
    while (state.decision !== null && decisions < MOST_DECISIONS && fault === null) {
      state = advance(state);
      decisions += 1;
      fault = check(state);
    }
    if (fault === null && state.phase !== 'over') fault = `stuck after ${decisions} decisions`;
  } catch (error) {
    fault = `threw ${String(error)}`;
  }
  return { game, decisions, hash: engine.hash(state), fault };
}

/** In place, with every invariant checked after every decision. */
export function playChecked(engine: Engine, game: number): PlayedGame {
  const below = luckOf(game);
  const inventory = fullInventory(engine.catalogue, setupAt(game));
  return play(engine, game, {
    advance: (state) => {
      engine.step(state, engine.sample(state, below), null);
      return state;
    },
    check: (state) =>
      brokenInvariants(engine.catalogue, state, inventory)[0] ?? deckFault(engine.catalogue, state),
  });
}

/** The same game once more, move by move through `apply`. */
function playAgain(engine: Engine, game: number): PlayedGame {
  const below = luckOf(game);
  return play(engine, game, {
    advance: (state) => {
      const result = engine.apply(state, moveOf(state, engine.sample(state, below)));
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
      return result.value.state;
    },
    check: () => null,
  });
}

/** The same game as fast as it goes. */
export function playFast(engine: Engine, game: number): PlayedGame {
  const below = luckOf(game);
  return play(engine, game, {
    advance: (state) => {
      engine.step(state, engine.sample(state, below), null);
      return state;
    },
    check: () => null,
  });
}

/** Checked, and played again to the same end. */
export function proveGame(engine: Engine, game: number): PlayedGame {
  const first = playChecked(engine, game);
  if (first.fault !== null) return first;
  const second = playAgain(engine, game);
  const same = second.hash === first.hash && second.decisions === first.decisions;
  return same ? first : { ...first, fault: second.fault ?? 'a second run ended differently' };
}

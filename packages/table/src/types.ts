import type { BotName } from '@rowan/cards';
import type { GameEvent, GameState, GameView, Move, Setup } from '@rowan/rules';

/** Who sits on a chair. The Royal Guard of solo games has none: the engine plays it. */
export interface Seat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** One of the player colours, by number. */
  readonly colour: number;
  /** Of a bot's chair. */
  readonly bot?: BotName;
}

export interface TableSetup {
  readonly setup: Setup;
  readonly seats: readonly Seat[];
}

/** What one move did; the first step is the deal and has no move. */
export interface Step {
  readonly move: Move | null;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly sealed: boolean;
}

/** A bot gets what its seat sees, never the state. */
export interface BotQuestion {
  readonly bot: BotName;
  readonly seat: number;
  /** The number of the rules by which it is played. */
  readonly rules: number;
  readonly view: GameView;
  /** Fixed by the game and the decision, so that a game can be played again. */
  readonly seed: number;
}

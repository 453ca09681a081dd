import type { Answer, GameEvent, GameState, GameView, Move, Setup } from '@rowan/rules';

/** Who sits on a chair. The Royal Guard of solo games has none: the engine plays it. */
export interface Seat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** One of the player colours, by number. */
  readonly colour: number;
  /** The bot's name in the registry of bots. */
  readonly bot?: string;
}

export interface TableSetup {
  readonly setup: Setup;
  readonly seats: readonly Seat[];
}

/** A game is its setup and its moves: nothing else is stored. */
export interface Save {
  readonly format: 1;
  readonly table: TableSetup;
  readonly moves: readonly Move[];
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
  readonly bot: string;
  readonly seat: number;
  readonly view: GameView;
  /** Fixed by the game and the decision, so that a game can be played again. */
  readonly seed: number;
}

/** Null: the bot was told to stop before it had an answer. */
export type AskBot = (question: BotQuestion) => Promise<Answer | null>;

import { NO_CLOCK, type ClockRule } from './clock.ts';
import type { Ladder } from './rating.ts';

/** How a table is played: everybody is there, or each comes by when they find the time. */
export const PACES = ['live', 'async'] as const;
export type Pace = (typeof PACES)[number];

/** What is agreed on before anybody sits down. */
export interface Terms {
  readonly pace: Pace;
  /** It stands in the lobby, and everybody may enter; others are found by their link alone. */
  readonly public: boolean;
  readonly clock: ClockRule;
  /** Whose ratings the game counts for; null for nobody's. */
  readonly rated: Ladder | null;
  /** Everybody may ask the coach of their own device. */
  readonly coach: boolean;
}

/** Tables that were opened before there was anything to agree on, or not yet about that. */
export const USUAL_TERMS: Terms = {
  pace: 'live',
  public: false,
  clock: NO_CLOCK,
  rated: null,
  coach: false,
};

import { NO_CLOCK, type ClockRule } from './clock.ts';

/** How a table is played: everybody is there, or each comes by when they find the time. */
export const PACES = ['live', 'async'] as const;
export type Pace = (typeof PACES)[number];

/** What is agreed on before anybody sits down. */
export interface Terms {
  readonly pace: Pace;
  /** It stands in the lobby, and everybody may enter; others are found by their link alone. */
  readonly public: boolean;
  readonly clock: ClockRule;
  /** Everybody may ask the coach, and is warned; tables of before say nothing, and there nobody may. */
  readonly coach?: boolean;
}

/** Tables that were opened before there was anything to agree on. */
export const USUAL_TERMS: Terms = { pace: 'live', public: false, clock: NO_CLOCK };

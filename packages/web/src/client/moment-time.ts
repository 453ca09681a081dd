import { pace } from './pace.ts';

/** What a great moment is like. */
export type Tone = 'dark' | 'bright' | 'turn' | 'won' | 'lost';

const TIMES: Readonly<Record<Tone, number>> = {
  turn: 1200,
  bright: 1700,
  dark: 2600,
  won: 3200,
  lost: 2400,
};

/** How long a moment stands over the board; at no speed at all there is none. */
export const momentTime = (tone: Tone): number => TIMES[tone] * Math.min(1, pace());

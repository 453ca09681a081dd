import { builtIn } from '@rowan/cards';
import { engineOf } from '@rowan/testkit';
import { playFast, type PlayedGame } from './play-game.ts';

/** What runs inside the browser: the same games, played there. */

const engine = engineOf(builtIn);

export const playGames = (from: number, to: number): PlayedGame[] =>
  Array.from({ length: to - from }, (_, i) => playFast(engine, from + i));

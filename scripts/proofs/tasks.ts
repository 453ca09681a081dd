import { builtIn, type BotLevel } from '@rowan/cards';
import { engineOf } from '@rowan/testkit';
import { compareGames, type Tally as AdviceTally } from './advice/compare.ts';
import { checkGames, forecastGames, scoreboards } from './coach/judged.ts';
import { coverGames, type Counts } from './cover.ts';
import { realDoor } from './peeking/door.ts';
import type { Tally } from './peeking/peek.ts';
import { peekAtGames } from './peeking/report.ts';
import { mistakesOf, plantedGames, wordedGames } from './judging/judged.ts';
import { equalGames, foreseenGames, stackedGames } from './luck/games.ts';
import { fuzzAnswers, type FuzzTally } from './fuzz-answers.ts';
import { proveGame, type PlayedGame } from './play-game.ts';

/** What a worker thread can be asked to do: a stretch of numbered games or answers. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const engine = engineOf(builtIn);

export const games = ({ from, to }: Stretch): PlayedGame[] =>
  Array.from({ length: to - from }, (_, i) => proveGame(engine, from + i));

export const fuzz = ({ from, to }: Stretch): FuzzTally => fuzzAnswers(engine, from, to - from);

export const coverage = ({ from, to }: Stretch): Counts => coverGames(engine, from, to);

export const peeking = ({ from, to }: Stretch): Tally =>
  peekAtGames(realDoor, [from, to], { rows: 1, chairs: 5 });

export const advice = ({ from, to }: Stretch): AdviceTally => compareGames([from, to], 3);

export const coach = ({ from, to }: Stretch) => forecastGames(from, to);
export const coachScores = ({ from, to }: Stretch) => scoreboards(from, to);
export const coachChecks = ({ from, to }: Stretch) => checkGames(from, to);

/** Mistakes of a level, or words for decisions where none is named. */
export const judging = ({ from, to, level }: Stretch & { readonly level?: BotLevel }) =>
  level ? mistakesOf(level, from, to) : wordedGames(from, to);
export const judgingPlanted = ({ from, to }: Stretch) => plantedGames(from, to);

export const luck = ({ from, to }: Stretch) => equalGames(from, to);
export const luckForecast = ({ from, to }: Stretch) => foreseenGames(from, to);
export const luckStacked = ({ from, to }: Stretch) => stackedGames(from, to);

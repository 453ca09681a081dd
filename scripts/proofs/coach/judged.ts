import { foreseeing, judging, type JudgeQuestion, type Prospect, type Slices } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { positionsOf, type Position, type Row } from './positions.ts';

/** Imagined games for a forecast, for the coach's word on a decision, and to check that word. */
const FORECAST = 64;
const COACHED = 150;
const FRESH = 200;
/** Positions of a game that is forecast, and of one that the scoreboard's fit is made from. */
const PER_GAME = 2;
const PER_FIT = 6;

export interface Forecast extends Row {
  /** The chance of winning that was foretold. */
  readonly chance: number;
}

/** What was said of a move, and what fresh games make of it; each with its standard error. */
export interface Checked {
  readonly lead: Pair;
  readonly chance: Pair;
}

interface Pair {
  readonly said: number;
  readonly fresh: number;
  /** Of their difference. */
  readonly error: number;
}

function done<P>(thought: Slices<P>): P {
  while (thought.work());
  return thought.progress();
}

const questionOf = ({ seen, game }: Position, iterations: number): JudgeQuestion => ({
  catalogue: builtIn,
  view: seen,
  seed: game + seen.decisions,
  budget: { iterations },
});

const rowOf = ({ players, round, lead, share }: Row): Row => ({ players, round, lead, share });

const all = <T>(from: number, to: number, of: (game: number) => readonly T[]): T[] =>
  Array.from({ length: to - from }, (_, i) => of(from + i)).flat();

export const forecastGames = (from: number, to: number): Forecast[] =>
  all(from, to, (game) =>
    positionsOf(game, PER_GAME).map((position) => ({
      ...rowOf(position),
      chance: done(foreseeing(questionOf(position, FORECAST))).chance.mean,
    })),
  );

export const scoreboards = (from: number, to: number): Row[] =>
  all(from, to, (game) => positionsOf(game, PER_FIT).map(rowOf));

/** Half the width of a 95 % interval, as a standard error. */
const errorOf = ({ low, high }: Prospect['lead']): number => (high - low) / (2 * 1.96);

const pairOf = (said: Prospect['lead'], fresh: Prospect['lead']): Pair => ({
  said: said.mean,
  fresh: fresh.mean,
  error: Math.hypot(errorOf(said), errorOf(fresh)),
});

/** Another word on the same line, with other luck. */
const OTHER_LUCK = 0x5eed;

export const checkGames = (from: number, to: number): Checked[] =>
  all(from, to, (game) =>
    positionsOf(game, 1).map((position) => {
      const question = questionOf(position, COACHED);
      const [best] = done(judging(question)).candidates;
      const fresh = done(
        foreseeing({
          ...questionOf(position, FRESH),
          seed: question.seed ^ OTHER_LUCK,
          asked: [best!.line],
        }),
      );
      return { lead: pairOf(best!.lead, fresh.lead), chance: pairOf(best!.chance, fresh.chance) };
    }),
  );

import { chance, mix } from '@rowan/bots';
import type { Catalogue, SeatIndex } from '@rowan/cards';
import { keyFromSeed, newGame, type Answer, type Dice, type GameState } from '@rowan/rules';
import {
  bagsDrawn,
  dealtAnew,
  isDecked,
  listed,
  shakenAnew,
  type Draw,
  type Listed,
} from './outcomes.ts';

/**
 * What was drawn and what was decided, each by what it was worth to every seat: the value of the game after a draw less the mean
 * over all that could have been drawn, as backgammon programs do it for dice. Values come from a forecast that is given. Where
 * outcomes are too many to be listed, the mean comes from independent samples: luck sums up to nothing over many games, whatever
 * the forecast is worth. A draw is looked at from above: all hands lie open, no deck does.
 */

/** VP by which each seat will be ahead at the end; what it has to imagine follows from the seed. */
export type Forecast = (state: GameState, seed: number) => readonly number[];

/** A game as it was played: one state more than answers. */
export interface Course {
  readonly catalogue: Catalogue;
  readonly states: readonly GameState[];
  readonly answers: readonly Answer[];
  /** What its draws followed from. */
  readonly dice: Dice;
}

export interface LuckOptions {
  readonly forecast: Forecast;
  /** Samples of a draw that is not listed, and outcomes of one that is, at most. */
  readonly samples: number;
  readonly list: number;
  /** Forecasts of what happened in truth, each with luck of its own. */
  readonly looks: number;
  readonly seed: number;
}

/** What a decision was worth to each seat. */
interface Decided {
  /** Moves that were made before. */
  readonly at: number;
  readonly seat: SeatIndex;
  readonly worth: readonly number[];
}

/** What a draw was worth to each seat: of the deal, of somebody's bag, of the decks in somebody's turn. */
export interface Drawn extends Decided {
  readonly of: 'deal' | 'bag' | 'decks';
  /** Squared standard errors: what samples leave in doubt. */
  readonly doubt: readonly number[];
}

/** All draws and decisions of a game. They add up: from `start`, before anything was drawn, to `end`. */
export interface Account {
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly drawn: readonly Drawn[];
  readonly decided: readonly Decided[];
  /** Squared standard errors of all luck together: less than those of its parts, which share some of them. */
  readonly doubts: readonly number[];
}

/** A mean of values for each seat; of samples, what each of them came to. */
interface Mean {
  readonly values: readonly number[];
  readonly samples: readonly (readonly number[])[];
}

const less = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, seat) => value - b[seat]!);
const plus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, seat) => value + b[seat]!);
const certain = (values: readonly number[]): Mean => ({ values, samples: [] });

const meanOf = (all: readonly (readonly number[])[]): number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, one) => sum + one[seat]!, 0) / all.length);

const sampled = (samples: readonly (readonly number[])[]): Mean => ({
  values: meanOf(samples),
  samples,
});

const weighted = (
  all: readonly { readonly value: readonly number[]; readonly weight: number }[],
): Mean =>
  certain(
    all[0]!.value.map((_, seat) =>
      all.reduce((sum, { value, weight }) => sum + weight * value[seat]!, 0),
    ),
  );

/** The squared standard error of a mean, for each seat. */
function errorOf(samples: readonly (readonly number[])[], seats: number): number[] {
  const n = samples.length;
  if (n < 2) return Array.from({ length: seats }, () => 0);
  return meanOf(samples).map((mean, seat) => {
    const squares = samples.reduce((sum, one) => sum + (one[seat]! - mean) ** 2, 0);
    return squares / (n - 1) / n;
  });
}

/** The same of a difference: sample by sample where both were foreseen with the same luck. */
function doubtOf(a: Mean, b: Mean): number[] {
  const seats = a.values.length;
  if (a.samples.length !== b.samples.length)
    return plus(errorOf(a.samples, seats), errorOf(b.samples, seats));
  const differences = a.samples.map((one, i) => less(one, b.samples[i]!));
  return errorOf(differences, seats);
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Where the seeds of one moment begin: of worlds dealt anew, and of bags shaken anew. */
const DEALT = 15_485_863;
const SHAKEN = 7919;

/** One move at which something was drawn. */
interface Moment {
  readonly draw: Draw;
  readonly after: GameState;
  readonly bags: readonly number[];
  readonly options: LuckOptions;
  /** The luck of what is imagined here, and nowhere else. */
  readonly seed: number;
}

/** In the final rounds most is at stake, and few draws are left to average over: they are looked at more closely. */
const FINALLY = 2;
const timesAt = ({ lastRound }: GameState): number => (lastRound > 0 ? FINALLY : 1);

/** What a position is worth; only the end of a game is beyond doubt. */
function valueOf(state: GameState, { forecast, looks }: LuckOptions, seed: number): Mean {
  if (state.phase === 'over') return certain(forecast(state, seed));
  return sampled(range(looks * timesAt(state)).map((i) => forecast(state, mix(seed, i))));
}

/** The mean over outcomes that are as likely as each other, each with luck of its own. */
const overSamples = ({ options, seed }: Moment, states: readonly GameState[]): Mean =>
  sampled(states.map((state, i) => options.forecast(state, mix(seed, i))));

/** The mean over all that can be. */
const overListed = ({ options, seed }: Moment, all: readonly Listed[]): Mean =>
  weighted(
    all.map(({ state, weight }, i) => ({ value: options.forecast(state, mix(seed, i)), weight })),
  );

/** The mean over what could have been drawn from these bags, cards coming as they came. */
function overBags(moment: Moment, bags: readonly number[]): Mean {
  const { draw, options, seed } = moment;
  const all = bags.length === 1 ? listed(draw, bags[0]!, options.list) : null;
  if (all) return overListed(moment, all);
  const others = range(options.samples * timesAt(draw.before)).map((i) =>
    shakenAnew(draw, bags, mix(seed, SHAKEN * bags.length + i)),
  );
  return overSamples(moment, others);
}

/** The mean over all that could have been drawn, and whether cards were among it. */
function overAll(moment: Moment): { readonly mean: Mean; readonly decked: boolean } {
  const { draw, after, bags, options, seed } = moment;
  const { before } = draw;
  if (!isDecked(before, after) && bags.length === 1) {
    const all = listed(draw, bags[0]!, options.list);
    if (all && !all.some(({ state }) => isDecked(before, state)))
      return { mean: overListed(moment, all), decked: false };
  }
  const others = range(options.samples * timesAt(draw.before)).map((i) =>
    dealtAnew(draw, mix(seed, DEALT + i)),
  );
  const decked = [after, ...others].some((state) => isDecked(before, state));
  return { mean: overSamples(moment, others), decked };
}

interface Told {
  readonly drawn: readonly Omit<Drawn, 'at'>[];
  /** The value before the draw, the decision being made, and what is in doubt about all that was drawn. */
  readonly decided: readonly number[];
  readonly doubt: readonly number[];
}

/** A draw taken apart: first the cards, then one bag after the other, each with the mean over what was still to be drawn. */
function tell(moment: Moment, value: Mean): Told {
  const { draw, bags } = moment;
  const { mean, decked } = overAll(moment);
  const drawn: Omit<Drawn, 'at'>[] = [];
  let before = mean;
  const add = (of: Drawn['of'], seat: number, after: Mean): void => {
    const worth = less(after.values, before.values);
    drawn.push({ of, seat, worth, doubt: doubtOf(after, before) });
    before = after;
  };
  const rest = (i: number): Mean => (i < bags.length ? overBags(moment, bags.slice(i)) : value);
  if (decked || bags.length === 0) add('decks', draw.before.active, rest(0));
  for (const [i, seat] of bags.entries()) add('bag', seat, rest(i + 1));
  return { drawn, decided: mean.values, doubt: doubtOf(value, mean) };
}

/** What the deal was worth: the value of the game less the mean over other deals. */
function dealOf({ catalogue, states }: Course, { forecast, samples, seed }: LuckOptions): Mean {
  const { setup } = states[0]!;
  const below = chance(mix(seed, 0xdea1));
  return sampled(
    range(2 * samples).map((i) => {
      const key = keyFromSeed(`deal ${below(0x7fffffff)} ${i}`);
      return forecast(newGame(catalogue, { ...setup, key }), mix(seed, DEALT + i));
    }),
  );
}

/** Takes a game apart, one move after the other; the result of each call is how many moves are left. */
export function accounting(course: Course, options: LuckOptions) {
  const { catalogue, states, answers, dice } = course;
  const drawn: Drawn[] = [];
  const decided: Decided[] = [];
  let start: readonly number[] = [];
  let doubts: readonly number[] = [];
  let value = valueOf(states[0]!, options, mix(options.seed, 0));
  let at = -1;
  const open = (): void => {
    const mean = dealOf(course, options);
    start = mean.values;
    const { first } = states[0]!;
    const worth = less(value.values, start);
    doubts = doubtOf(value, mean);
    drawn.push({ at: 0, seat: first, of: 'deal', worth, doubt: doubts });
  };
  const next = (): void => {
    const [before, after] = [states[at]!, states[at + 1]!];
    const seed = mix(options.seed, at + 1);
    const now = valueOf(after, options, seed);
    const draw = { catalogue, before, answer: answers[at]!, dice };
    const bags = bagsDrawn(before, after);
    const { seat } = before.decision!;
    const quiet = bags.length === 0 && !isDecked(before, after);
    const told: Told = quiet
      ? { drawn: [], decided: now.values, doubt: doubts.map(() => 0) }
      : tell({ draw, after, bags, options, seed }, now);
    for (const one of told.drawn) drawn.push({ at, ...one });
    decided.push({ at, seat, worth: less(told.decided, value.values) });
    doubts = plus(doubts, told.doubt);
    value = now;
  };
  return {
    work: (): boolean => {
      if (at < 0) open();
      else next();
      at += 1;
      return at < answers.length;
    },
    progress: (): Account => ({ start, end: value.values, drawn, decided, doubts }),
  };
}

/**
 * Moves race against each other. Each round tries all that still race in the same world, so that luck is the same
 * for all; the more of the budget is spent, the fewer race on. What is believed before any trial counts until
 * trials outweigh it: for as many of them as would leave the same doubt.
 */
export interface Runner {
  /** VP by which it is believed to be better than the first. */
  readonly prior: number;
  readonly values: number[];
  /** Sums of the first n values. */
  readonly sums: number[];
}

export interface Race<T extends Runner> {
  /** Those that began, the most familiar first. */
  readonly field: readonly T[];
  racing: readonly T[];
  /** Whose turn it is in this round. */
  at: number;
  /** Squared VP by which two runners' lead over each other changed from world to world, summed up over rounds. */
  unrest: number;
  rounds: number;
}

/** VP, more or less, by which two moves are believed to differ in truth; and by which they differ in one world. */
const BELIEF = 2.2;
const LUCK = 9;
/** Rounds that this guess of luck counts as. */
const GUESS = 4;
const FIRST_ROUNDS = 2;
/** How many times the doubt that is left a runner may lie behind. */
const DOUBT = 2;
/** The field narrows to two; only certainty leaves one. */
const DUEL = 2;

export const newRunner = (prior: number): Runner => ({ prior, values: [], sums: [0] });

export const startRace = <T extends Runner>(field: readonly T[]): Race<T> => ({
  field,
  racing: field,
  at: 0,
  unrest: 0,
  rounds: 0,
});

export const isDecided = ({ racing }: Race<Runner>): boolean => racing.length < 2;

export const nextRunner = <T extends Runner>({ racing, at }: Race<T>): T => racing[at]!;

/** The variance of what two runners differ by in one world. */
const variance = ({ unrest, rounds }: Race<Runner>): number =>
  (unrest + GUESS * LUCK * LUCK) / (rounds + GUESS);

/** Trials that the belief before them weighs as much as. */
const faith = (race: Race<Runner>): number => variance(race) / (BELIEF * BELIEF);

/** What the first n trials and the belief before them say. */
function worth(race: Race<Runner>, { sums, prior }: Runner, n: number): number {
  const weight = faith(race);
  return (sums[n]! + weight * prior) / (n + weight);
}

/** The best in the race, judged by the worlds that all have been tried in. */
export function leader<T extends Runner>(race: Race<T>): T {
  const { racing } = race;
  const n = racing.at(-1)!.values.length;
  let best = racing[0]!;
  if (n === 0) return best;
  for (const runner of racing) if (worth(race, runner, n) > worth(race, best, n)) best = runner;
  return best;
}

/** How far the runners moved apart between the last two worlds, for two of them. */
function stirred(racing: readonly Runner[], n: number): number {
  let sum = 0;
  let squares = 0;
  for (const { values } of racing) {
    const moved = values[n - 1]! - values[n - 2]!;
    sum += moved;
    squares += moved * moved;
  }
  return (squares - (sum * sum) / racing.length) / (racing.length - 1);
}

/** Runners that may go on when such a share of the budget is spent. */
const placesAt = (field: number, share: number): number =>
  Math.max(DUEL, Math.ceil(field ** (1 - Math.min(1, share))));

function endRound<T extends Runner>(race: Race<T>, share: number): void {
  race.at = 0;
  const n = race.racing[0]!.values.length;
  if (n < FIRST_ROUNDS || isDecided(race)) return;
  race.unrest += stirred(race.racing, n);
  race.rounds += 1;
  const of = (runner: T): number => worth(race, runner, n);
  const ranked = race.racing.toSorted((a, b) => of(b) - of(a));
  const doubt = DOUBT * Math.sqrt(variance(race) / (n + faith(race)));
  const least = Math.max(
    of(ranked[0]!) - doubt,
    of(ranked[Math.min(ranked.length, placesAt(race.field.length, share)) - 1]!),
  );
  race.racing = race.racing.filter((runner) => of(runner) >= least);
}

/** Writes down what the runner in turn came to; at the end of a round some may have to stop. */
export function record<T extends Runner>(race: Race<T>, value: number, share: number): void {
  const { values, sums } = nextRunner(race);
  values.push(value);
  sums.push(sums.at(-1)! + value);
  race.at += 1;
  if (race.at === race.racing.length) endRound(race, share);
}

/** VP that a runner comes to: the leader's, less what it was behind in the worlds of both, in doubt by belief. */
export function valueOf(race: Race<Runner>, runner: Runner, best: Runner): number {
  const n = Math.min(runner.values.length, best.values.length);
  return best.sums.at(-1)! / best.values.length + worth(race, runner, n) - worth(race, best, n);
}

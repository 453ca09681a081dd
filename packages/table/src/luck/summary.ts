import { type Estimate, forecaster } from '@rowan/bots';
import type { SeatIndex } from '@rowan/cards';
import { RULES_NUMBER, keyedDice } from '@rowan/rules';
import type { History } from '../history.ts';
import { accounting, type Account, type Course, type Drawn, type LuckOptions } from './account.ts';

/** Where a lead came from; the parts add up to it. */
export interface LuckSummary {
  readonly seat: SeatIndex;
  /** VP ahead of the best rival at the end, and what was to be expected before anything was drawn. */
  readonly lead: number;
  readonly start: number;
  /** All luck: of the deal, of the own bag, of the decks in own turns, and of what the others drew. */
  readonly luck: Estimate;
  readonly deal: Estimate;
  readonly bag: Estimate;
  readonly decks: Estimate;
  readonly others: Estimate;
  /** All decisions: the own ones, and those of the others. */
  readonly decisions: Estimate;
  readonly own: Estimate;
  readonly theirs: Estimate;
  /** Luck by turn, the deal first: moves made before the turn, its round, and what it was worth. */
  readonly turns: readonly LuckyTurn[];
}

export interface LuckyTurn {
  readonly at: number;
  readonly round: number;
  readonly luck: number;
}

/** Standard errors to either side: 95 of 100 intervals hold what they are about. */
const Z = 1.96;

const estimateOf = (mean: number, doubt: number, n: number): Estimate => {
  const margin = Z * Math.sqrt(doubt);
  return { mean, low: mean - margin, high: mean + margin, n };
};

function sumOf(drawn: readonly Drawn[], seat: number): Estimate {
  let [mean, doubt] = [0, 0];
  for (const one of drawn) {
    mean += one.worth[seat]!;
    doubt += one.doubt[seat]!;
  }
  return estimateOf(mean, doubt, drawn.length);
}

/** What is in doubt about luck is in doubt about decisions: both add up to what is certain. */
function decisionsOf(
  { decided, doubts }: Account,
  seat: number,
  is: (by: number) => boolean,
): Estimate {
  const chosen = decided.filter((one) => is(one.seat));
  const mean = chosen.reduce((sum, { worth }) => sum + worth[seat]!, 0);
  return estimateOf(mean, doubts[seat]!, chosen.length);
}

function turnsOf({ states }: Course, { drawn }: Account, seat: number): LuckyTurn[] {
  const turns = new Map<number, LuckyTurn>();
  for (const { at, of, worth } of drawn) {
    const { turns: turn, round } = states[at]!;
    const key = of === 'deal' ? 0 : turn;
    const before = turns.get(key) ?? { at, round, luck: 0 };
    turns.set(key, { ...before, luck: before.luck + worth[seat]! });
  }
  return [...turns.values()];
}

export function luckOf(course: Course, account: Account, seat: SeatIndex): LuckSummary {
  const part = (is: (one: Drawn) => boolean): Estimate => sumOf(account.drawn.filter(is), seat);
  return {
    seat,
    lead: account.end[seat]!,
    start: account.start[seat]!,
    luck: estimateOf(part(() => true).mean, account.doubts[seat]!, account.drawn.length),
    deal: part(({ of }) => of === 'deal'),
    bag: part((one) => one.of === 'bag' && one.seat === seat),
    decks: part((one) => one.of === 'decks' && one.seat === seat),
    others: part((one) => one.of !== 'deal' && one.seat !== seat),
    decisions: decisionsOf(account, seat, () => true),
    own: decisionsOf(account, seat, (by) => by === seat),
    theirs: decisionsOf(account, seat, (by) => by !== seat),
    turns: turnsOf(course, account, seat),
  };
}

/** The same in whole VP that add up: a lead, of which so much was luck, so much decided, and the rest to be expected at the start. */
export interface Headline {
  readonly lead: number;
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
}

export function headlineOf({ lead, start, luck }: LuckSummary): Headline {
  const [before, drawn] = [Math.round(start), Math.round(luck.mean)];
  return { lead, start: before, luck: drawn, decisions: lead - before - drawn };
}

/** Whether the luck of a game can be told: it is over, and played by the rules of this version. */
export const hasLuck = ({ engine, steps }: History): boolean =>
  engine.rules === RULES_NUMBER && steps.at(-1)!.state.phase === 'over';

const courseOf = ({ catalogue, table, steps }: History): Course => ({
  catalogue,
  states: steps.map(({ state }) => state),
  answers: steps.slice(1).map(({ move }) => move!.answer),
  dice: keyedDice(table.setup.key),
});

/** How closely the luck of a reviewed game is looked at. */
export const LOOKING: Omit<LuckOptions, 'forecast'> = { samples: 24, list: 24, looks: 24, seed: 1 };

/** The luck of a game, taken apart move by move: `work` goes on, `progress` has what every seat can be told in the end. */
export function luckIn(history: History, options = LOOKING) {
  const course = courseOf(history);
  const forecast = forecaster(history.catalogue);
  const work = accounting(course, { ...options, forecast });
  return {
    work: work.work,
    summaries: (): LuckSummary[] =>
      history.table.seats.map((_, seat) => luckOf(course, work.progress(), seat)),
  };
}

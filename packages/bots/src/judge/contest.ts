import type { Line } from '../ideas.ts';
import {
  isDecided,
  leader,
  newRunner,
  nextRunner,
  record,
  startRace,
  valueOf,
  type Race,
  type Runner,
} from '../race.ts';
import { estimateOf } from './estimate.ts';
import type { Outcome } from './playout.ts';

/**
 * First all lines race, to find the best. Then it is played against those asked for, or else against the second, in fresh
 * worlds that nobody was chosen by, the same for all: a line that was lucky in the race is not praised for it.
 */
export interface Entry extends Runner {
  readonly line: Line;
  readonly asked: boolean;
  readonly raced: Outcome[];
  readonly measured: Outcome[];
}

export interface Contest {
  readonly race: Race<Entry>;
  /** The share of the budget that the race may take. */
  readonly share: number;
  /** The best of the race first; none while it goes on. */
  finals: readonly Entry[];
}

/** VP by which other lines than the most familiar are believed to be worse. */
const UNFAMILIAR = 1;
/** Fresh games before their figures count. */
const ENOUGH = 8;

/** The share of the budget that the race takes, if nothing else is said. */
const RACE = 0.5;

export const startContest = (
  lines: readonly Line[],
  asked: ReadonlySet<Line>,
  share = RACE,
): Contest => ({
  share,
  race: startRace(
    lines.map((line, i) => ({
      line,
      asked: asked.has(line),
      raced: [],
      measured: [],
      ...newRunner(i === 0 ? 0 : -UNFAMILIAR),
    })),
  ),
  finals: [],
});

/** The winner and those asked for; where nobody asks for another, the best of the others. */
function finalists(race: Race<Entry>): Entry[] {
  const best = leader(race);
  const asked = race.field.filter((entry) => entry.asked && entry !== best);
  if (asked.length > 0) return [best, ...asked];
  const by = (entry: Entry): number => valueOf(race, entry, best);
  const others = race.field
    .filter((entry) => entry !== best && entry.raced.length > 0)
    .toSorted((a, b) => by(b) - by(a));
  const second = others[0] ?? race.field.find((entry) => entry !== best);
  return [best, ...(second ? [second] : [])];
}

/** Worlds of the finals have other numbers than those of the race. */
const FRESH = 1_000_000;

/** Plays one more game; `share` is the part of the budget that is spent. */
export function playOne(
  contest: Contest,
  share: () => number,
  tryOut: (line: Line, world: number) => Outcome,
): void {
  const { race } = contest;
  if (contest.finals.length === 0 && (isDecided(race) || share() >= contest.share))
    contest.finals = finalists(race);
  if (contest.finals.length === 0) {
    const entry = nextRunner(race);
    const outcome = tryOut(entry.line, entry.raced.length);
    entry.raced.push(outcome);
    record(race, outcome.lead, share() / contest.share);
    return;
  }
  const behind = contest.finals.reduce((a, b) => (b.measured.length < a.measured.length ? b : a));
  behind.measured.push(tryOut(behind.line, FRESH + behind.measured.length));
}

const isMeasured = ({ finals }: Contest): boolean =>
  finals.length > 0 && finals.every(({ measured }) => measured.length >= ENOUGH);

/** Games of one line and of another in the same worlds. */
export interface Pair {
  readonly own: readonly Outcome[];
  readonly best: readonly Outcome[];
}

/** The games that tell of an entry, and those of the best in the same worlds. */
export function gamesOf(contest: Contest, entry: Entry, best: Entry): Pair {
  return isMeasured(contest) && contest.finals.includes(entry)
    ? { own: entry.measured, best: best.measured }
    : { own: entry.raced, best: best.raced };
}

/** By how much one is ahead of the other in the same worlds. */
export const leads = ({ own, best }: Pair): number[] =>
  Array.from({ length: Math.min(own.length, best.length) }, (_, i) => best[i]!.lead - own[i]!.lead);

/** The winner of the race, unless fresh games prove another of the finals better. */
export function bestOf(contest: Contest): Entry {
  const winner = contest.finals[0] ?? leader(contest.race);
  if (!isMeasured(contest)) return winner;
  const proven = contest.finals.filter(
    (entry) => estimateOf(leads({ own: winner.measured, best: entry.measured })).low > 0,
  );
  const by = ({ measured }: Entry): number => measured.reduce((sum, { lead }) => sum + lead, 0);
  return proven.toSorted((a, b) => by(b) - by(a))[0] ?? winner;
}

/** Fresh worlds between two looks at what they have shown. */
const STRIDE = 8;

/** Whether another look is due: all finalists have met the same worlds, a good many more than last time. */
export const isDue = (contest: Contest): boolean => {
  const [first, ...others] = contest.finals.map(({ measured }) => measured.length);
  return first! > 0 && first! % STRIDE === 0 && others.every((n) => n === first);
};

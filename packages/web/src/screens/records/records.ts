import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { levelOf } from '../../model/seats.ts';
import { isDamaged, type Entry, type TableEntry } from '../../storage/entry.ts';

/** One's own records, from nothing but the list of games on the device. */

const MODES = ['solo', '2', '3', '4'] as const;
export type Mode = (typeof MODES)[number];

/** The list of games knows VP only; who wins a tie is for the rules to say (E5). */
type Outcome = 'won' | 'lost' | 'even';

export interface Result {
  readonly id: string;
  readonly at: number;
  readonly mode: Mode;
  readonly vp: number;
  /** VP ahead of the best of the others, or behind. */
  readonly lead: number;
  readonly outcome: Outcome;
  readonly rivals: readonly BotLevel[];
}

export interface ModeRecord {
  readonly mode: Mode;
  readonly games: number;
  readonly won: number;
  readonly mean: number;
  readonly best: Result | null;
  /** The largest lead of a game that was won. */
  readonly lead: number;
}

export interface HallOfRecords {
  readonly finished: number;
  readonly won: number;
  readonly streak: number;
  readonly longest: number;
  readonly modes: readonly ModeRecord[];
  /** How often each bot was beaten: everybody who was left behind in a game that was won. */
  readonly beaten: Readonly<Record<BotLevel, number>>;
  /** The latest last. */
  readonly results: readonly Result[];
  /** So many games could not be read. */
  readonly unread: number;
}

/** A table has at most four seats, and alone one plays against the Guard. */
const modeOf = (seats: number): Mode => (seats === 1 ? 'solo' : (MODES[seats - 1] ?? '4'));

const outcomeOf = (lead: number): Outcome => (lead > 0 ? 'won' : lead < 0 ? 'lost' : 'even');

/** What came out for the one person at the table; null where there is none, or more, or no end. */
export function resultOf({ id, seats, vp, over, updated, twin }: TableEntry): Result | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = persons;
  if (!over || twin || own === undefined || persons.length > 1 || vp.length < 2) return null;
  const mine = vp[own] ?? 0;
  const lead = mine - Math.max(...vp.filter((_, seat) => seat !== own));
  const mode = modeOf(seats.length);
  // Alone, a tie is the Guard's (G9).
  const outcome = mode === 'solo' && lead === 0 ? 'lost' : outcomeOf(lead);
  const rivals = seats.flatMap(({ bot }) => levelOf(bot) ?? []);
  return { id, at: updated, mode, vp: mine, lead, outcome, rivals };
}

function modeRecord(mode: Mode, all: readonly Result[]): ModeRecord {
  const results = all.filter((one) => one.mode === mode);
  const won = results.filter(({ outcome }) => outcome === 'won');
  const sum = results.reduce((vp, one) => vp + one.vp, 0);
  return {
    mode,
    games: results.length,
    won: won.length,
    mean: results.length === 0 ? 0 : Math.round(sum / results.length),
    best: results.toSorted((a, b) => b.vp - a.vp || a.at - b.at)[0] ?? null,
    lead: Math.max(0, ...won.map(({ lead }) => lead)),
  };
}

/** Victories in a row, the longest and the one that lasts; a tie neither counts nor ends one. */
function streaks(results: readonly Result[]): Pick<HallOfRecords, 'streak' | 'longest'> {
  let streak = 0;
  let longest = 0;
  for (const { outcome } of results) {
    if (outcome === 'won') streak++;
    if (outcome === 'lost') streak = 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

function beatenIn(results: readonly Result[]): Record<BotLevel, number> {
  const won = results.filter(({ outcome }) => outcome === 'won');
  const times = (level: BotLevel): number =>
    won.filter(({ rivals }) => rivals.includes(level)).length;
  return Object.fromEntries(BOT_LEVELS.map((level) => [level, times(level)])) as Record<
    BotLevel,
    number
  >;
}

export function recordsOf(entries: readonly Entry[]): HallOfRecords {
  const readable = entries.filter((entry): entry is TableEntry => !isDamaged(entry));
  const results = readable
    .map(resultOf)
    .filter((one) => one !== null)
    .toSorted((a, b) => a.at - b.at);
  return {
    finished: results.length,
    won: results.filter(({ outcome }) => outcome === 'won').length,
    ...streaks(results),
    modes: MODES.map((mode) => modeRecord(mode, results)),
    beaten: beatenIn(results),
    results,
    unread: entries.length - readable.length,
  };
}

import type { Game } from './game.ts';
import type { Said } from './log.ts';

/** How much time there is; a clock runs for whomever the decision waits. */
export type ClockRule =
  | { readonly kind: 'none' }
  /** So long for each turn. */
  | { readonly kind: 'turn'; readonly seconds: number }
  /** So long for the whole game, and a little more with each turn. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export const NO_CLOCK: ClockRule = { kind: 'none' };

/** Milliseconds for which clocks stand still while a node starts anew. */
export const PAUSE = 60_000;
/** Milliseconds that whoever comes back has at least. */
export const BACK = 60_000;
const SECOND = 1000;
const DAY = 86_400_000;

/** The time of a table, as its rows up to now have spent it. */
export interface Clock {
  readonly rule: ClockRule;
  /** Milliseconds that each seat has left. */
  readonly left: readonly number[];
  /** The turn in which each seat was given time the last time. */
  readonly given: readonly number[];
  /** The person whom the decision waits for. */
  readonly waits: number | null;
  /** Since when; over a pause it is a time to come. */
  readonly since: number;
}

/** What a row means to a clock. */
export interface Moment {
  readonly at: number;
  /** The person whom the decision waits for from now on; a bot has all the time of the world. */
  readonly waits: number | null;
  /** Whose turn it is, counted over the whole game. */
  readonly turn: number;
  readonly what: 'row' | 'paused' | 'resumed' | { readonly back: number };
}

/** Time that begins anew with every turn; none for a bank. */
function spanOf(rule: ClockRule): number | null {
  if (rule.kind === 'turn') return rule.seconds * SECOND;
  return rule.kind === 'days' ? rule.days * DAY : null;
}

export const startClock = (rule: ClockRule, seats: number): Clock => ({
  rule,
  left: Array.from({ length: seats }, () => (rule.kind === 'bank' ? rule.seconds * SECOND : 0)),
  given: Array.from({ length: seats }, () => -1),
  waits: null,
  since: 0,
});

const withSeat = (list: readonly number[], seat: number, value: number): number[] =>
  list.map((one, i) => (i === seat ? value : one));

/** What has passed is taken from whom it waited for. */
function charged({ left, waits, since, rule }: Clock, at: number): readonly number[] {
  if (waits === null || rule.kind === 'none') return left;
  return withSeat(left, waits, Math.max(0, left[waits]! - Math.max(0, at - since)));
}

/** With the first decision in a turn a seat gets its time for it; coming back to it in the same turn it goes on. */
function grant(clock: Clock, { waits, turn }: Moment): Clock {
  const { rule, left, given } = clock;
  if (waits === null || rule.kind === 'none' || given[waits] === turn) return clock;
  const more = rule.kind === 'bank' ? left[waits]! + rule.increment * SECOND : spanOf(rule)!;
  return { ...clock, left: withSeat(left, waits, more), given: withSeat(given, waits, turn) };
}

/** Whoever comes back after their time has ended is not sent away again at once. */
function welcomed(clock: Clock, { what }: Moment): Clock {
  const { rule, left } = clock;
  if (typeof what === 'string' || rule.kind === 'none') return clock;
  const least = Math.max(BACK, spanOf(rule) ?? 0);
  return { ...clock, left: withSeat(left, what.back, Math.max(left[what.back]!, least)) };
}

/** The clock after a row. */
export function tick(clock: Clock, moment: Moment): Clock {
  const { at, waits, what } = moment;
  const left = charged(clock, at);
  const since = what === 'paused' ? at + PAUSE : at;
  return welcomed(grant({ ...clock, left, waits, since }, moment), moment);
}

/** When the time of whomever it waits for ends; null where none runs. */
export const deadlineOf = ({ rule, left, waits, since }: Clock): number | null =>
  waits === null || rule.kind === 'none' ? null : since + left[waits]!;

const whatOf = (said: Said): Moment['what'] => {
  if (said.kind === 'paused' || said.kind === 'resumed') return said.kind;
  return said.kind === 'handed' && said.to === 'person' ? { back: said.seat } : 'row';
};

/** What a row means to the clock, in the game that it has led to. */
export function momentOf({ state, table }: Game, at: number, said: Said): Moment {
  const { decision, round, active, players } = state;
  const seat = decision?.seat ?? null;
  const waits = seat !== null && table.seats[seat]?.kind === 'person' ? seat : null;
  return { at, waits, turn: round * players.length + active, what: whatOf(said) };
}

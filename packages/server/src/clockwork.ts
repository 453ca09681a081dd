import type { ClockMessage } from '@rowan/protocol';
import {
  deadlineOf,
  momentOf,
  startClock,
  tick,
  type Clock,
  type ClockRule,
  type Game,
  type Row,
} from '@rowan/table';

/** Milliseconds that an answer may be on its way when the time ends. */
const GRACE = 500;

type Why = 'clock' | 'left';

/** The clock of one game and for whom a bot plays, as its rows have it. */
export class Clockwork {
  clock: Clock;
  /** Seats for which a bot plays, and why. */
  readonly handed = new Map<number, Why>();

  constructor(rule: ClockRule, seats: number) {
    this.clock = startClock(rule, seats);
  }

  /** The clock as it will be after a row. */
  after({ at, said }: Pick<Row, 'at' | 'said'>, game: Game): Clock {
    return tick(this.clock, momentOf(game, at, said));
  }

  hear(row: Pick<Row, 'at' | 'said'>, game: Game): void {
    this.clock = this.after(row, game);
    const { said } = row;
    if (said.kind !== 'handed') return;
    if (said.to === 'bot') this.handed.set(said.seat, said.why);
    else this.handed.delete(said.seat);
  }

  /** Seats for which a bot plays. */
  get replaced(): number[] {
    return [...this.handed.keys()];
  }

  /** Clocks stand still for a while after a node has stopped. */
  isPaused(now: number): boolean {
    return deadlineOf(this.clock) !== null && this.clock.since > now;
  }

  get runs(): boolean {
    return deadlineOf(this.clock) !== null;
  }

  /** What the page shows; null where there is neither a clock nor a bot in somebody's place. */
  message(now: number): ClockMessage | null {
    const { rule, left, waits, since } = this.clock;
    if (rule.kind === 'none' && this.handed.size === 0 && !this.#told) return null;
    this.#told = true;
    return { kind: 'clock', rule, left, waits, since, now, handed: [...this.handed.keys()] };
  }

  /** Whoever was told of a bot is told that it is gone. */
  #told = false;
}

/** When a seat is handed to a bot; null where no clock runs. */
export function dueOf(clock: Clock): number | null {
  const deadline = deadlineOf(clock);
  return deadline === null ? null : deadline + GRACE;
}

/** Nobody's time ends before they could come back to a node that was away until `startedAt`. */
export function dueHere(clock: Clock, startedAt: number, grace: number): number | null {
  const due = dueOf(clock);
  if (due === null || clock.since >= startedAt) return due;
  return Math.max(due, startedAt + grace);
}

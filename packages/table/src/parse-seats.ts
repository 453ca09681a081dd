import { parseBotName } from '@rowan/cards';
import { LONGEST_NAME, MOST_COLOURS } from './limits.ts';
import type { Seat } from './types.ts';

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME;

const isColour = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MOST_COLOURS;

function parseSeat(value: unknown): Seat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, name, colour, bot } = value as Readonly<Record<string, unknown>>;
  if (!isName(name) || !isColour(colour)) return null;
  if (kind === 'person') return { kind, name, colour };
  return kind === 'bot' ? { kind, name, colour, bot: parseBotName(bot) } : null;
}

/** Who sits around a table, from anything; null unless every chair is taken. Only own fields are taken over. */
export function parseSeats(value: unknown, players: number): readonly Seat[] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  // Not by map, which passes over the holes of a list.
  const seats = Array.from(value, parseSeat);
  return seats.every((seat) => seat !== null) ? seats : null;
}

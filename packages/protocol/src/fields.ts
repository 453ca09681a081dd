import { MOST_PLAYERS } from '@rowan/cards';

/**
 * Small guards for records of our own that lay on a device. They are read before the first decision, where a
 * library for schemas would weigh more than the table itself; messages from a network go through a schema.
 */
type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const MOST = 1_000_000_000;
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

export const isSeatNumber = (value: unknown): value is number =>
  isCount(value) && value < MOST_PLAYERS;

/** The first day of the calendar is 1970, the last that can be told some 270,000 years later. */
const LAST = 8.64e15;
export const isTime = (value: unknown): value is number =>
  isNumber(value) && value >= 0 && value <= LAST;

export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** A list may have holes, which most of what walks over lists does not see. */
export const isList = <T>(
  value: unknown,
  is: (one: unknown) => one is T,
  most: number,
): value is readonly T[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= most &&
  Array.from<unknown>(value).every(is);

/** What an answer may be is judged when it is played again. */
export const isMove = (value: unknown): boolean =>
  isFields(value) &&
  isSeatNumber(value['seat']) &&
  isCount(value['decision']) &&
  isFields(value['answer']) &&
  typeof value['answer']['kind'] === 'string';

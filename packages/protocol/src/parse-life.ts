import { parseSetup, type Result } from '@rowan/rules';
import {
  LADDERS,
  MOST_ROWS,
  PACES,
  isSalt,
  parseSeats,
  type ClockRule,
  type LifeRow,
  type LifeSaid,
  type LoadFault,
} from '@rowan/table';
import { isCount, isFields, isHash, isList, isSeatNumber, isText } from './fields.ts';
import { SAID, isPin, isRowOf } from './parse-rows.ts';

/** Letters of a person's id. */
const LONGEST_PERSON = 64;

const isSeat = ({ seat }: Readonly<Record<string, unknown>>): boolean => isSeatNumber(seat);
const isOptionalSalt = (value: unknown): value is string | null => value === null || isSalt(value);

const oneOf = (value: unknown, known: readonly unknown[]): boolean => known.includes(value);

/** The numbers of a clock, by its kind. */
const CLOCKS: Readonly<Record<ClockRule['kind'], readonly string[]>> = {
  none: [],
  turn: ['seconds'],
  bank: ['seconds', 'increment'],
  days: ['days'],
};
const isClock = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['kind'], 4) &&
  Object.hasOwn(CLOCKS, value['kind']) &&
  CLOCKS[value['kind'] as ClockRule['kind']].every((field) => isCount(value[field]));
/** Tables of before had none. */
const isTerms = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    oneOf(value['pace'], PACES) &&
    isClock(value['clock']) &&
    typeof value['public'] === 'boolean' &&
    oneOf(value['rated'], [undefined, null, ...LADDERS]) &&
    oneOf(value['coach'], [undefined, true, false]));
const isProgram = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) && (value['budget'] === null || isCount(value['budget'])));

/** What may stand in a row of each kind, over the whole life of a table. */
const LIFE: {
  readonly [K in LifeSaid['kind']]: (said: Readonly<Record<string, unknown>>) => boolean;
} = {
  ...SAID,
  opened: ({ pin, setup, seats, owner, commitment, terms }) =>
    isPin(pin) &&
    isFields(setup) &&
    Array.isArray(seats) &&
    isText(owner, LONGEST_PERSON) &&
    isHash(commitment) &&
    isTerms(terms),
  dealt: ({ salts }) => isList(salts, isOptionalSalt, 4),
  sat: (said) =>
    isSeat(said) && isText(said['person'], LONGEST_PERSON) && isProgram(said['program']),
  left: isSeat,
  readied: (said) => isSeat(said) && (said['hash'] === null || isHash(said['hash'])),
  started: () => true,
  closed: ({ secret }) => isHash(secret),
  handed: (said) =>
    isSeat(said) && oneOf(said['to'], ['bot', 'person']) && oneOf(said['why'], ['clock', 'left']),
  tookBack: ({ moves }) => isCount(moves),
  paused: () => true,
  resumed: () => true,
};

const isRow = isRowOf<LifeRow>(LIFE);

const unreadable = (row: number): Result<never, LoadFault> => ({
  ok: false,
  error: { code: 'unreadable', row },
});

/** Only the deal has a key; any will do to read what else is set up. */
const ANY_KEY = '0'.repeat(64);

/** The first row, with a setup and chairs and nothing else in it. */
function cleanFirst(row: LifeRow): LifeRow | null {
  if (row.said.kind !== 'opened') return row;
  const parsed = parseSetup({ ...row.said.setup, key: ANY_KEY });
  if (!parsed.ok) return null;
  const { key: _key, ...setup } = parsed.value;
  const seats = parseSeats(row.said.seats, setup.players);
  return seats && { ...row, said: { ...row.said, setup, seats } };
}

/** Rows of a table's whole life, from anything that lay in a store. */
export function parseLife(values: readonly unknown[]): Result<readonly LifeRow[], LoadFault> {
  if (values.length > MOST_ROWS) return unreadable(MOST_ROWS);
  const bad = values.findIndex((value) => !isRow(value));
  if (bad >= 0) return unreadable(bad);
  const [first, ...others] = values as readonly LifeRow[];
  if (!first) return { ok: true, value: [] };
  const clean = cleanFirst(first);
  return clean ? { ok: true, value: [clean, ...others] } : unreadable(0);
}

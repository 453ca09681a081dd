import { parseSetup, type Result } from '@rowan/rules';
import {
  MOST_ROWS,
  parseSeats,
  type CommandId,
  type LoadFault,
  type Pin,
  type RatingChange,
  type Row,
  type Said,
  type TableSaid,
} from '@rowan/table';
import {
  isCount,
  isFields,
  isHash,
  isList,
  isMove,
  isNumber,
  isSeatNumber,
  isText,
  isTime,
} from './fields.ts';

/** No game is longer; what is, was not written by a table. */

export const isPin = (value: unknown): value is Pin =>
  isFields(value) && isCount(value['rules']) && isHash(value['catalogue']);

const isBrought = (value: unknown): boolean =>
  isFields(value) && isCount(value['moves']) && isHash(value['hash']);

const isRating = (value: unknown): boolean =>
  isFields(value) &&
  isNumber(value['mu']) &&
  isNumber(value['sigma']) &&
  value['sigma'] > 0 &&
  isCount(value['games']);
const isChange = (value: unknown): value is RatingChange | null =>
  value === null || (isFields(value) && isRating(value['before']) && isRating(value['after']));

/** What may stand in a row of each kind. */
export const SAID: {
  readonly [K in Exclude<Said, TableSaid>['kind']]: (
    said: Readonly<Record<string, unknown>>,
  ) => boolean;
} = {
  opened: ({ pin, setup, seats, brought }) =>
    isPin(pin) &&
    isFields(setup) &&
    Array.isArray(seats) &&
    (brought === undefined || isBrought(brought)),
  dealt: ({ key }) => isHash(key),
  moved: ({ move }) => isMove(move),
  undone: () => true,
  redone: () => true,
  ended: ({ secret, rated }) =>
    isHash(secret) && (rated === undefined || isList(rated, isChange, 4)),
};

type Readers = Readonly<Record<string, (said: Readonly<Record<string, unknown>>) => boolean>>;

const isSaid = (value: unknown, readers: Readers): boolean =>
  isFields(value) &&
  isText(value['kind'], 10) &&
  Object.hasOwn(readers, value['kind']) &&
  readers[value['kind']]!(value);

const isCommand = (value: unknown): value is CommandId =>
  isFields(value) && isText(value['client'], 64) && isCount(value['n']);

/** Whether something is a row that says one of these things. */
export const isRowOf =
  <R>(readers: Readers) =>
  (value: unknown): value is R =>
    isFields(value) &&
    isCount(value['seq']) &&
    isTime(value['at']) &&
    (value['by'] === null || isSeatNumber(value['by'])) &&
    (value['command'] === null || isCommand(value['command'])) &&
    isSaid(value['said'], readers);

const isRow = isRowOf<Row>(SAID);

const unreadable = (row: number): Result<never, LoadFault> => ({
  ok: false,
  error: { code: 'unreadable', row },
});

/** Rows from anything that lay in a store or came in a file. */
export function parseRows(values: readonly unknown[]): Result<readonly Row[], LoadFault> {
  if (values.length > MOST_ROWS) return unreadable(MOST_ROWS);
  const bad = values.findIndex((value) => !isRow(value));
  if (bad >= 0) return unreadable(bad);
  const rows = opened(values as readonly Row[]);
  return rows ? { ok: true, value: rows } : unreadable(0);
}

/** Where the first two rows are among them, they are a setup and those who sit there, and nothing else. */
function opened(rows: readonly Row[]): readonly Row[] | null {
  const [first, second, ...others] = rows;
  if (first?.said.kind !== 'opened') return rows;
  if (second?.said.kind !== 'dealt') return null;
  const parsed = parseSetup({ ...first.said.setup, key: second.said.key });
  if (!parsed.ok) return null;
  const { key: _key, ...setup } = parsed.value;
  const seats = parseSeats(first.said.seats, setup.players);
  return seats && [{ ...first, said: { ...first.said, setup, seats } }, second, ...others];
}

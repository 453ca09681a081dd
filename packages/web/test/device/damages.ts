import type { LoadFault, Row } from '@rowan/table';
import { changed, missing, set, type Change, type Path } from './changes.ts';

/** A game as it lies on a device: what the list shows of it, and its rows with the numbers they lie under. */
export interface Laid {
  readonly entry: unknown;
  readonly rows: readonly { readonly at: unknown; readonly row: unknown }[];
}

/** One way in which a game can be damaged, and what has to come of it. */
export interface Damage {
  readonly name: string;
  readonly of: (good: Laid) => Laid;
  /** Whether the list still shows it as a game. */
  readonly listed: boolean;
  /** Why it does not open; null if it does all the same. */
  readonly fault: LoadFault['code'] | null;
}

const inEntry =
  (path: Path, change: Change): Damage['of'] =>
  ({ entry, rows }) => ({ entry: changed(entry, path, change), rows });

const inRow =
  (seq: number, path: Path, change: Change): Damage['of'] =>
  ({ entry, rows }) => ({
    entry,
    rows: rows.map(({ at, row }, i) => ({ at, row: i === seq ? changed(row, path, change) : row })),
  });

const inRows =
  (change: (rows: Laid['rows']) => Laid['rows']): Damage['of'] =>
  ({ entry, rows }) => ({ entry, rows: change(rows) });

/** A field, something of a wrong type for it, and something out of its range. */
type Field = readonly [path: Path, wrong: unknown, beyond: unknown];

const ENTRY: readonly Field[] = [
  [['id'], 7, 'another'],
  [['seats'], 'two', []],
  [['seats', 0], null, {}],
  [['seats', 0, 'kind'], 1, 'ghost'],
  [['seats', 0, 'name'], 5, 'n'.repeat(1_000_000)],
  [['seats', 0, 'colour'], 'red', 4000],
  [['pin'], 'none', []],
  [['pin', 'rules'], '0', -1],
  [['pin', 'catalogue'], 8, 'dbcd'],
  [['updated'], 'today', 1e300],
  [['round'], 'first', -3],
  [['vp'], 12, Array.from({ length: 500 }, () => 1)],
  [['vp', 0], 'many', 1e21],
  [['over'], 'no', 2],
];

const MOVE = 4;
const ROW: readonly (readonly [seq: number, ...Field])[] = [
  [0, ['seq'], '0', -1],
  [0, ['at'], 'now', -5],
  [0, ['by'], 'me', 9],
  [0, ['command'], 'run', { client: 'c'.repeat(100), n: 1 }],
  [0, ['said'], 'hello', []],
  [0, ['said', 'kind'], 3, 'castled'],
  [0, ['said', 'pin'], 0, {}],
  [0, ['said', 'pin', 'rules'], 'zero', -1],
  [0, ['said', 'pin', 'catalogue'], 1, 'f00'],
  [0, ['said', 'setup'], null, []],
  [0, ['said', 'setup', 'players'], 'two', 9],
  [0, ['said', 'setup', 'towers'], 'yes', 2],
  [0, ['said', 'setup', 'hiredHelp'], 'W', ['W', 'W', 'Q']],
  [0, ['said', 'setup', 'advanced'], 'no', 1],
  [0, ['said', 'seats'], 'both', []],
  [0, ['said', 'seats', 1], 4, {}],
  [0, ['said', 'seats', 1, 'colour'], 'blue', 99],
  [0, ['said', 'seats', 1, 'name'], 3, 'n'.repeat(5000)],
  [0, ['said', 'brought', 'moves'], 'all', -2],
  [0, ['said', 'brought', 'hash'], 5, 'abc'],
  [1, ['said', 'kind'], null, 'shuffled'],
  [1, ['said', 'key'], 12, 'ff'],
  [MOVE, ['seq'], 'four', 1e12],
  [MOVE, ['at'], null, Infinity],
  [MOVE, ['by'], {}, -1],
  [MOVE, ['command'], 4, { client: 'c', n: -1 }],
  [MOVE, ['said'], 4, null],
  [MOVE, ['said', 'kind'], {}, 'passed'],
  [MOVE, ['said', 'move'], 'e4', []],
  [MOVE, ['said', 'move', 'seat'], 'north', 17],
  [MOVE, ['said', 'move', 'decision'], '3', -1],
  [MOVE, ['said', 'move', 'answer'], 'yes', []],
  [MOVE, ['said', 'move', 'answer', 'kind'], 0, null],
];

const HOW: readonly (readonly [how: string, change: (field: Field) => Change])[] = [
  ['missing', () => missing],
  ['of a wrong type', ([, wrong]) => set(wrong)],
  ['out of range', ([, , beyond]) => set(beyond)],
];

const entryDamages = ENTRY.flatMap((field): Damage[] =>
  HOW.map(([how, change]) => ({
    name: `${field[0].join('.')} of the entry is ${how}`,
    of: inEntry(field[0], change(field)),
    listed: false,
    fault: null,
  })),
);

/** What a setup need not say. */
const USUAL = [
  'said.setup.hiredHelp of row 0 is missing',
  'said.setup.advanced of row 0 is missing',
];

const rowDamages = ROW.flatMap(([seq, ...field]): Damage[] =>
  HOW.map(([how, change]) => {
    const name = `${field[0].join('.')} of row ${seq} is ${how}`;
    const of = inRow(seq, field[0], change(field));
    return { name, of, listed: true, fault: USUAL.includes(name) ? null : 'unreadable' };
  }),
);

const rows = (name: string, fault: LoadFault['code'], of: Damage['of']): Damage => ({
  name,
  of,
  listed: true,
  fault,
});

const entry = (name: string, value: unknown): Damage => ({
  name,
  of: ({ rows: all }) => ({ entry: value, rows: all }),
  listed: false,
  fault: null,
});

const renumbered = (all: Laid['rows']): Laid['rows'] =>
  all.map(({ row }, i) => ({ at: i, row: { ...(row as Row), seq: i } }));

const OTHER_HASH = 'a'.repeat(64);
const FOREIGN = { title: 'Groceries', done: false, items: ['milk', 'rope'] };

const SPECIAL: readonly Damage[] = [
  entry('the entry is null', null),
  entry('the entry is a text', '{"id":"x","seats":[{"kind":"per'),
  entry('the entry is a list', []),
  entry('the entry is a date', new Date(0)),
  entry('the entry is a foreign record', FOREIGN),
  entry('the entry is of an unknown format', { format: 9, log: 'packed' }),
  rows(
    'there are no rows',
    'unreadable',
    inRows(() => []),
  ),
  rows(
    'there is only the first row',
    'unreadable',
    inRows((all) => all.slice(0, 1)),
  ),
  rows(
    'the log is cut before what came along',
    'gap',
    inRows((all) => all.slice(0, -3)),
  ),
  rows(
    'the first row is missing',
    'gap',
    inRows((all) => all.slice(1)),
  ),
  rows(
    'a row in the middle is missing',
    'gap',
    inRows((all) => all.toSpliced(5, 1)),
  ),
  rows(
    'a row lies there twice',
    'gap',
    inRows((all) => [...all, { at: all.length, row: all.at(-1)!.row }]),
  ),
  rows(
    'a row lies under a number between two others',
    'gap',
    inRows((all) => [...all, { at: 3.5, row: all[3]!.row }]),
  ),
  {
    name: 'a row lies under a negative number',
    of: inRows((all) => [...all, { at: -1, row: all[3]!.row }]),
    listed: true,
    // Nobody looks for it.
    fault: null,
  },
  rows(
    'a row lies under a text',
    'unreadable',
    inRows((all) => [...all, { at: 'last', row: 'x' }]),
  ),
  rows(
    'a move was made that the rules refuse',
    'refused',
    inRow(MOVE, ['said', 'move', 'answer'], set({ kind: 'plan', places: [{ place: 99 }] })),
  ),
  rows(
    'an answer is full of nonsense',
    'refused',
    inRow(MOVE, ['said', 'move', 'answer'], set({ kind: 'toString', places: { length: 1e9 } })),
  ),
  rows(
    'an answer is huge',
    'refused',
    inRow(MOVE, ['said', 'move', 'answer'], set({ kind: 'plan', places: 'p'.repeat(5_000_000) })),
  ),
  rows(
    'a move answers another decision',
    'refused',
    inRow(MOVE, ['said', 'move', 'decision'], set(999)),
  ),
  rows(
    'two moves have changed places',
    'refused',
    inRows((all) => renumbered(all.with(4, all[5]!).with(5, all[4]!))),
  ),
  rows(
    'the game is opened twice',
    'unreadable',
    inRows((all) => renumbered([...all.slice(0, 4), all[0]!, ...all.slice(4)])),
  ),
  rows(
    'a move is taken back that nobody made',
    'unreadable',
    inRow(2, ['said'], set({ kind: 'undone' })),
  ),
  rows(
    'a move is made again that nobody took back',
    'unreadable',
    inRow(2, ['said'], set({ kind: 'redone' })),
  ),
  rows(
    'a row is null',
    'unreadable',
    inRows((all) => all.with(MOVE, { at: MOVE, row: null })),
  ),
  rows(
    'a row is a foreign record',
    'unreadable',
    inRows((all) => all.with(MOVE, { at: MOVE, row: FOREIGN })),
  ),
  rows(
    'rows are of an unknown format',
    'unreadable',
    inRows((all) => all.map(({ at }) => ({ at, row: { v: 2, bytes: 'AAEC' } }))),
  ),
  rows(
    'the state it came with was another one',
    'differs',
    inRow(0, ['said', 'brought', 'hash'], set(OTHER_HASH)),
  ),
  rows('the key is another one', 'refused', inRow(1, ['said', 'key'], set(OTHER_HASH))),
  rows('it is played by other rules', 'otherRules', inRow(0, ['said', 'pin', 'rules'], set(7))),
  rows(
    'it is played with unknown cards',
    'otherCards',
    inRow(0, ['said', 'pin', 'catalogue'], set(OTHER_HASH)),
  ),
];

/** Those of single fields come one after the other, so that some of them stand for all. */
export const DAMAGES: readonly Damage[] = [...SPECIAL, ...entryDamages, ...rowDamages];

export const SPECIAL_DAMAGES = SPECIAL.length;

/** Too long to be laid on a device for a test. */
export const ENDLESS: Damage = rows(
  'there are more rows than any game has',
  'unreadable',
  inRows((all) => [
    ...all,
    ...Array.from({ length: 20_001 }, (_, i) => ({ at: all.length + i, row: all.at(-1)!.row })),
  ]),
);

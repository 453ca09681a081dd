import { changed, missing, set, type Change, type Path } from './changes.ts';

/** One way in which a record of an earlier version can be damaged. */
export interface OldDamage {
  readonly name: string;
  readonly of: (good: unknown) => unknown;
  /** Whether it can be copied all the same; whoever opens it is told why it does not play. */
  readonly copied: boolean;
}

const FIELDS: readonly (readonly [path: Path, wrong: unknown, beyond: unknown])[] = [
  [['save'], 'all of it', []],
  [['save', 'format'], '1', 7],
  [['save', 'table'], null, {}],
  [['save', 'table', 'setup'], 'big', []],
  [['save', 'table', 'setup', 'players'], 'two', 12],
  [['save', 'table', 'setup', 'towers'], 'yes', 3],
  [['save', 'table', 'setup', 'key'], 7, 'abc'],
  [['save', 'table', 'seats'], 'both', []],
  [['save', 'table', 'seats', 0], 1, {}],
  [['save', 'table', 'seats', 0, 'name'], null, 'n'.repeat(5000)],
  [['save', 'table', 'seats', 0, 'colour'], 'red', -1],
  [['save', 'moves'], {}, Array.from({ length: 20_001 }, () => null)],
  [['save', 'moves', 2], 'e4', {}],
  [['save', 'moves', 2, 'seat'], 'north', 9],
  [['save', 'moves', 2, 'decision'], null, -1],
  [['save', 'moves', 2, 'answer'], 3, []],
  [['updated'], 'today', 1e300],
  [['round'], 'first', -1],
  [['vp'], 5, []],
  [['vp', 0], 'many', NaN],
  [['over'], 'no', 0],
];

const HOW: readonly (readonly [
  how: string,
  change: (wrong: unknown, beyond: unknown) => Change,
])[] = [
  ['missing', () => missing],
  ['of a wrong type', (wrong) => set(wrong)],
  ['out of range', (_, beyond) => set(beyond)],
];

const fieldDamages = FIELDS.flatMap(([path, wrong, beyond]): OldDamage[] =>
  HOW.map(([how, change]) => ({
    name: `${path.join('.')} is ${how}`,
    of: (good) => changed(good, path, change(wrong, beyond)),
    copied: false,
  })),
);

const instead = (name: string, value: unknown): OldDamage => ({
  name,
  of: () => value,
  copied: false,
});

const refused = (name: string, path: Path, value: unknown): OldDamage => ({
  name,
  of: (good) => changed(good, path, set(value)),
  copied: true,
});

export const OLD_DAMAGES: readonly OldDamage[] = [
  ...fieldDamages,
  instead('the record is null', null),
  instead('the record is a text that was cut', '{"id":"x","save":{"format":1,"tab'),
  instead('the record is a number', 42),
  instead('the record is a list', [1, 2, 3]),
  instead('the record is foreign', { title: 'Groceries', items: ['milk'] }),
  instead('the record is of a later format', { format: 2, log: 'packed' }),
  refused('a move is refused', ['save', 'moves', 2, 'answer'], { kind: 'plan', places: [9] }),
  refused('a move answers another decision', ['save', 'moves', 2, 'decision'], 500),
  refused('the key is another one', ['save', 'table', 'setup', 'key'], 'a'.repeat(64)),
];

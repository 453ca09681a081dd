import { builtIn } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { errorsOf, quest, room, tile } from './faults.ts';
import { valueAt, withValue, type Loose } from './mutate.ts';

/** Every number and every length has a lowest and a highest value, and both are allowed. */

type Row = readonly [path: string, min: number, max: number];

/** The fields of one thing that is put in place of another, so that its kind may be chosen. */
const within = (path: string, thing: Loose, bounds: Readonly<Record<string, [number, number]>>) =>
  Object.entries(bounds).map(([key, [min, max]]) => ({ path, thing, key, min, max }));

const errorsAt = (catalogue: Loose, path: string): string[] =>
  errorsOf(catalogue)
    .filter((error) => error.path === path && ['outOfRange', 'wrongLength'].includes(error.code))
    .map(({ expected, got }) => `${expected}, not ${got}`);

const NUMBERS: readonly Row[] = [
  ['supply.P', 0, 99],
  ['supply.X', 0, 99],
  ['peasant.cv', 0, 20],
  ['heroes[1].levels[1].cv', 0, 20],
  ['heroes[1].levels[1].cost', 0, 20],
  ['heroes[1].levels[1].level', 1, 3],
  ['prestige[0].cv', 0, 20],
  ['prestige[0].level', 1, 3],
  ['prestige[0].ability.n', 1, 9],
  ['monsters[3].strength', 1, 99],
  ['monsters[3].vp', 0, 99],
  ['overlords[0].strength', 1, 99],
  ['overlords[0].vp', 0, 99],
  ['henchman.vp', 0, 99],
  ['bonusTokens[0].vp', 1, 99],
  ['quests[0].vp', 0, 99],
  ['quests[0].penalty', 0, 99],
  ['roomSets[0].ladder[0]', 0, 99],
  ['guard.questVp.triggered', 0, 9],
  ['guard.questVp.ongoing', 0, 9],
  ['guard.questVp.end', 0, 9],
  [`${tile('spirit-grove')}.stock.n`, 1, 9],
];

const EFFECT = 'slots[0].gives[0]';
const PLACED = `${tile('banner-hall')}.gives[0]`;
const LASTING = `${quest('bane-oil')}.gives[0]`;
const TURN = `${quest('busy-axes')}.condition`;
const END = `${quest('legends')}.condition`;
const TOKEN = 'bonusTokens[0].condition';

const KINDS = [
  ...within(EFFECT, { kind: 'vp' }, { n: [1, 99] }),
  ...within(EFFECT, { kind: 'quests', draw: 1, discard: 0 }, { draw: [1, 9], discard: [0, 9] }),
  ...within(EFFECT, { kind: 'draw' }, { n: [1, 9] }),
  ...within(PLACED, { kind: 'turnBoost', who: 'W' }, { n: [1, 9] }),
  ...within(PLACED, { kind: 'backToBag', own: 1, others: 0 }, { own: [1, 9], others: [0, 9] }),
  ...within(`${room('purge-mage')}.gives[1]`, { kind: 'vpPerCorruption' }, { n: [1, 9] }),
  ...within(LASTING, { kind: 'boost', who: 'W' }, { n: [1, 9] }),
  ...within(LASTING, { kind: 'pair', by: 'W', who: 'P' }, { n: [1, 9] }),
  ...within(LASTING, { kind: 'against', type: 'undead' }, { n: [1, 9] }),
  ...within(
    TURN,
    { kind: 'defeat' },
    {
      minLevel: [1, 3],
      minStrength: [1, 99],
      units: [1, 20],
      types: [1, 8],
      surplus: [1, 20],
    },
  ),
  ...within(TURN, { kind: 'defeats' }, { n: [1, 12] }),
  ...within(TURN, { kind: 'construct' }, { minMonsters: [1, 3] }),
  ...within(
    TURN,
    { kind: 'activate', locations: 12, districts: 1 },
    { locations: [1, 12], districts: [1, 4] },
  ),
  ...within(
    TURN,
    { kind: 'activateAndDefeat', minMonsters: 1, minLevel: 1 },
    { minMonsters: [1, 3], minLevel: [1, 3] },
  ),
  ...within(TURN, { kind: 'level', anyOf: ['W'] }, { level: [2, 3] }),
  ...within(END, { kind: 'eachType' }, { n: [1, 20] }),
  ...within(END, { kind: 'atMost', meeple: 'X' }, { n: [0, 99] }),
  ...within(END, { kind: 'atLeast', meeple: 'X' }, { n: [1, 99] }),
  ...within(END, { kind: 'prestige' }, { n: [1, 20] }),
  ...within(END, { kind: 'classes', n: 1, level: 1 }, { n: [1, 7], level: [1, 3], top: [1, 3] }),
  ...within(TOKEN, { kind: 'types', n: 1, level: 0 }, { n: [1, 8], level: [0, 3] }),
  ...within(TOKEN, { kind: 'fewUnits' }, { n: [1, 20] }),
];

describe('a number', () => {
  test.each(NUMBERS)('%s is %i to %i', (path, min, max) => {
    const at = (n: number): string[] => errorsAt(withValue(path, n), path);
    expect([at(min), at(max)]).toEqual([[], []]);
    expect(at(min - 1)).toEqual([`${min} to ${max}, not ${min - 1}`]);
    expect(at(max + 1)).toEqual([`${min} to ${max}, not ${max + 1}`]);
  });

  test.each(KINDS)('$key of $thing.kind is $min to $max', ({ path, thing, key, min, max }) => {
    const at = (n: number): string[] =>
      errorsAt(withValue(path, { ...thing, [key]: n }), `${path}.${key}`);
    expect([at(min), at(max)]).toEqual([[], []]);
    expect(at(min - 1)).toEqual([`${min} to ${max}, not ${min - 1}`]);
    expect(at(max + 1)).toEqual([`${min} to ${max}, not ${max + 1}`]);
  });
});

const LENGTHS: readonly Row[] = [
  ['heroes', 4, 4],
  ['heroes[0].levels', 3, 3],
  ['heroes[0].levels[1].boosts', 0, 12],
  ['heroes[1].levels[1].ability.needs', 1, 12],
  ['heroes[1].levels[1].ability.gives', 1, 12],
  ['prestige', 3, 3],
  ['startingLocations', 4, 4],
  ['startingLocations[0].gives', 0, 12],
  ['slots', 8, 8],
  ['slots[0].gives', 0, 12],
  ['tiles', 4, 60],
  ['monsters', 20, 120],
  ['monsters[0].gives', 0, 12],
  ['overlords', 3, 3],
  ['bonusTokens', 6, 6],
  ['quests', 11, 200],
  ['quests[0].gives', 0, 12],
  [`${quest('bane-oil')}.gives`, 1, 12],
  [`${quest('thick-bark')}.gives[0].have`, 1, 12],
  [`${quest('thick-bark')}.gives[0].exhaust`, 0, 12],
  [`${quest('thick-bark')}.gives[0].gives`, 1, 12],
  [`${quest('lumber-guild')}.gives[0].gives`, 1, 12],
  [`${quest('lumber-guild')}.condition.districts`, 1, 4],
  [`${quest('order-of-the-plane')}.condition.anyOf`, 1, 4],
  [`${quest('dark-thoughts')}.condition.have`, 1, 12],
  [`${quest('busy-axes')}.fixed`, 0, 12],
  [`${tile('colosseum')}.crown`, 1, 5],
  [`${tile('colosseum')}.crown[0].gives`, 1, 12],
  [`${tile('blood-forge')}.needs[0].anyOf`, 2, 5],
  ['rooms', 4, 60],
  ['rooms[0].needs', 1, 12],
  ['rooms[0].gives', 0, 12],
  ['roomSets', 3, 3],
  ['roomSets[0].ladder', 1, 20],
  ['guard.orders', 7, 7],
  ['guard.board', 15, 15],
  ['guard.board[0].accepts', 1, 9],
  ['guard.board[0].actions', 1, 4],
  ['guard.bag', 2, 40],
];

/** A list of any length: what stands there, over and over. */
function lengthened(path: string, n: number): Loose {
  const list = (valueAt(withValue('name', 'x'), path) as unknown[] | undefined) ?? [];
  const filler = list.length > 0 ? list : ['P'];
  return withValue(
    path,
    Array.from({ length: n }, (_, i) => filler[i % filler.length]),
  );
}

describe('a list', () => {
  test.each(LENGTHS)('%s has %i to %i items', (path, min, max) => {
    const at = (n: number): string[] => errorsAt(lengthened(path, n), path);
    const expected = min === max ? min : `${min} to ${max}`;
    expect([at(min), at(max)]).toEqual([[], []]);
    const wrong = [min - 1, max + 1].filter((n) => n >= 0);
    for (const n of wrong) expect(at(n)).toContain(`${expected}, not ${n}`);
  });
});

describe('a count of cards', () => {
  test('G2: two Units of basic classes are enough for a Guard', () => {
    expect(errorsOf(withValue('guard.bag', ['P', 'W', 'R']))).toEqual([]);
  });

  test('G10: a hero of a Rescue Room beyond the supply', () => {
    const errors = errorsOf(withValue('supply.L', 0)).map(({ path }) => path);
    expect(errors).toContain('supply.L');
  });

  test('G10: one Knight is enough for the Guard, whatever Rooms of other sets ask for', () => {
    expect(errorsOf(withValue('supply.K', 1))).toEqual([]);
    expect(errorsOf(withValue('supply.K', 0))).toMatchObject([{ path: 'supply.K', expected: 1 }]);
  });

  test('S3: the level of which there are too few is named', () => {
    const monsters = builtIn.monsters.filter(({ level }) => level !== 2);
    const [error] = errorsOf(withValue('monsters', [...monsters, ...monsters.slice(0, 20)])).filter(
      ({ code }) => code === 'tooFew',
    );
    expect(error).toMatchObject({ path: 'monsters', expected: '8 of level 2 without 3+' });
  });
});

describe('a text', () => {
  test.each([
    ['name', 60],
    ['quests[0].name', 60],
    ['quests[0].id', 64],
    [`${tile('colosseum')}.fixed[0]`, 40],
  ])('%s has up to %i characters', (path, max) => {
    const at = (n: number): string[] => errorsAt(withValue(path, 'a'.repeat(n)), path);
    expect([at(1), at(max)]).toEqual([[], []]);
    expect(at(0)).toEqual([`1 to ${max} characters, not 0`]);
    expect(at(max + 1)).toEqual([`1 to ${max} characters, not ${max + 1}`]);
  });

  test('40 characters of a wrong one are shown', () => {
    const [short] = errorsOf(withValue('monsters[0].type', 'x'.repeat(40)));
    const [long] = errorsOf(withValue('monsters[0].type', 'x'.repeat(41)));
    expect(short!.got).toBe('x'.repeat(40));
    expect(long!.got).toBe(`${'x'.repeat(40)}…`);
  });
});

describe('all errors are counted, and the first thousand told', () => {
  const faulty = (n: number): Loose =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`unknown${i}`, 0]));

  test.each([
    [999, 999],
    [1000, 1000],
    [1001, 1000],
  ])('%i unknown fields', (n, told) => {
    expect(errorsOf({ ...builtIn, ...faulty(n) })).toHaveLength(told);
  });
});

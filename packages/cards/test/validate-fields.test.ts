import { builtIn, parseCatalogue } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { errorsOf, faults, tile } from './faults.ts';
import { copy, withItem, withValue, without, type Loose } from './mutate.ts';

describe('A good catalogue', () => {
  test('comes through JSON and the parser unchanged', () => {
    expect(parseCatalogue(copy())).toEqual({ ok: true, value: builtIn });
  });

  test('is a fresh copy', () => {
    const result = parseCatalogue(builtIn);
    expect(result.ok && result.value).not.toBe(builtIn);
    expect(result.ok && result.value.monsters[0]).not.toBe(builtIn.monsters[0]);
  });

  test('may have other numbers', () => {
    expect(parseCatalogue(withValue('monsters[3].strength', 7)).ok).toBe(true);
  });

  test('may have a further card', () => {
    const extra = { ...builtIn.monsters[3], id: 'another-root' };
    expect(parseCatalogue(withItem('monsters', extra)).ok).toBe(true);
  });
});

describe('Fields', () => {
  faults([
    ['a missing field', without('monsters[3].strength'), 'monsters[3].strength', 'missing'],
    ['a missing part', without('henchman'), 'henchman', 'missing'],
    ['an unknown field', withValue('tiles[0].colour', 'red'), 'tiles[0].colour', 'unknownField'],
    ['an unknown field at the top', withValue('extra', 1), 'extra', 'unknownField'],
    [
      'a field of another kind',
      withValue('slots[0].gives[0].vp', 1),
      'slots[0].gives[0].vp',
      'unknownField',
    ],
    [
      'text for a number',
      withValue('monsters[3].strength', '3'),
      'monsters[3].strength',
      'wrongType',
    ],
    ['null for a number', withValue('supply.P', null), 'supply.P', 'wrongType'],
    ['a number for text', withValue('quests[0].name', 7), 'quests[0].name', 'wrongType'],
    ['an object for a list', withValue('rooms', {}), 'rooms', 'wrongType'],
    ['a list for an object', withValue('guard', []), 'guard', 'wrongType'],
    [
      'a number for a flag',
      withValue('monsters[0].threePlus', 1),
      'monsters[0].threePlus',
      'wrongType',
    ],
    ['a broken number', withValue('monsters[3].vp', 1.5), 'monsters[3].vp', 'notInteger'],
    ['a negative number', withValue('monsters[3].vp', -1), 'monsters[3].vp', 'outOfRange'],
    ['minus zero', withValue('monsters[3].vp', -0), 'monsters[3].vp', 'notInteger'],
    ['an infinite number', withValue('quests[0].vp', Infinity), 'quests[0].vp', 'notInteger'],
    [
      'a huge number',
      withValue('overlords[0].strength', 1000),
      'overlords[0].strength',
      'outOfRange',
    ],
    ['a format of the future', withValue('format', 2), 'format', 'notAllowed'],
  ]);
});

describe('Texts and ids', () => {
  faults([
    ['no name', withValue('name', ''), 'name', 'wrongLength'],
    [
      'a very long name',
      withValue('tiles[1].name', 'x'.repeat(61)),
      'tiles[1].name',
      'wrongLength',
    ],
    ['a line break', withValue('tiles[1].name', 'a\nb'), 'tiles[1].name', 'badText'],
    [
      'a text that runs backwards',
      withValue('tiles[1].name', 'a\u202Eb'),
      'tiles[1].name',
      'badText',
    ],
    ['space at the end', withValue('tiles[1].name', 'Temple '), 'tiles[1].name', 'badText'],
    ['an id with capitals', withValue('tiles[1].id', 'Temple'), 'tiles[1].id', 'badId'],
    ['an id twice in a list', withValue('tiles[1].id', 'levy-station'), 'tiles[1].id', 'duplicate'],
    [
      'an id twice in two lists',
      withValue('rooms[0].id', 'levy-station'),
      'rooms[0].id',
      'duplicate',
    ],
    [
      'a fixed field that is not there',
      withValue('henchman.fixed', ['gives']),
      'henchman.fixed[0]',
      'mismatch',
    ],
    [
      'a provenance of its own',
      withValue('peasant.provenance', 'mine'),
      'peasant.provenance',
      'notAllowed',
    ],
  ]);
});

describe('Closed vocabularies', () => {
  const lodge = tile('rangers-lodge');
  faults([
    [
      'an unknown meeple',
      withValue('slots[1].gives[0].meeple', 'Z'),
      'slots[1].gives[0].meeple',
      'notAllowed',
    ],
    [
      'an unknown district',
      withValue('monsters[3].district', 'harbour'),
      'monsters[3].district',
      'notAllowed',
    ],
    [
      'an unknown Monster type',
      withValue('monsters[3].type', 'fey'),
      'monsters[3].type',
      'notAllowed',
    ],
    ['an unknown level', withValue('monsters[20].level', 4), 'monsters[20].level', 'notAllowed'],
    ['an unknown need', withValue('tiles[0].needs[0]', 'R'), 'tiles[0].needs[0]', 'notAllowed'],
    [
      'alternatives twice the same',
      withValue(`${tile('blood-forge')}.needs[0].anyOf`, ['M', 'M']),
      `${tile('blood-forge')}.needs[0].anyOf[1]`,
      'duplicate',
    ],
    [
      'an unknown effect',
      withValue('slots[0].gives[0]', { kind: 'win' }),
      'slots[0].gives[0].kind',
      'notAllowed',
    ],
    [
      'an effect without a kind',
      withValue('slots[0].gives[0]', {}),
      'slots[0].gives[0].kind',
      'missing',
    ],
    [
      'an effect named like a method',
      withValue('slots[0].gives[0]', { kind: 'toString' }),
      'slots[0].gives[0].kind',
      'notAllowed',
    ],
    [
      'an unknown condition',
      withValue('quests[0].condition', { kind: 'sing' }),
      'quests[0].condition.kind',
      'notAllowed',
    ],
    [
      'an unknown Quest kind',
      withValue('quests[0].kind', 'secret'),
      'quests[0].kind',
      'notAllowed',
    ],
    [
      'an unknown Room family',
      withValue('rooms[0].family', 'attic'),
      'rooms[0].family',
      'notAllowed',
    ],
    [
      'an unknown Order',
      withValue('guard.orders[0].order', 'rest'),
      'guard.orders[0].order',
      'notAllowed',
    ],
    [
      'an unknown Guard action',
      withValue('guard.board[0].actions[0].kind', 'rest'),
      'guard.board[0].actions[0].kind',
      'notAllowed',
    ],
    [
      'a sword that stays',
      withValue('guard.board[0].actions[0].by', 0),
      'guard.board[0].actions[0].by',
      'notAllowed',
    ],
    [
      'a stock of Peasants',
      withValue(`${lodge}.stock.meeple`, 'P'),
      `${lodge}.stock.meeple`,
      'notAllowed',
    ],
    [
      'an Overlord as Henchman',
      withValue('henchman.role', 'overlord'),
      'henchman.role',
      'notAllowed',
    ],
  ]);
});

describe('Errors', () => {
  test('carry what was expected and what was there', () => {
    expect(errorsOf(withValue('monsters[3].strength', -2))).toEqual([
      { path: 'monsters[3].strength', code: 'outOfRange', expected: '1 to 99', got: -2 },
    ]);
    expect(errorsOf(withValue('slots[0].position', 'middle'))).toEqual([
      { path: 'slots[0].position', code: 'notAllowed', expected: 'inner, outer', got: 'middle' },
    ]);
  });

  test('are all collected, of parts and of the whole', () => {
    const root = withValue('monsters[3].strength', 0);
    (root['peasant'] as Loose)['cv'] = 'strong';
    (root['supply'] as Loose)['P'] = 1;
    delete root['henchman'];
    expect(
      errorsOf(root)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['henchman', 'monsters[3].strength', 'peasant.cv', 'supply.P']);
  });

  test('do not grow without end', () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, n]));
    expect(errorsOf({ ...copy(), ...junk })).toHaveLength(1000);
    expect(
      errorsOf(
        withValue(
          'quests',
          Array.from({ length: 1e6 }, () => 0),
        ),
      ).length,
    ).toBeLessThan(1000);
  });

  test('show long values in short', () => {
    const [error] = errorsOf(withValue('quests[0].kind', 'x'.repeat(1e6)));
    expect(`${error!.got}`.length).toBeLessThan(50);
  });
});

describe('Inputs that are no plain data', () => {
  const cyclic: Loose = copy();
  cyclic['monsters'] = [cyclic];
  const holes: unknown[] = [];
  holes.length = 44;
  const trap = {
    get name(): string {
      throw new Error('trap');
    },
  };
  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a big integer', 10n],
    ['a cycle', cyclic],
    ['a list with holes', { ...copy(), quests: holes }],
    ['fields from a prototype', Object.create(builtIn)],
    ['a map', new Map()],
  ])('%s is refused', (_, value) => {
    expect(errorsOf(value).length).toBeGreaterThan(0);
    expect(errorsOf(value).map(({ code }) => code)).not.toContain('unreadable');
  });

  test('a throwing getter is unreadable', () => {
    expect(errorsOf(trap).map(({ code }) => code)).toEqual(['unreadable']);
  });

  test('a field called __proto__ is unknown', () => {
    const text = JSON.stringify(builtIn).replace('{', '{"__proto__":{"ok":true},');
    expect(errorsOf(JSON.parse(text)).map(({ path }) => path)).toEqual(['__proto__']);
  });
});

test('a level out of order is told with the number it should have', () => {
  const [level] = errorsOf(withValue('heroes[0].levels[1].level', 3));
  expect(level).toMatchObject({ expected: 2, got: 3 });
});

test('what is no number is told by its kind', () => {
  expect(errorsOf(withValue('supply.P', {}))[0]).toMatchObject({ got: 'object' });
  expect(errorsOf(withValue('supply.P', []))[0]).toMatchObject({ got: 'list' });
});

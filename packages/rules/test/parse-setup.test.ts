import { keyFromSeed, parseSetup, type SetupError } from '@rowan/rules';
import { describe, expect, test } from 'vitest';

const KEY = keyFromSeed('a game');
const DUEL = { players: 2, towers: false, key: KEY };
const SOLO = { players: 1, towers: true, key: KEY };

describe('a setup is taken as it is', () => {
  test.each([2, 3, 4].flatMap((players) => [false, true].map((towers) => ({ players, towers }))))(
    'S6, S7 $players players, towers $towers',
    ({ players, towers }) => {
      expect(parseSetup({ players, towers, key: KEY })).toEqual({
        ok: true,
        value: { players, towers, hiredHelp: [], advanced: false, key: KEY },
      });
    },
  );

  test('G1 solo play always has the Four Towers', () => {
    for (const towers of [false, true])
      expect(parseSetup({ ...SOLO, towers })).toMatchObject({ ok: true, value: { towers: true } });
  });

  test('G10 solo play may have hired help and be advanced', () => {
    const chosen = { hiredHelp: ['M', 'C', 'W'], advanced: true };
    expect(parseSetup({ ...SOLO, ...chosen })).toMatchObject({ ok: true, value: chosen });
    expect(parseSetup({ ...DUEL, hiredHelp: [], advanced: false }).ok).toBe(true);
  });
});

describe('anything else is refused by the paragraph that it breaks', () => {
  test.each<[SetupError['code'], string, string, unknown]>([
    ['shape', 'S9', 'nothing', null],
    ['shape', 'S9', 'no setup at all', undefined],
    ['shape', 'S9', 'a number', 2],
    ['shape', 'S9', 'a text', 'two players'],
    ['players', 'S7', 'nobody', { ...DUEL, players: 0 }],
    ['players', 'S7', 'five', { ...DUEL, players: 5 }],
    ['players', 'S7', 'one and a half', { ...DUEL, players: 1.5 }],
    ['players', 'S7', 'a digit as text', { ...DUEL, players: '2' }],
    ['players', 'S7', 'players untold', { towers: false, key: KEY }],
    ['towers', 'S6', 'towers untold', { players: 2, key: KEY }],
    ['towers', 'S6', 'towers by number', { ...DUEL, towers: 1 }],
    ['hiredHelp', 'G10', 'help for two', { ...DUEL, hiredHelp: ['M'] }],
    ['hiredHelp', 'G10', 'help that is no list', { ...SOLO, hiredHelp: 'M' }],
    ['hiredHelp', 'G10', 'the same help twice', { ...SOLO, hiredHelp: ['M', 'M'] }],
    ['hiredHelp', 'G10', 'help that is not for hire', { ...SOLO, hiredHelp: ['P'] }],
    ['hiredHelp', 'G10', 'one of two not for hire', { ...SOLO, hiredHelp: ['M', 'X'] }],
    ['advanced', 'G10', 'advanced for two', { ...DUEL, advanced: true }],
    ['advanced', 'G10', 'advanced by number', { ...SOLO, advanced: 1 }],
    ['key', 'S9', 'no key', { players: 2, towers: false }],
    ['key', 'S9', 'a short key', { ...DUEL, key: KEY.slice(1) }],
    ['key', 'S9', 'a long key', { ...DUEL, key: `${KEY}0` }],
    ['key', 'S9', 'a key in capitals', { ...DUEL, key: 'A'.repeat(64) }],
    ['key', 'S9', 'a key in a list', { ...DUEL, key: [KEY] }],
  ])('%s by %s: %s', (code, rule, _, value) => {
    expect(parseSetup(value)).toEqual({ ok: false, error: { code, rule } });
  });
});

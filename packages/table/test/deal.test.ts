import { builtIn } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { dealOf, parOf } from '../src/deal.ts';
import { PRESENT } from '../src/pin.ts';

describe('the deal of a day', () => {
  const key = (date: string, pin = PRESENT): string => dealOf(date, 'solo', pin).key;

  test('is the same for everybody on the same day, and another on any other', () => {
    expect(key('2026-11-18')).toBe(key('2026-11-18'));
    expect(key('2026-11-18')).not.toBe(key('2026-11-19'));
    expect(key('2026-11-18')).not.toBe(dealOf('2026-11-18', 'bots', PRESENT).key);
  });

  test('is another by other rules or with other cards', () => {
    expect(key('2026-11-18', { ...PRESENT, rules: 99 })).not.toBe(key('2026-11-18'));
    expect(key('2026-11-18', { ...PRESENT, catalogue: 'other' })).not.toBe(key('2026-11-18'));
  });

  test('has the same par on every machine, turn by turn', () => {
    const setup = dealOf('2026-11-18', 'bots', PRESENT);
    const line = parOf(builtIn, setup, 'bots', 'captain');
    expect(line).toEqual(parOf(builtIn, setup, 'bots', 'captain'));
    expect(line.length).toBeGreaterThan(5);
    expect(line.every(({ length }) => length === 3)).toBe(true);
    expect(line).not.toEqual(parOf(builtIn, setup, 'bots', 'squire'));
  });
});

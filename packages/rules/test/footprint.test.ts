import { MEEPLES, meepleIndex, type InstantEffect, type Meeple } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { QUEST_COMPLETE, clash, footprintOf } from '../src/footprint.ts';

/** T8: two things at the same time, and whether their order can make a difference. */

const gain = (meeple: Meeple, from: 'supply' | 'tile' = 'supply'): InstantEffect => ({
  kind: 'gain',
  meeple,
  from,
});
const back = (unit: 'P' | 'W' | 'K'): InstantEffect => ({ kind: 'return', unit });
const quests = (draw: number, discard: number): InstantEffect => ({
  kind: 'quests',
  draw,
  discard,
});
const cleanse: InstantEffect = { kind: 'cleanse' };
const lose: InstantEffect = { kind: 'discardQuest' };
const draw: InstantEffect = { kind: 'draw', n: 1 };
const toBag: InstantEffect = { kind: 'backToBag', own: 1, others: 1 };
const vp: InstantEffect = { kind: 'vp', n: 1 };
const perCorruption: InstantEffect = { kind: 'vpPerCorruption', n: 1 };
const hold: InstantEffect = { kind: 'hold', unit: 'W' };

const scarceOf = (kinds: string): number =>
  kinds.split('').reduce((bits, kind) => bits | (1 << meepleIndex(kind as Meeple)), 0);

/** In either order: what clashes does so whichever is named first. */
function clashes(a: readonly InstantEffect[], b: readonly InstantEffect[], scarce = ''): boolean {
  const [one, other] = [footprintOf(a), footprintOf(b)];
  const found = clash(one, other, scarceOf(scarce));
  expect(clash(other, one, scarceOf(scarce))).toBe(found);
  return found;
}

describe('gains', () => {
  test.each(MEEPLES)('of %s clash with each other if it may run out, and only then', (meeple) => {
    expect(clashes([gain(meeple)], [gain(meeple)], meeple)).toBe(true);
    expect(clashes([gain(meeple)], [gain(meeple)])).toBe(false);
    const others = MEEPLES.filter((other) => other !== meeple);
    for (const other of others) expect(clashes([gain(meeple)], [gain(other)], meeple)).toBe(false);
  });

  test('from a tile clash with nothing', () => {
    expect(clashes([gain('R', 'tile')], [gain('R')], 'R')).toBe(false);
  });

  test.each(['P', 'W', 'K'] as const)('of %s clash with one returned to the supply', (unit) => {
    expect(clashes([gain(unit)], [back(unit)], unit)).toBe(true);
    expect(clashes([gain(unit)], [back(unit)])).toBe(false);
  });

  test('L2 of a Shaman clash with any Unit returned, for which one may stand', () => {
    expect(clashes([gain('S')], [back('P')], 'S')).toBe(true);
    expect(clashes([gain('C')], [back('P')], 'C')).toBe(false);
  });

  test('of Corruption clash with a cleansing, of anything else do not', () => {
    expect(clashes([gain('X')], [cleanse], 'X')).toBe(true);
    expect(clashes([gain('S')], [cleanse], 'S')).toBe(false);
    expect(clashes([gain('X')], [cleanse])).toBe(false);
  });
});

describe('Quests', () => {
  test('discarded clash with those drawn or discarded elsewhere', () => {
    expect(clashes([quests(2, 1)], [quests(1, 0)])).toBe(true);
    expect(clashes([quests(2, 1)], [quests(2, 1)])).toBe(true);
    expect(clashes([lose], [quests(1, 0)])).toBe(true);
    expect(clashes([lose], [lose])).toBe(true);
  });

  test('drawn do not clash with others drawn', () => {
    expect(clashes([quests(1, 0)], [quests(2, 0)])).toBe(false);
  });

  test('completed clash with one discarded, not with those drawn', () => {
    expect(clash(QUEST_COMPLETE, footprintOf([lose]), 0)).toBe(true);
    expect(clash(footprintOf([lose]), QUEST_COMPLETE, 0)).toBe(true);
    expect(clash(QUEST_COMPLETE, footprintOf([quests(1, 0)]), 0)).toBe(false);
  });
});

describe('choices among meeples', () => {
  test.each([
    ['the bag and the bag', [toBag], [toBag], true],
    ['the bag and a cleansing', [toBag], [cleanse], true],
    ['the bag and a draw', [toBag], [draw], true],
    ['the bag and Quests drawn', [toBag], [quests(1, 0)], true],
    ['a cleansing and a draw', [cleanse], [draw], true],
    ['a cleansing and Quests drawn', [cleanse], [quests(1, 0)], true],
    ['a cleansing and a cleansing', [cleanse], [cleanse], false],
    ['a cleansing and a Quest lost', [cleanse], [lose], false],
    ['the bag and a Quest lost', [toBag], [lose], false],
    ['two draws', [draw], [draw], false],
    ['a draw and Quests drawn', [draw], [quests(1, 0)], false],
  ] as const)('%s', (_, a, b, expected) => {
    expect(clashes(a, b)).toBe(expected);
  });
});

test('VP and Units held touch nothing', () => {
  for (const effect of [vp, perCorruption, hold]) {
    expect(footprintOf([effect])).toBe(0);
    for (const other of [cleanse, lose, toBag, draw, quests(2, 1)])
      expect(clashes([effect], [other], 'PWMCKRLSX')).toBe(false);
  }
});

test('a list touches what each of its effects does', () => {
  expect(clashes([vp, gain('P'), lose], [gain('P')], 'P')).toBe(true);
  expect(clashes([vp, gain('P'), lose], [quests(1, 0)])).toBe(true);
});

import fc from 'fast-check';
import { hash } from '@rowan/rules';
import { junk, luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { CHAIR_KINDS, parseChairMessage, type ChairMessage } from '../src/chair-messages.ts';
import { House, followed, openingLog } from './house.ts';

const GOOD: { readonly [K in ChairMessage['kind']]: Extract<ChairMessage, { kind: K }> } = {
  attach: { kind: 'attach', have: -1 },
  move: { kind: 'move', command: 0, at: 1, decision: 0, answer: { kind: 'develop', do: 'end' } },
  undo: { kind: 'undo', command: 1, at: 2 },
  redo: { kind: 'redo', command: 1_000_000_000, at: 2 },
};

/** A field of a good message, and values that do not belong there. */
const numbers = [undefined, null, '1', true, [], {}, -2, 0.5, NaN, Infinity, 1_000_000_001, 1n];
const BAD: Readonly<Record<string, readonly unknown[]>> = {
  kind: [undefined, null, 7, '', 'Move', 'frame', 'toString', '__proto__', ['move']],
  command: [...numbers, -1],
  at: numbers,
  decision: [...numbers, -1],
  have: numbers,
  answer: [undefined, null, 1, 'plan', [], {}, { kind: 1 }, { kind: null }],
};

describe('the door of a host', () => {
  test.each(CHAIR_KINDS)('lets a message in that is one: %s', (kind) => {
    expect(parseChairMessage(GOOD[kind])).toEqual(GOOD[kind]);
    expect(parseChairMessage(JSON.parse(JSON.stringify(GOOD[kind])))).toEqual(GOOD[kind]);
  });

  test.each(CHAIR_KINDS)('lets none in with a field missing or wrong: %s', (kind) => {
    const good: Readonly<Record<string, unknown>> = GOOD[kind];
    for (const field of Object.keys(good))
      for (const value of BAD[field]!) {
        const { [field]: _, ...missing } = good;
        expect(parseChairMessage(missing)).toBeNull();
        expect(
          parseChairMessage({ ...good, [field]: value }),
          `${field} ${String(value)}`,
        ).toBeNull();
      }
  });

  test('P13 knows no message that asks for advice', () => {
    expect(CHAIR_KINDS).toEqual(['attach', 'move', 'undo', 'redo']);
  });

  test('leaves outside what does not belong to a message', () => {
    const more = { seat: 1, client: 'other', seats: [0, 1], n: 5 };
    for (const kind of CHAIR_KINDS)
      expect(parseChairMessage({ ...GOOD[kind], ...more })).toEqual(GOOD[kind]);
  });

  test('gives nothing or a message for anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        const message = parseChairMessage(value);
        expect(message === null || CHAIR_KINDS.includes(message.kind)).toBe(true);
      }),
      { seed: 8, numRuns: 2000 },
    );
  });
});

describe('a host behind its door', () => {
  /** Good messages with one thing wrong, and junk. */
  function nearly(seed: number): unknown {
    const below = luckOf(seed);
    const good = GOOD[CHAIR_KINDS[below(CHAIR_KINDS.length)]!];
    const fields = Object.keys(good);
    const other =
      below(6) === 0 ? junk(below) : { ...good, [fields[below(fields.length)]!]: junk(below) };
    return below(3) === 0 ? { ...(other as object), answer: junk(below) } : other;
  }

  test('stands whatever is said, and changes nothing but by a legal move', () => {
    const house = new House(openingLog('pp'));
    house.sit('ash', [0, 1]);
    for (let seed = 0; seed < 3000; seed += 1) {
      const message = parseChairMessage(nearly(seed));
      if (message) house.say('ash', message);
      house.settle();
    }
    expect(house.mail.filter(({ message }) => message.kind === 'rejected').length).toBeGreaterThan(
      50,
    );
    expect(hash(followed(house.log).game.state)).toBe(hash(house.state));
  });

  test('would fall over without it', () => {
    const house = new House(openingLog('pp'));
    house.sit('ash', [0, 1]);
    const unparsed = (value: unknown) => () => house.say('ash', value as ChairMessage);
    expect(unparsed(null)).toThrow('kind');
    expect(unparsed(undefined)).toThrow('kind');
  });
});

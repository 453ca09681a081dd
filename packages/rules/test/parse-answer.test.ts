import { builtIn } from '@rowan/cards';
import { apply, type DecisionKind } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { kindOfAnswer, parseAnswer, parseMove } from '../src/parse-answer.ts';

/** Answers from outside: those of the right shape are taken over as they are, all others are none. */

const UNITS = [1, 0, 0, 0, 0, 0, 0, 0, 0];
const AS = [0, 1, 0, 0, 0];
const HERE = { place: 16, units: UNITS };
const ASSIGN = { kind: 'develop', do: 'assign', construct: null, levelUp: null };

type Fields = Readonly<Record<string, unknown>>;
type Rows = readonly [kind: DecisionKind, good: readonly Fields[], bad: readonly Fields[]];

const plan = (...places: readonly unknown[]): Fields => ({ kind: 'plan', places });
const building = (construct: unknown): Fields => ({ ...ASSIGN, construct });
const rising = (levelUp: unknown): Fields => ({ ...ASSIGN, levelUp });
const doing = (what: string, more: Fields = {}): Fields => ({ kind: 'develop', do: what, ...more });
const odd = (low: number, high: number): unknown[] => [low - 1, high + 1, 0.5, -0, NaN, '0', null];

const TABLE: readonly Rows[] = [
  [
    'develop',
    [
      ASSIGN,
      building({ peasants: 0, shamans: 255 }),
      building({ peasants: 255, shamans: 0 }),
      rising({ unit: 0, shaman: false }),
      rising({ unit: 8, shaman: true }),
      doing('construct', { tile: 0, place: 31 }),
      doing('construct', { tile: 1000, place: 0 }),
      doing('ability', { unit: 1 }),
      doing('ability', { unit: 4 }),
      doing('levelUp'),
      doing('end'),
    ],
    [
      { kind: 'develop' },
      doing('nothing'),
      doing('toString'),
      { kind: 'develop', do: ['end'] },
      { kind: 'develop', do: 'assign', construct: null },
      { kind: 'develop', do: 'assign', levelUp: null },
      building('P'),
      building([1, 0]),
      building({ peasants: 1 }),
      building({ shamans: 1 }),
      ...odd(0, 255).map((peasants) => building({ peasants, shamans: 1 })),
      ...odd(0, 255).map((shamans) => building({ peasants: 1, shamans })),
      rising(1),
      rising({ unit: 1 }),
      rising({ unit: 1, shaman: 1 }),
      rising({ unit: 7, shaman: false }), // M7
      ...odd(0, 8).map((unit) => rising({ unit, shaman: true })),
      ...odd(0, 1000).map((tile) => doing('construct', { tile, place: 4 })),
      ...odd(0, 31).map((place) => doing('construct', { tile: 4, place })),
      ...odd(1, 4).map((unit) => doing('ability', { unit })),
    ],
  ],
  [
    'plan',
    [
      plan(),
      plan(HERE),
      plan({ ...HERE, as: AS }),
      plan({ place: 0, units: UNITS }, { place: 31, units: UNITS }),
      plan({ place: 16, units: UNITS.with(0, 255) }),
      plan(...Array.from({ length: 32 }, (_, place) => ({ place, units: UNITS }))),
      { ...plan(HERE), recruit: 16 },
      { ...plan(HERE), forge: { place: 16, unit: 8 } },
      { ...plan(HERE), recruit: 0, forge: { place: 31, unit: 0 } },
    ],
    [
      { kind: 'plan' },
      { kind: 'plan', places: {} },
      plan(null),
      plan(HERE, null),
      plan([16, UNITS]),
      plan({ place: 16 }),
      plan({ units: UNITS }),
      plan({ place: 16, units: UNITS.slice(1) }),
      plan({ place: 16, units: [...UNITS, 0] }),
      plan({ place: 16, units: 'P' }),
      plan({ ...HERE, as: null }),
      plan({ ...HERE, as: AS.slice(1) }),
      plan({ ...HERE, as: [...AS, 0] }),
      plan(...Array.from({ length: 33 }, () => HERE)),
      ...odd(0, 31).map((place) => plan({ place, units: UNITS })),
      ...odd(0, 255).map((n) => plan({ place: 16, units: [n, ...UNITS.slice(1)] })),
      ...odd(0, 255).map((n) => plan({ ...HERE, as: [n, ...AS.slice(1)] })),
      ...odd(0, 31).map((recruit) => ({ ...plan(HERE), recruit })),
      ...odd(0, 31).map((place) => ({ ...plan(HERE), forge: { place, unit: 0 } })),
      ...odd(0, 8).map((unit) => ({ ...plan(HERE), forge: { place: 16, unit } })),
      { ...plan(HERE), forge: null },
      { ...plan(HERE), forge: 16 },
    ],
  ],
  ['order', [{ kind: 'order', item: 0 }], odd(0, 1000).map((item) => ({ kind: 'order', item }))],
  [
    'discardQuest',
    [{ kind: 'discardQuest', quest: 1000 }],
    odd(0, 1000).map((quest) => ({ kind: 'discardQuest', quest })),
  ],
  [
    'cleanse',
    [
      { kind: 'cleanse', from: 'tavern' },
      { kind: 'cleanse', from: 'lodgings' },
    ],
    ['bag', null, 0, undefined].map((from) => ({ kind: 'cleanse', from })),
  ],
  [
    'unit',
    [
      { kind: 'unit', unit: 0 },
      { kind: 'unit', unit: 8 },
    ],
    odd(0, 8).map((unit) => ({ kind: 'unit', unit })),
  ],
  [
    'payCost',
    [
      { kind: 'payCost', pay: true },
      { kind: 'payCost', pay: false },
    ],
    [1, 'true', null, undefined].map((pay) => ({ kind: 'payCost', pay })),
  ],
  [
    'backToBag',
    [{ kind: 'backToBag', meeples: UNITS }],
    [
      { kind: 'backToBag' },
      { kind: 'backToBag', meeples: AS },
      ...odd(0, 255).map((n) => ({ kind: 'backToBag', meeples: [n, ...UNITS.slice(1)] })),
    ],
  ],
  [
    'overflow',
    [
      { kind: 'overflow', district: 0 },
      { kind: 'overflow', district: 3 },
    ],
    odd(0, 3).map((district) => ({ kind: 'overflow', district })),
  ],
  [
    'drawEffect',
    [
      { kind: 'drawEffect', quest: null },
      { kind: 'drawEffect', quest: 0 },
    ],
    [-1, 1001, '0', undefined].map((quest) => ({ kind: 'drawEffect', quest })),
  ],
];

describe.each(TABLE)('an answer to %s', (kind, good, bad) => {
  test('is taken over as it is, without what does not belong to it', () => {
    for (const answer of good) {
      expect(parseAnswer(kind, answer)).toStrictEqual(answer);
      expect(parseAnswer(kind, { ...answer, more: 1 })).toStrictEqual(answer);
      expect(kindOfAnswer(answer)).toBe(kind);
    }
  });

  test('of another shape is none', () => {
    const taken = bad.filter((answer) => parseAnswer(kind, answer) !== undefined);
    expect(taken).toEqual([]);
    for (const answer of [null, undefined, kind, [good[0]], { ...good[0], kind: 'other' }])
      expect(parseAnswer(kind, answer)).toBeUndefined();
  });
});

test('an answer of no kind has none', () => {
  for (const answer of [null, 'plan', {}, { kind: 1 }, { kind: 'toString' }, ['plan']])
    expect(kindOfAnswer(answer)).toBeUndefined();
});

describe('a move', () => {
  test('names a seat and a decision', () => {
    const answer = { kind: 'anything' };
    for (const seat of [0, 3])
      for (const decision of [0, Number.MAX_SAFE_INTEGER])
        expect(parseMove({ seat, decision, answer })).toEqual({ seat, decision, answer });
  });

  test('of another shape is none', () => {
    const moves = [
      ...odd(0, 3).map((seat) => ({ seat, decision: 0 })),
      ...odd(0, 2 ** 53 - 1).map((decision) => ({ seat: 0, decision })),
      null,
      [0, 0],
      'move',
    ];
    expect(moves.filter((move) => parseMove(move) !== undefined)).toEqual([]);
  });

  test('with an answer that is none is malformed, and says what is asked', () => {
    const { state } = scenario().seat(0, { tavern: 'PP' }).main();
    const { seat, id } = state.decision!;
    const answer = { kind: 'plan', places: [{ place: 99, units: UNITS }] };
    expect(apply(builtIn, state, { seat, decision: id, answer } as never)).toMatchObject({
      ok: false,
      error: { code: 'malformed', facts: { asked: 'plan' } },
    });
  });
});

import type { EventKind, ToldEvent } from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import { packEvents, unpackEvents, type PackedEvents, type PackedRun } from '../src/event-codec.ts';
import { allMoves, sent, told } from './games.ts';

type Sample = { readonly [K in EventKind]: Extract<ToldEvent, { kind: K }> };

const counts = [1, 0, 12, 0, 0, 0, 0, 0, 3];
const classes = [0, 2, 0, 0, 0];

/** One event of each kind. */
const SAMPLES: Sample = {
  turnStarted: { kind: 'turnStarted', seat: 1, round: 10, turn: 19 },
  turnEnded: { kind: 'turnEnded', seat: 1 },
  drew: { kind: 'drew', seat: 0, meeple: 3, source: { rule: 'D4' } },
  bagRefilled: { kind: 'bagRefilled', seat: 1, meeples: counts },
  vpChanged: {
    kind: 'vpChanged',
    seat: 1,
    n: -2,
    total: 10,
    by: 'penalties',
    source: { card: 'quest', index: 29 },
  },
  gained: {
    kind: 'gained',
    seat: 1,
    meeple: 2,
    from: 'tile',
    to: 'lodgings',
    source: { card: 'monster', index: 11 },
  },
  notGained: { kind: 'notGained', seat: 1, meeple: 3, source: { card: 'start', index: 0 } },
  returned: {
    kind: 'returned',
    seat: 2,
    meeple: 3,
    place: 15,
    source: { card: 'room', index: 14 },
  },
  cleansed: { kind: 'cleansed', seat: 0, from: 'board', source: { card: 'slot', index: 4 } },
  questsDrawn: {
    kind: 'questsDrawn',
    seat: 1,
    quests: [17, 10],
    source: { card: 'tile', index: 2 },
  },
  questDiscarded: {
    kind: 'questDiscarded',
    seat: 1,
    quest: -1,
    source: { card: 'token', index: 3 },
  },
  questsReshuffled: { kind: 'questsReshuffled', count: 12 },
  questCompleted: { kind: 'questCompleted', seat: 0, quest: 34, place: -1 },
  questDeclined: { kind: 'questDeclined', seat: 0, quest: 34, place: 7 },
  constructed: { kind: 'constructed', seat: 0, tile: 13, place: 11, stock: 2 },
  assignedToCapitol: { kind: 'assignedToCapitol', seat: 1, units: counts, levelUp: -1 },
  levelledUp: { kind: 'levelledUp', seat: 1, unit: 3, level: 2, cost: 1 },
  abilityUsed: {
    kind: 'abilityUsed',
    seat: 0,
    unit: 2,
    level: 3,
    exhausted: [0, 0, 1, 0, 0, 0, 0, 0, 0],
    givenUp: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  planConfirmed: {
    kind: 'planConfirmed',
    seat: 0,
    places: [
      { place: 3, units: counts, as: classes },
      { place: 17, units: counts, as: classes, cv: 8, strength: 7 },
    ],
    recruit: 3,
    forgePlace: 17,
    forgeUnit: 2,
    forgeCv: 4,
    boosts: [0, 1, 0, 0, 0, 0, 0, 0, 0],
  },
  overran: { kind: 'overran', seat: 0, place: 11, due: 2, n: 1 },
  crownTaken: { kind: 'crownTaken', seat: 0, place: 11, from: 3, units: counts },
  crownReturned: { kind: 'crownReturned', seat: 0, place: 11, units: counts },
  activated: { kind: 'activated', seat: 0, place: 11, source: { card: 'overlord', index: 1 } },
  roomTaken: { kind: 'roomTaken', seat: 0, district: 2, room: 11 },
  roomTurnedUp: { kind: 'roomTurnedUp', district: 3, room: 15 },
  defeated: {
    kind: 'defeated',
    seat: 1,
    place: 31,
    source: { card: 'henchman', index: 0 },
    vp: 1,
    rule: 'T8',
  },
  drawGranted: { kind: 'drawGranted', seat: 1, n: 2, source: { card: 'prestige', index: 1 } },
  held: { kind: 'held', seat: 1, meeple: 1, place: 4, source: { card: 'hero', index: 3 } },
  heldReturned: { kind: 'heldReturned', seat: 1, units: counts },
  boostGained: { kind: 'boostGained', seat: 1, source: { card: 'monster', index: 29 } },
  backToBag: { kind: 'backToBag', seat: 1, meeples: counts, source: { card: 'tile', index: 6 } },
  cleanedUp: { kind: 'cleanedUp', seat: 1, phase: 'main', meeples: counts },
  monstersSlid: { kind: 'monstersSlid', district: 1, monsters: [4, -1, -1] },
  monsterArrived: { kind: 'monsterArrived', monster: 11, place: 19 },
  councilArrived: { kind: 'councilArrived', n: 1 },
  corrupted: { kind: 'corrupted', seat: 0, n: 2 },
  drawEffectUsed: { kind: 'drawEffectUsed', seat: 0, quest: 27, exhausted: counts },
  tileTurnedUp: { kind: 'tileTurnedUp', tile: 10 },
  finalRoundsBegan: { kind: 'finalRoundsBegan', rule: 'E1', lastRound: 21 },
  guardPlaced: { kind: 'guardPlaced', seat: 1, meeple: 2, spot: 12 },
  guardWaited: { kind: 'guardWaited', seat: 1, meeple: 4 },
  guardOrdered: { kind: 'guardOrdered', seat: 1, order: 5, district: 3 },
  guardCould: { kind: 'guardCould', seat: 1, not: 'fight' },
  guardReset: { kind: 'guardReset', seat: 1, meeples: counts, rule: 'G2' },
  swordTurned: { kind: 'swordTurned', seat: 1, to: 3 },
  questKept: { kind: 'questKept', seat: 1, quest: 17, source: { card: 'order', index: 2 } },
  questScored: { kind: 'questScored', seat: 1, quest: 20, vp: 2 },
  gameEnded: { kind: 'gameEnded', totals: [26, 24, 16, 15], winners: [0] },
};

/** Numbers of kinds, order of fields and numbers of words as they went over the wire ever since. */
const PACKED: { readonly [K in EventKind]: PackedRun } = {
  turnStarted: [0, 1, 10, 19],
  turnEnded: [1, 1],
  drew: [2, 0, 'D4', 3],
  bagRefilled: [3, 1, '10c000003'],
  vpChanged: [4, 1, -2, 10, 10, 472],
  gained: [5, 1, 1, 1, 180, 2],
  notGained: [6, 1, 0, 3],
  returned: [7, 2, 15, 227, 3],
  cleansed: [8, 0, 66, 2],
  questsDrawn: [9, 1, 33, [17, 10]],
  questDiscarded: [10, 1, 55, -1],
  questsReshuffled: [11, 12],
  questCompleted: [12, 0, -1, 34],
  questDeclined: [13, 0, 7, 34],
  constructed: [14, 0, 13, 11, 2],
  assignedToCapitol: [15, 1, '10c000003', -1],
  levelledUp: [16, 1, 3, 2, 1],
  abilityUsed: [17, 0, 2, 3, '001', ''],
  planConfirmed: [
    18,
    0,
    [
      [3, '10c000003', '02'],
      [17, '10c000003', '02', 8, 7],
    ],
    3,
    17,
    2,
    4,
    '01',
  ],
  overran: [19, 0, 11, 2, 1],
  crownTaken: [20, 0, 11, 3, '10c000003'],
  crownReturned: [21, 0, 11, '10c000003'],
  activated: [22, 0, 11, 21],
  roomTaken: [23, 0, 2, 11],
  roomTurnedUp: [24, 3, 15],
  defeated: [25, 1, 31, 6, 1, 'T8'],
  drawGranted: [26, 1, 2, 26],
  held: [27, 1, 4, 57, 1],
  heldReturned: [28, 1, '10c000003'],
  boostGained: [29, 1, 468],
  backToBag: [30, 1, '10c000003', 97],
  cleanedUp: [31, 1, 1, '10c000003'],
  monstersSlid: [32, 1, [4, -1, -1]],
  monsterArrived: [33, 11, 19],
  councilArrived: [34, 1],
  corrupted: [35, 0, 2],
  drawEffectUsed: [36, 0, 27, '10c000003'],
  tileTurnedUp: [37, 10],
  finalRoundsBegan: [38, 'E1', 21],
  guardPlaced: [39, 1, 2, 12],
  guardWaited: [40, 1, 4],
  guardOrdered: [41, 1, 5, 3],
  guardCould: [42, 1, 'fight'],
  guardReset: [43, 1, 'G2', '10c000003'],
  swordTurned: [44, 1, 3],
  questKept: [45, 1, 17, 43],
  questScored: [46, 1, 20, 2],
  gameEnded: [47, [26, 24, 16, 15], [0]],
};

const KINDS = Object.keys(SAMPLES) as EventKind[];

describe('an event on the wire', () => {
  test.each(KINDS)('%s has the form it always had', (kind) => {
    expect(packEvents([SAMPLES[kind]])).toEqual([PACKED[kind]]);
  });

  test.each(KINDS)('%s comes back as it was', (kind) => {
    expect(unpackEvents(sent(packEvents([SAMPLES[kind]])))).toEqual([SAMPLES[kind]]);
  });

  test('has the number of its kind to itself', () => {
    expect(new Set(Object.values(PACKED).map(([kind]) => kind)).size).toBe(KINDS.length);
  });

  test('shares what it has in common with those before it', () => {
    const { drew, turnEnded } = SAMPLES;
    const events = [drew, { ...drew, meeple: 1 }, { ...drew, seat: 2 }, turnEnded, drew];
    expect(packEvents(events)).toEqual([
      [2, 0, 'D4', 3, 1],
      [2, 2, 'D4', 3],
      [1, 1],
      [2, 0, 'D4', 3],
    ]);
    expect(unpackEvents(packEvents(events))).toEqual(events);
  });

  test('holds counts that have no digit', () => {
    const event: ToldEvent = { ...SAMPLES.bagRefilled, meeples: [40, 0, 0, 0, 0, 0, 0, 0, 0] };
    expect(unpackEvents(sent(packEvents([event])))).toEqual([event]);
  });
});

/** Whether all that happens in whole games arrives, but for the dice. */
function arrives(pack: (events: readonly ToldEvent[]) => PackedEvents): boolean {
  for (const { events } of allMoves()) {
    const found = unpackEvents(sent(pack(events)));
    const expected = events.map(told);
    if (found.length !== expected.length) return false;
    for (const [i, event] of expected.entries())
      if (JSON.stringify(sorted(event)) !== JSON.stringify(sorted(found[i]!))) return false;
  }
  return true;
}

const sorted = (event: ToldEvent): unknown =>
  Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1));

describe('over whole games', () => {
  test('every event arrives as it was', () => {
    expect(arrives(packEvents)).toBe(true);
  });

  test('an event too few in a run would be caught', () => {
    const short = (events: readonly ToldEvent[]): PackedEvents =>
      packEvents(events).map((run) =>
        run[0] === 2 ? (run.slice(0, 4) as unknown as PackedRun) : run,
      );
    expect(arrives(short)).toBe(false);
  });

  test('a lost field would be caught', () => {
    const lossy = (events: readonly ToldEvent[]): PackedEvents =>
      packEvents(
        events.map((event) => (event.kind === 'planConfirmed' ? { ...event, forgeCv: 0 } : event)),
      );
    expect(arrives(lossy)).toBe(false);
  });
});

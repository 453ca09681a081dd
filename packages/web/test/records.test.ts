import { PRESENT } from '@rowan/table';
import { describe, expect, it } from 'vitest';
import { recordsOf, resultOf } from '../src/screens/records/records.ts';
import type { Entry, TableEntry } from '../src/storage/entry.ts';
import { parseEntry } from '../src/storage/parse-entry.ts';
import { YOU, bot } from './saved.ts';

const game = (id: string, vp: readonly number[], more: Partial<TableEntry> = {}): TableEntry => ({
  id,
  seats: [YOU, bot(1)],
  pin: PRESENT,
  updated: Number(id),
  round: 15,
  vp,
  over: true,
  ...more,
});

const alone = { seats: [YOU] };

describe('the hall of records', () => {
  it('counts finished games of one person, by how many played', () => {
    const four = { seats: [YOU, bot(1), bot(2), bot(3)] };
    const hall = recordsOf([
      game('1', [40, 30]),
      game('2', [55, 51]),
      game('3', [20, 44]),
      game('4', [61, 30], alone),
      game('5', [33, 20, 21, 35], four),
      game('6', [90, 10], { over: false }),
      game('7', [90, 10], { seats: [YOU, YOU] }),
      game('8', [90, 10], { twin: true }),
      game('9', [90, 10], { seats: [bot(0), bot(1)] }),
    ]);
    expect(hall).toMatchObject({ finished: 5, won: 3, unread: 0 });
    expect(
      hall.modes.map(({ mode, games, won, best, lead }) => [mode, games, won, best?.vp, lead]),
    ).toEqual([
      ['solo', 1, 1, 61, 31],
      ['2', 3, 2, 55, 10],
      ['3', 0, 0, undefined, 0],
      ['4', 1, 0, 33, 0],
    ]);
    expect(hall.modes[1]!.mean).toBe(38);
  });

  it('finds victories in a row in the order in which they were played', () => {
    const row = [
      game('5', [20, 10]),
      game('1', [20, 10]),
      game('2', [20, 10]),
      game('3', [10, 20]),
      game('4', [20, 20]),
      game('6', [20, 10]),
    ];
    expect(recordsOf(row)).toMatchObject({ streak: 2, longest: 2 });
    // In the order of the list it would be another row.
    const listed = row.map((one, i) => ({ ...one, updated: i }));
    expect(recordsOf(listed)).toMatchObject({ streak: 1, longest: 3 });
  });

  it('calls a tie a tie, but against the Guard a defeat', () => {
    expect(resultOf(game('1', [30, 30]))?.outcome).toBe('even');
    expect(resultOf(game('1', [30, 30], alone))?.outcome).toBe('lost');
  });

  it('names whom one has beaten', () => {
    const earl = { seats: [YOU, { ...bot(1), bot: 'earl' as const }] };
    const hall = recordsOf([game('1', [40, 30], earl), game('2', [1, 30], earl)]);
    expect(hall.beaten).toMatchObject({ earl: 1, marshal: 0 });
  });

  it('leaves out what cannot be read, and says how much', () => {
    const damaged: Entry = parseEntry('2', { id: '2', vp: 'many' });
    expect(recordsOf([game('1', [40, 30]), damaged])).toMatchObject({ finished: 1, unread: 1 });
  });
});

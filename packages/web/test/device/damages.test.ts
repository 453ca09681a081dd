import { shelf } from '@rowan/engines';
import { parseOldGame, parseRows } from '@rowan/protocol';
import { loadGame, type LoadFault } from '@rowan/table';
import { fixturesOf, textOf } from '@rowan/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { isDamaged } from '../../src/storage/entry.ts';
import { parseEntry } from '../../src/storage/parse-entry.ts';
import { DAMAGES, ENDLESS, type Laid } from './damages.ts';
import { goodGame } from './good-game.ts';
import { OLD_DAMAGES } from './old-damages.ts';
import { copyOf } from '../../src/worker/bring.ts';

const GOOD = goodGame('g');

/** As a device gives rows back, from number 0 on: numbers before texts. */
const inOrder = ({ rows }: Laid): unknown[] => {
  const rank = (at: unknown): number => (typeof at === 'number' ? at : Infinity);
  return rows
    .filter(({ at }) => rank(at) >= 0)
    .toSorted((a, b) => rank(a.at) - rank(b.at))
    .map(({ row }) => row);
};

type Outcome = LoadFault['code'] | 'opens';

async function opened(laid: Laid): Promise<Outcome> {
  const parsed = parseRows(inOrder(laid));
  if (!parsed.ok) return parsed.error.code;
  const loaded = await loadGame(parsed.value, shelf);
  return loaded.ok ? 'opens' : loaded.error.code;
}

describe('a game', () => {
  test('as it should be is listed and opens', async () => {
    expect(isDamaged(parseEntry('g', GOOD.entry))).toBe(false);
    expect(await opened(GOOD)).toBe('opens');
  });

  test('can be damaged in more than a hundred ways', () => {
    expect(DAMAGES.length).toBeGreaterThan(100);
    expect(new Set(DAMAGES.map(({ name }) => name)).size).toBe(DAMAGES.length);
  });

  test.each([...DAMAGES, ENDLESS])('P18 is found out: $name', async ({ of, listed, fault }) => {
    const laid = of(GOOD);
    expect(isDamaged(parseEntry('g', laid.entry))).toBe(!listed);
    expect(await opened(laid)).toBe(fault ?? 'opens');
  });

  test('that is taken for granted is not found out', async () => {
    const trusting = async ({ rows }: Laid): Promise<Outcome> => {
      const loaded = await loadGame(rows.map(({ row }) => row) as never, shelf);
      return loaded.ok ? 'opens' : loaded.error.code;
    };
    const missed = await Promise.all(
      DAMAGES.map(async ({ of, fault }) => {
        const outcome = await trusting(of(GOOD)).catch(() => 'it throws');
        return outcome !== (fault ?? 'opens');
      }),
    );
    expect(missed.filter(Boolean).length).toBeGreaterThan(20);
  });
});

describe('a record of an earlier version', () => {
  const good: unknown = JSON.parse(textOf(fixturesOf('saves')[0]!));

  test('as it should be is brought along', () => {
    expect(parseOldGame(good)).not.toBeNull();
    expect(OLD_DAMAGES.length).toBeGreaterThan(60);
  });

  test.each(OLD_DAMAGES)('is found out: $name', async ({ of, copied }) => {
    const game = parseOldGame(of(good));
    expect(game !== null).toBe(copied);
    if (!game) return;
    const { rows } = await copyOf(game, shelf);
    expect((await loadGame(rows, shelf)).ok).toBe(false);
  });
});

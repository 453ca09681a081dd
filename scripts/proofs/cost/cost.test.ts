import { describe, expect, test } from 'vitest';
import { recordGames } from './games.ts';
import { heapOfEach } from './heap.ts';
import { heapPerTable } from './measure.ts';
import { bytesTo, meanBytes, openTable, playMove } from './table.ts';

/** What a table costs, in short; how long things take is not judged here. */

const long = { timeout: 120_000 };
const games = recordGames(0, 2);

describe('a table of four', () => {
  test('sends at most 592 bytes for one seat and move in the mean', () => {
    expect(meanBytes(games)).toBeLessThanOrEqual(592);
  });

  test('would send more if each move came with the whole view', () => {
    const host = openTable(games[0]!);
    let sum = 0;
    for (const move of games[0]!.moves) {
      const effects = playMove(host, move);
      const { engine, state } = host.game;
      const message = { kind: 'attached', view: engine.publicView(state) } as never;
      sum += bytesTo([...effects, { kind: 'publish', message }], 0);
    }
    expect(sum / games[0]!.moves.length).toBeGreaterThan(592);
  });

  test('keeps at most 50 kB while it is held', long, () => {
    const { middle, end } = heapPerTable(games, 40);
    expect(Math.max(middle, end)).toBeLessThanOrEqual(50_000);
  });

  test('would keep more if it kept every state', long, () => {
    const keepAll = (): unknown => {
      const host = openTable(games[0]!);
      return games[0]!.moves.map((move) => [playMove(host, move), host.game.state]);
    };
    expect(heapOfEach(10, keepAll)).toBeGreaterThan(50_000);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseIn, sqliteStore } from '../src/store/sqlite-store.ts';
import { Floor } from './load/floor.ts';
import { planTable } from './load/script.ts';
import { ours } from './load/wires.ts';
import { startNode } from './running.ts';

test('games whose moves are known beforehand are played at a node, each move answered and counted once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-load-'));
  const store = await sqliteStore(databaseIn(folder));
  const plans = await Promise.all([0, 1, 2, 3].map((index) => planTable(store, index, 1)));
  await store.close();
  const node = await startNode({ data: folder });
  const floor = new Floor(ours(Number(new URL(node.url).port)));
  await floor.seat(plans);
  floor.forget();
  await floor.rush(12);
  expect(floor.moves).toBe(48);
  await floor.pace(100, 0.3);
  expect(floor.moves).toBeGreaterThan(48);
  expect(floor.latencies).toHaveLength(floor.moves);
  expect(floor.bytesAMove).toBeGreaterThan(50);
  for (const { plan, next } of floor.tables)
    expect(await node.node.store.read(plan.table, 11)).toHaveLength(next);
  floor.close();
  await node.end();
  rmSync(folder, { recursive: true, force: true });
  expect(floor.lost).toBe(0);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { runFrames } from './frames.ts';

describe('frames that no client of ours would send', () => {
  test('do no harm, while others play', async () => {
    const found = await runFrames({ frames: 3000, seed: 1 });
    expect(found).toMatchObject({ frames: 3000, crashes: 0 });
    expect(Math.min(found.understood, found.turnedAway)).toBeGreaterThan(100);
  });

  test('would be found to do harm where something in the node throws', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rowan-frames-'));
    const store = await sqliteStore(join(folder, 'rowan.db'));
    const enter: typeof store.enter = (table, person) =>
      table.startsWith('xx') ? Promise.reject(new Error('planted')) : store.enter(table, person);
    const { crashes } = await runFrames({
      frames: 1500,
      seed: 1,
      options: { data: { ...store, enter } },
    });
    rmSync(folder, { recursive: true, force: true });
    expect(crashes).toBeGreaterThan(0);
  });
});

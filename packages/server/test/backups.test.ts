import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../src/admin/audit.ts';
import { restore } from '../src/admin/backup.ts';
import { openData } from '../src/admin/open.ts';
import { Backups, backupsIn, backupsOf } from '../src/backups.ts';
import { dealt, playOn } from './guest.ts';
import { startNode } from './running.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

describe('a server on a file', () => {
  test('backs itself up while people play, keeps the last ones, and each can be restored', async () => {
    const node = await startNode({ backups: 2, limits: { backupEvery: 1100 } });
    ended.push(() => node.end());
    const { sittings, table } = await dealt(node.url, 'pp');
    const folder = backupsIn(node.folder);
    const made = (): readonly string[] => (existsSync(folder) ? backupsOf(folder) : []);
    await playOn(
      sittings.find(({ mayMove }) => mayMove)!,
      1,
    );
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(2);
    const [first] = made();
    await expect.poll(() => made().includes(first!), { timeout: 20_000 }).toBe(false);
    await node.stop();
    expect(made()).toHaveLength(2);
    const again = join(node.folder, 'again');
    restore(again, join(folder, made().at(-1)!), 0);
    const data = (await openData(again))!;
    ended.push(() => data.store.close());
    expect(await audit(data)).toMatchObject({ tables: 1, dealt: 1, faults: [] });
    const kept = await data.store.read(table, 0);
    expect(kept.length).toBeGreaterThan(5);
  });

  test('lists a game that was just dealt as it stands', async () => {
    const node = await startNode();
    ended.push(() => node.end());
    await dealt(node.url, 'pp');
    const data = (await openData(node.folder))!;
    ended.push(() => data.store.close());
    expect(await audit(data)).toMatchObject({ tables: 1, dealt: 1, faults: [] });
  });

  test('makes none where that is not wanted', async () => {
    const node = await startNode({ limits: { backupEvery: 50 } });
    ended.push(() => node.end());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(existsSync(backupsIn(node.folder))).toBe(false);
  });

  test('tells of a backup that fails, in its log and its metrics, and keeps those before', async () => {
    const admin = { port: 0, host: '127.0.0.1' };
    const node = await startNode({ backups: 1, admin, limits: { backupEvery: 700 } });
    ended.push(() => node.end());
    const folder = backupsIn(node.folder);
    await expect.poll(() => existsSync(folder) && backupsOf(folder).length).toBe(1);
    const metrics = async (): Promise<string> => (await fetch(`${node.adminUrl}metrics`)).text();
    expect(await metrics()).toContain('rowan_backups_total{outcome="made"}');
    // Nothing can be written where something else lies.
    const half = join(folder, 'rowan-under-way.db');
    rmSync(half, { force: true });
    mkdirSync(half);
    writeFileSync(join(half, 'in the way'), '');
    await expect.poll(metrics).toContain('rowan_backups_total{outcome="failed"}');
    expect(node.faults.length).toBeGreaterThan(0);
    expect(backupsOf(folder)).toHaveLength(1);
  });

  test('says why the database itself could not be copied', async () => {
    const node = await startNode();
    ended.push(() => node.end());
    const faults: unknown[] = [];
    const outcomes: (number | null)[] = [];
    const backups = new Backups({
      folder: join(node.folder, 'nothing'),
      most: 3,
      every: 1_000_000,
      clock: () => 5000,
      meter: { backedUp: (at) => outcomes.push(at) },
      report: (error) => faults.push(error),
    });
    mkdirSync(join(node.folder, 'nothing', 'rowan.db'), { recursive: true });
    expect(await backups.make()).toBeNull();
    await backups.stop();
    expect([String(faults[0]), outcomes]).toEqual([
      expect.stringContaining('NoBackup: no backup could be made'),
      [null],
    ]);
  });
});

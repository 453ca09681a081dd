import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeApp, openApp, openPage, type App } from '../app.ts';
import { interleavePages, overwritten } from '../tabs/two-pages.ts';
import { askedToPersist, carryAll, carryLearnt, restoreBeside } from './backups.ts';
import { damagedGames, damagedOldGames } from './damaged-games.ts';
import { fullAfter, keepingNothing } from './failing-device.ts';
import { DEVICES, FORGETFUL, FULL_AND_MUTE } from './frail-device.ts';
import { HASTY, kill } from './kills.ts';
import { inPage } from './lab.ts';
import { bringOldSaves, deletedStaysAway, oldTabPlaysOn } from './old-saves.ts';

vi.setConfig({ testTimeout: 180_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => closeApp(app));

describe('the store of the device', () => {
  test('keeps every law', async () => {
    const page = await openPage(app);
    expect(await inPage(page, 'deviceFaults')).toEqual({});
    await page.context().close();
  });

  test('gives every number to one of two pages', async () => {
    const page = await openPage(app);
    const other = await page.context().newPage();
    await other.goto(app.url);
    // On a busy machine one page may be through before the other has begun.
    for (let n = 0, least = 0; least === 0; n++) {
      await inPage(page, 'create', `race-${n}`);
      const won = await Promise.all([
        inPage(page, 'race', `race-${n}`, 'a', 60),
        inPage(other, 'race', `race-${n}`, 'b', 60),
      ]);
      const all = won.flat().toSorted((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: 59 }, (_, i) => i + 2));
      least = Math.min(...won.map(({ length }) => length));
    }
    await page.context().close();
  });
});

/** More of the same on a machine that has the time. */
const EVERY = Number(process.env['ROWAN_DAMAGE_STRIDE'] ?? 40);

describe('damaged games', () => {
  test('hide no other, can be saved and deleted, and say why they do not open', async () => {
    expect(await damagedGames(app, EVERY)).toMatchObject({ faults: [] });
  });

  test('of earlier versions are shown as such, and all others are brought along', async () => {
    expect(await damagedOldGames(app)).toEqual([]);
  });
});

describe('games of earlier versions', () => {
  test('are copied, pinned and played on; the old records stay as they are', async () => {
    expect(await bringOldSaves(app, 1)).toMatchObject({ playedOn: 1, faults: [] });
  });

  test('that an old tab plays on are second games', async () => {
    expect(await oldTabPlaysOn(app)).toEqual([]);
  });

  test('stay away once they are deleted', async () => {
    expect(await deletedStaysAway(app)).toEqual([]);
  });

  test('are found out to be incomplete on a device that loses a row', async () => {
    expect((await bringOldSaves(app, 0, FORGETFUL)).faults).not.toEqual([]);
  });
});

describe('a device that', () => {
  test('is full is told, and nothing is lost', async () => {
    expect(await fullAfter(app, 1)).toEqual([]);
  });

  test('is full and does not say so is found out', async () => {
    expect(await fullAfter(app, 1, FULL_AND_MUTE)).not.toEqual([]);
  });

  test.each(['has no database', 'never answers'] as const)(
    '%s lets everybody play, and says that it keeps nothing',
    async (name) => {
      expect(await keepingNothing(app, DEVICES[name])).toEqual([]);
    },
  );
});

describe('a backup', () => {
  test('brings all games to an empty device, damaged ones too', async () => {
    expect(await carryAll(app)).toEqual([]);
  });

  test('is found out to be incomplete on a device that loses a row', async () => {
    expect(await carryAll(app, FORGETFUL)).not.toEqual([]);
  });

  test('never overwrites: what is further goes on, what differs stands beside it', async () => {
    expect(await restoreBeside(app)).toEqual([]);
  });

  test('takes along what was learnt, and is found out if it does not', async () => {
    expect(await carryLearnt(app)).toEqual([]);
    const games = (text: string): string => JSON.stringify({ ...JSON.parse(text), learnt: null });
    expect(await carryLearnt(app, games)).not.toEqual([]);
  });
});

test('the browser is asked to keep what is there once there is something, and once only', async () => {
  expect(await askedToPersist(app)).toEqual([0, 1, 1, 0]);
});

describe('two pages on one game', () => {
  test.each([1, 2])('show the same game, and every move is made once (%i)', async (seed) => {
    expect(await interleavePages(app, seed)).toMatchObject({ faults: [] });
  });

  test('are found out on a device that overwrites', async () => {
    expect((await interleavePages(app, 0, overwritten)).faults).not.toEqual([]);
  });
});

describe('a page that is killed in the midst of a game', () => {
  test('is there again as it was shown last', async () => {
    expect(await kill(app, 1, 3)).toMatchObject({ kills: 3, faults: [] });
  });

  test('is not on a device that says too early that it has kept something', async () => {
    expect((await kill(app, 1, 1, HASTY)).faults).not.toEqual([]);
  });
});

import { closeApp, type App } from './app.ts';
import { carryAll, carryLearnt, restoreBeside } from './device/backups.ts';
import { damagedGames, damagedOldGames } from './device/damaged-games.ts';
import { fullAfter, keepingNothing } from './device/failing-device.ts';
import { DEVICES, FORGETFUL, FULL_AND_MUTE } from './device/frail-device.ts';
import { from, mute, only } from './device/frail-store.ts';
import { HASTY, kill } from './device/kills.ts';
import { bringOldSaves, deletedStaysAway, oldTabPlaysOn } from './device/old-saves.ts';
import { WRITES, playOn } from './device/whole-game.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';

/**
 * Pages and browsers that are killed in the midst of a game, devices that are full or keep nothing, damaged games,
 * games of earlier versions and backups, in Chromium; the n-th write fails, for every n, in memory.
 */

const { seed, short } = wanted();
const KILLS = short ? 3 : 100;
const STRIDE = short ? 30 : 1;
const FULL_AFTER = short ? [1] : [0, 1, 2, 3, 5, 8];
const PLAYED_ON = short ? 2 : Infinity;
const DAMAGE_STRIDE = short ? 40 : 1;

interface Part {
  readonly faults: readonly string[];
}

async function writes(): Promise<Part & { readonly games: number; readonly writes: number }> {
  const faults: string[] = [];
  let games = 0;
  for (let write = 1; write < WRITES; write += STRIDE)
    for (const failing of [only(write), from(write)]) {
      const found = await playOn(failing);
      games += 1;
      faults.push(...found.map((fault) => `write ${write}: ${fault}`));
    }
  return { games, writes: WRITES - 1, faults };
}

async function full(app: App): Promise<Part & { readonly after: readonly number[] }> {
  const faults: string[] = [];
  for (const n of FULL_AFTER)
    faults.push(...(await fullAfter(app, n)).map((fault) => `after ${n} rows: ${fault}`));
  return { after: FULL_AFTER, faults };
}

async function nothing(app: App): Promise<Part & { readonly devices: number }> {
  const faults: string[] = [];
  for (const [name, script] of Object.entries(DEVICES))
    faults.push(...(await keepingNothing(app, script)).map((fault) => `${name}: ${fault}`));
  return { devices: Object.keys(DEVICES).length, faults };
}

async function old(
  app: App,
): Promise<Part & { readonly games: number; readonly playedOn: number }> {
  const brought = await bringOldSaves(app, PLAYED_ON);
  const beside = [...(await oldTabPlaysOn(app)), ...(await deletedStaysAway(app))];
  return { ...brought, faults: [...brought.faults, ...beside] };
}

async function damaged(
  app: App,
): Promise<Part & { readonly kinds: number; readonly opened: number }> {
  const found = await damagedGames(app, DAMAGE_STRIDE);
  return { ...found, faults: [...found.faults, ...(await damagedOldGames(app))] };
}

const backups = async (app: App): Promise<Part> => ({
  faults: [...(await carryAll(app)), ...(await restoreBeside(app)), ...(await carryLearnt(app))],
});

/** The same on broken devices, or with games that are not damaged: how many faults are found. */
const CONTROLS: Readonly<Record<string, (app: App) => Promise<readonly string[]>>> = {
  kills: async (app) => (await kill(app, seed, short ? 1 : 3, HASTY)).faults,
  writes: () => playOn(only(WRITES >> 1), mute),
  full: (app) => fullAfter(app, 1, FULL_AND_MUTE),
  nothing: (app) => keepingNothing(app, '', 4000),
  damaged: async (app) => (await damagedGames(app, 1e6, (_, good) => good)).faults,
  old: async (app) => (await bringOldSaves(app, 0, FORGETFUL)).faults,
  backups: (app) => carryAll(app, FORGETFUL),
};

const PARTS: Readonly<Record<string, (app: App) => Promise<Part>>> = {
  kills: (app) => kill(app, seed, KILLS),
  writes,
  full,
  nothing,
  damaged,
  old,
  backups,
};

const app = await openForProof();
try {
  const parts: Record<string, Part & { readonly foundOut: number }> = {};
  for (const [name, run] of Object.entries(PARTS)) {
    const part = await run(app);
    const foundOut = (await CONTROLS[name]!(app)).length;
    parts[name] = { ...part, foundOut };
    tell(`${name}: ${part.faults.join('; ') || 'fine'}; the broken one: ${foundOut} faults`);
  }
  const ok = Object.values(parts).every(
    ({ faults, foundOut }) => faults.length === 0 && foundOut > 0,
  );
  finish({ proof: 'device', ok, seed, ...parts });
} finally {
  await closeApp(app);
}

import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Meter } from './metrics.ts';
import { copied } from './store/sqlite-copying.ts';
import { databaseIn } from './store/sqlite-store.ts';

/** A backup of its own that a server could not make. */
class NoBackup extends Error {
  override readonly name = 'NoBackup';
}

export interface BackupWorld {
  /** The data folder. */
  readonly folder: string;
  /** How many are kept. */
  readonly most: number;
  /** Milliseconds between two. */
  readonly every: number;
  readonly clock: () => number;
  readonly meter: Pick<Meter, 'backedUp'>;
  readonly report: (error: unknown) => void;
}

const NAME = /^rowan-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/;

/** Where the backups of a data folder lie. */
export const backupsIn = (folder: string): string => join(folder, 'backups');

/** By their names they stand in the order in which they were made. */
const nameAt = (at: number): string =>
  `rowan-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.db`;

/** Backups that a server made, the oldest first. */
export const backupsOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted();

/** A whole copy under its name, or none: what is half done has another one. */
async function backUpNow({ folder, most, clock }: BackupWorld): Promise<string> {
  const into = backupsIn(folder);
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const file = join(into, nameAt(clock()));
  const half = join(into, 'rowan-under-way.db');
  rmSync(half, { force: true });
  const why = await copied(databaseIn(folder), half);
  if (why !== null) throw new NoBackup(`no backup could be made: ${why}`);
  renameSync(half, file);
  for (const old of backupsOf(into).slice(0, -most)) rmSync(join(into, old));
  return file;
}

/** Makes a backup now and then, the first after one such time: a server that is started again and again makes none. */
export class Backups {
  readonly #world: BackupWorld;
  readonly #timer: NodeJS.Timeout;
  #under: Promise<string | null> | null = null;

  constructor(world: BackupWorld) {
    this.#world = world;
    this.#timer = setInterval(() => void this.make(), world.every).unref();
  }

  /** The file; null where it failed, which is told. */
  make(): Promise<string | null> {
    this.#under ??= this.#make().finally(() => (this.#under = null));
    return this.#under;
  }

  async #make(): Promise<string | null> {
    const { meter, report, clock } = this.#world;
    try {
      const file = await backUpNow(this.#world);
      meter.backedUp(clock());
      return file;
    } catch (error) {
      meter.backedUp(null);
      report(error);
      return null;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#under;
  }
}

import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { shelf } from '@rowan/engines';
import { openingRows, type Appended, type Row, type Store } from '@rowan/table';
import { OPENED, rowBy, storeFaults } from '@rowan/testkit/store-laws';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { FileStore } from '../src/play/file-store.ts';
import { newTable } from '../src/play/new-game.ts';
import { rowsIn, saveText } from '../src/play/save-file.ts';

let folder: string;
let file: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-files-'))));
beforeEach(() => void (file = join(folder, `${Math.random()}.json`)));
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = (table: string): string => join(folder, Buffer.from(table).toString('hex'));

/** Every call comes from another program: what they share is the folder. */
function manyPrograms(write: (file: string, row: Row) => Promise<Appended>): Store {
  const store = (): FileStore => new FileStore(shelf);
  return {
    create: (table, rows) => store().create(nameOf(table), rows),
    append: (table, row) => write(nameOf(table), row),
    read: (table, from) => store().read(nameOf(table), from),
  };
}

describe('a store of files', () => {
  test('keeps every law, also between programs', async () => {
    const faults = await storeFaults(
      manyPrograms((name, row) => new FileStore(shelf).append(name, row)),
    );
    expect(faults).toEqual({});
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('would not, if several could write at a time', async () => {
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'rowan-files-'));
    const unclaimed = manyPrograms(async (name, row) => {
      if (!existsSync(name)) return 'gone';
      const rows = await rowsIn(name, readFileSync(name, 'utf8'), shelf);
      await nextTask();
      if (row.seq !== rows.length) return row.seq < rows.length ? 'taken' : 'gone';
      writeFileSync(name, saveText([...rows, row]));
      return 'won';
    });
    expect(await storeFaults(unclaimed)).toHaveProperty(
      'of those who write one number at once, one wins',
    );
  });

  test('takes over from a program that died while it wrote, and waits for one that lives', async () => {
    const store = new FileStore(shelf);
    await store.create(file, OPENED);
    const beside = `${file}.new`;
    writeFileSync(beside, 'half a ga');
    utimesSync(beside, 0, 0);
    expect(await store.append(file, rowBy('a', 2))).toBe('won');
    writeFileSync(beside, 'half a ga');
    const waits = store.append(file, rowBy('a', 3));
    await nextTask();
    expect(await store.read(file, 3)).toEqual([]);
    rmSync(beside);
    expect(await waits).toBe('won');
    expect(await store.read(file, 2)).toEqual([rowBy('a', 2), rowBy('a', 3)]);
  });

  test('lays a game down again whose file was deleted under way', async () => {
    const store = new FileStore(shelf);
    await store.create(file, OPENED);
    await store.append(file, rowBy('a', 2));
    rmSync(file);
    expect(await store.append(file, rowBy('a', 3))).toBe('won');
    const rows = await new FileStore(shelf).read(file, 0);
    expect(rows).toEqual([...OPENED, rowBy('a', 2), rowBy('a', 3)]);
  });

  test('never writes into another game that lies there meanwhile', async () => {
    const store = new FileStore(shelf);
    await store.create(file, OPENED);
    const other = openingRows(newTable({ opponents: ['guard'], seed: 'other' }), 0);
    await new FileStore(shelf).replace(file, other);
    expect(await store.append(file, rowBy('a', 2))).toBe('gone');
    expect(await store.read(file, 0)).toEqual(other);
  });
});

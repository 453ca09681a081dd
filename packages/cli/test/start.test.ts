import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@rowan/engines';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FileStore } from '../src/play/file-store.ts';
import { startGame, type Asker, type StartOptions } from '../src/play/start.ts';
import { rowan } from './rowan.ts';
import { begin, script, sitDown, stateIn } from './sitting.ts';

let folder: string;
let file: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-start-'))));
beforeEach(() => void (file = join(folder, `${Math.random()}.json`)));
afterAll(() => rmSync(folder, { recursive: true }));

const solo = { opponents: ['guard'], seed: 'start' } as const;
const textOf = (name: string): string => readFileSync(name, 'utf8');

/** Somebody who wants this with a file that is there already. */
const wants = (what: 'resume' | 'overwrite', asked: string[] = []): Asker => ({
  aboutGame: (options) => Promise.resolve(options),
  aboutFile: (name) => {
    asked.push(name);
    return Promise.resolve(what);
  },
});

const start = (options: Partial<StartOptions>, asker: Asker | null = null): Promise<boolean> =>
  startGame({ ...solo, save: file, ...options }, new FileStore(shelf), asker);

describe('a file that is there already', () => {
  beforeEach(async () => {
    await begin(file, { ...solo, seed: 'earlier' });
    await sitDown({ file }, script('1', 'q'));
  });

  test('is not overwritten unasked: what is allowed is said, with its name', async () => {
    const before = textOf(file);
    const { status, err } = await rowan('play', '--opponents', 'guard', '--save', file);
    expect(status).toBe(2);
    expect(err).toContain(`${file} is there already; --resume goes on with it, --overwrite begins`);
    expect(textOf(file)).toBe(before);
  });

  test('is not overwritten either if it is no game at all', async () => {
    writeFileSync(file, 'a letter to a friend');
    await expect(start({})).rejects.toThrow('is there already');
    expect(textOf(file)).toBe('a letter to a friend');
  });

  test('is gone on with, or overwritten, as whoever sits at the terminal likes', async () => {
    const asked: string[] = [];
    const before = textOf(file);
    expect(await start({}, wants('resume', asked))).toBe(true);
    expect(textOf(file)).toBe(before);
    expect(await start({}, wants('overwrite', asked))).toBe(false);
    expect((await stateIn(file)).decisions).toBe(0);
    expect(asked).toEqual([file, file]);
  });

  test('is overwritten, or gone on with, by an option and without a word', async () => {
    const asked: string[] = [];
    expect(await start({ resume: true }, wants('overwrite', asked))).toBe(true);
    expect((await stateIn(file)).decisions).toBe(1);
    expect(await start({ overwrite: true }, wants('resume', asked))).toBe(false);
    expect((await stateIn(file)).decisions).toBe(0);
    expect(asked).toEqual([]);
    await expect(start({ resume: true, overwrite: true })).rejects.toThrow('allowed is one');
  });

  test('stays as it is when the new game comes to nothing', async () => {
    const before = textOf(file);
    const asker: Asker = {
      ...wants('overwrite'),
      aboutGame: () => Promise.reject(new Error('left')),
    };
    await expect(start({}, asker)).rejects.toThrow('left');
    await expect(start({ overwrite: true, opponents: ['genius'] })).rejects.toThrow('no bot');
    expect(textOf(file)).toBe(before);
  });
});

describe('a game that cannot be kept', () => {
  test('is not begun: that is said at once, before anything is asked', async () => {
    const { status, err } = await rowan('play', '--opponents', 'guard', '--save', '/nope/x');
    expect(status).toBe(2);
    expect(err).toContain('cannot save /nope/x: ENOENT');
    const asker: Asker = {
      ...wants('resume'),
      aboutGame: () => Promise.reject(new Error('was asked')),
    };
    await expect(start({ save: '/nope/x' }, asker)).rejects.toThrow('cannot save /nope/x');
  });

  /** A folder of its own for the game, which can be taken away and brought back. */
  async function movable(): Promise<{ readonly gone: () => void; readonly back: () => void }> {
    const own = file.replace('.json', '');
    mkdirSync(own);
    file = join(own, 'game.json');
    await begin(file, solo);
    return {
      gone: () => renameSync(own, `${own}-gone`),
      back: () => renameSync(`${own}-gone`, own),
    };
  }

  test('in the middle is told once, goes on, and is kept again as soon as that is possible', async () => {
    const { gone, back } = await movable();
    const { lines } = await sitDown({ file }, (asked) => {
      if (asked === 1) gone();
      if (asked === 3) back();
      return asked < 4 ? '1' : 'q';
    });
    const told = lines.filter((line) => line.includes(file));
    expect(told[0]).toMatch(new RegExp(`^Cannot save ${file}: ENOENT.*The game goes on`));
    expect(told.slice(1)).toEqual([
      `All is kept in ${file} again.`,
      `Saved in ${file}; rowan play --resume goes on from here.`,
    ]);
    expect((await stateIn(file)).decisions).toBeGreaterThanOrEqual(4);
  });

  test('to the last says so when the player leaves', async () => {
    const { gone } = await movable();
    const left = sitDown({ file }, (asked) => {
      if (asked === 1) gone();
      return asked < 3 ? '1' : 'q';
    });
    await expect(left).rejects.toThrow(`cannot save ${file}: ENOENT`);
  });

  test('leaves nothing lying about', () => {
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.new')),
    ).toEqual([]);
    expect(existsSync('/nope')).toBe(false);
  });
});

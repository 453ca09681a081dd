import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Appended, Row, Shelf, Store } from '@rowan/table';
import { UserError } from '../errors.ts';
import { SETUP } from '../strings-play.ts';
import { rowsIn, saveText } from './save-file.ts';

/** Milliseconds after which whoever has not finished writing is not there any more. */
const LEFT_BEHIND = 5000;
const PAUSE = 10;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** The text of a file; null where there is none. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new UserError(SETUP.cannotRead(file, (error as Error).message));
  }
}

function isLeftBehind(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > LEFT_BEHIND;
}

/** Makes a file that was not there; whoever finds one waits until its owner is done. */
async function claim(file: string): Promise<void> {
  for (;;) {
    try {
      return writeFileSync(file, '', { flag: 'wx' });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (isLeftBehind(file)) rmSync(file, { force: true });
      else await pause(PAUSE);
    }
  }
}

/**
 * Puts a text in the place of a file, or leaves it for null. It is written beside the old one first: a crash leaves one
 * of the two whole. One at a time does so: what it read before it writes is still there.
 */
async function rewrite(file: string, next: () => Promise<string | null>): Promise<string | null> {
  const beside = `${file}.new`;
  await claim(beside);
  try {
    const text = await next();
    if (text === null) rmSync(beside);
    else {
      writeFileSync(beside, text);
      renameSync(beside, file);
    }
    return text;
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

const sameGame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  JSON.stringify(a.slice(0, 2)) === JSON.stringify(b.slice(0, 2));

/** Logs in files: the name of a table is that of its file. */
export class FileStore implements Store {
  readonly #shelf: Shelf;
  /** What was last read or written: a game whose file is deleted under way is laid down again. */
  readonly #known = new Map<string, string>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  async create(file: string, rows: readonly Row[]): Promise<'won' | 'taken'> {
    const text = saveText(rows);
    const written = await rewrite(file, async () => (textOf(file) === null ? text : null));
    if (written !== null) this.#known.set(file, written);
    return written === null ? 'taken' : 'won';
  }

  /** Lays a game down in the place of whatever is there. */
  async replace(file: string, rows: readonly Row[]): Promise<void> {
    const text = saveText(rows);
    await rewrite(file, async () => text);
    this.#known.set(file, text);
  }

  async append(file: string, row: Row): Promise<Appended> {
    let outcome: Appended = 'won';
    const written = await rewrite(file, async () => {
      const rows = await this.#rows(file);
      outcome = await this.#judge(file, rows, row);
      return outcome === 'won' ? saveText([...rows!, row]) : null;
    });
    if (written !== null) this.#known.set(file, written);
    return outcome;
  }

  async read(file: string, from: number): Promise<readonly unknown[]> {
    const text = textOf(file);
    const rows = await this.#rows(file);
    if (text !== null) this.#known.set(file, text);
    return rows?.slice(from) ?? [];
  }

  #parsed(file: string, text: string): Promise<readonly unknown[]> {
    return rowsIn(file, text, this.#shelf);
  }

  async #rows(file: string): Promise<readonly unknown[] | null> {
    const text = textOf(file) ?? this.#known.get(file);
    return text === undefined ? null : this.#parsed(file, text);
  }

  /** Another game may lie there meanwhile, and is not to be touched. */
  async #judge(file: string, rows: readonly unknown[] | null, { seq }: Row): Promise<Appended> {
    const known = this.#known.get(file);
    if (!rows || seq > rows.length) return 'gone';
    if (known !== undefined && !sameGame(rows, await this.#parsed(file, known))) return 'gone';
    return seq < rows.length ? 'taken' : 'won';
  }
}

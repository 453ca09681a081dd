import { constants, accessSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { select } from '@clack/prompts';
import { openingRows, type Row } from '@rowan/table';
import { UserError } from '../errors.ts';
import { harmless } from '../harmless.ts';
import { SETUP } from '../strings-play.ts';
import { asked } from './asked.ts';
import type { FileStore } from './file-store.ts';
import { askForGame, newTable, type NewGame } from './new-game.ts';

export interface StartOptions extends NewGame {
  readonly save: string;
  readonly resume?: boolean;
  readonly overwrite?: boolean;
}

/** Whether a game is begun where none lies, goes on, or is begun in the place of another. */
type Start = 'new' | 'resume' | 'overwrite';

/** Somebody at a terminal, who can be asked what the options did not say. */
export interface Asker {
  readonly aboutGame: (options: NewGame) => Promise<NewGame>;
  readonly aboutFile: (file: string) => Promise<Start>;
}

const askAboutFile = (file: string): Promise<Start> =>
  asked((menu) =>
    select<Start>({
      ...menu,
      message: SETUP.taken(harmless(file)),
      options: [
        { value: 'resume', label: SETUP.goOn },
        { value: 'overwrite', label: SETUP.beginAnew },
      ],
    }),
  );

export const atTerminal: Asker = { aboutGame: askForGame, aboutFile: askAboutFile };

/** What lies in the file is never overwritten unasked. */
async function startOf(
  { save, resume, overwrite }: StartOptions,
  asker: Asker | null,
): Promise<Start> {
  if (resume && overwrite) throw new UserError(SETUP.eitherOr);
  if (resume) return 'resume';
  if (!existsSync(save)) return 'new';
  if (overwrite) return 'overwrite';
  if (asker) return asker.aboutFile(save);
  throw new UserError(SETUP.refusesTaken(save));
}

/** A game that could not be kept is not begun. */
function checkFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new UserError(SETUP.cannotSave(file, (error as Error).message));
  }
}

async function layDown(store: FileStore, file: string, rows: readonly Row[]): Promise<void> {
  if ((await store.create(file, rows)) === 'taken') throw new UserError(SETUP.refusesTaken(file));
}

/** Sees to it that a game lies in the file; true if it was begun earlier. */
export async function startGame(
  options: StartOptions,
  store: FileStore,
  asker: Asker | null,
): Promise<boolean> {
  const { save: file } = options;
  const start = await startOf(options, asker);
  if (start === 'resume') return true;
  checkFolder(file);
  const game = newTable(asker ? await asker.aboutGame(options) : options);
  const rows = openingRows(game, Date.now());
  try {
    await (start === 'overwrite' ? store.replace(file, rows) : layDown(store, file, rows));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(SETUP.cannotSave(file, (error as Error).message));
  }
  return false;
}

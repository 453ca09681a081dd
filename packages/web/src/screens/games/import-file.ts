import { LARGEST_TRANSCRIPT } from '@rowan/table';
import { proxy } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { noteTrouble } from '../../base/report.ts';
import { laySeen } from '../../client/keep-imported.ts';
import { openWorkshop } from '../../client/workshop.ts';
import { parseBackup, restore } from '../../storage/backup.ts';
import { StorageError } from '../../storage/database.ts';
import { t } from '../../text/text.ts';
import { faultText } from './faults.ts';

export interface Importing {
  /** How far the file that is being read was checked. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly error: string | null;
  /** What a backup came to. */
  readonly done: string | null;
}

const NOTHING: Importing = { progress: null, error: null, done: null };
export const importing = createStore<Importing>(() => NOTHING);

const fail = (error: string): null => {
  importing.setState({ ...NOTHING, error });
  return null;
};

export type Outcome = { readonly id: string } | 'restored' | null;

/** Lays down the game of a transcript to be looked at, or all games of a backup; null where that cannot be done, which is told. */
export async function importFile(file: File): Promise<Outcome> {
  if (file.size > LARGEST_TRANSCRIPT * 1_000_000)
    return fail(t('import.tooBig', { file: file.name, most: LARGEST_TRANSCRIPT }));
  importing.setState({ ...NOTHING, progress: { done: 0, of: 1 } });
  try {
    const text = await file.text();
    return (await restoreAll(text)) ?? (await importTranscript(file.name, text));
  } catch (error) {
    noteTrouble(error);
    if (error instanceof StorageError) return fail(t('games.notKept'));
    return fail(t('import.broken', { file: file.name }));
  }
}

async function restoreAll(text: string): Promise<'restored' | null> {
  const backup = parseBackup(text);
  if (!backup) return null;
  const { studies, ...games } = await restore(backup);
  const more = studies > 0 ? ` ${t('games.studiesRestored', { n: studies })}` : '';
  const done = t('games.restored', games) + more;
  importing.setState({ ...NOTHING, done });
  return 'restored';
}

/** Checks a transcript line by line. */
async function importTranscript(name: string, text: string): Promise<Outcome> {
  const { service, answered, close } = openWorkshop();
  try {
    const report = (done: number, of: number): void =>
      importing.setState({ progress: { done, of } });
    const result = await answered(service.import(text, proxy(report)));
    if (!result.ok)
      return fail(
        t('import.failed', { file: name, line: result.line, what: faultText(result.fault) }),
      );
    const id = await laySeen(result.game, name.replace(/\.[^.]*$/, ''));
    importing.setState(NOTHING);
    return { id };
  } finally {
    close();
  }
}

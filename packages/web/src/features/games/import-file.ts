import { proxy } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { t } from '../../text/text.ts';
import { openWorkshop } from '../replay/service.ts';
import { faultText } from './faults.ts';
import { keepImported } from './names.ts';

export interface Importing {
  /** How far the file that is being read was checked. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly error: string | null;
}

export const importing = createStore<Importing>(() => ({ progress: null, error: null }));

const MOST = 64;
const fail = (error: string): void => importing.setState({ progress: null, error });

/** Checks a transcript line by line and keeps its game; resolves with its id, or null. */
export async function importFile(file: File): Promise<string | null> {
  if (file.size > MOST * 1_000_000) {
    fail(t('import.tooBig', { file: file.name, most: MOST }));
    return null;
  }
  importing.setState({ progress: { done: 0, of: 1 }, error: null });
  const { service, close } = openWorkshop();
  try {
    const report = (done: number, of: number): void =>
      importing.setState({ progress: { done, of } });
    const result = await service.import(await file.text(), proxy(report));
    if (result.ok) {
      const id = await keepImported(result.game, file.name.replace(/\.[^.]*$/, ''));
      importing.setState({ progress: null });
      return id;
    }
    const { line, fault } = result;
    fail(t('import.failed', { file: file.name, line, what: faultText(fault) }));
    return null;
  } finally {
    close();
  }
}

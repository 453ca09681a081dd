import { importFile } from '../games/import-file.ts';

/** Fetches the transcript of a game that is over and lays it down to be looked at; null where that cannot be done. */
export async function brought(table: string): Promise<string | null> {
  try {
    const response = await fetch(`./api/tables/${table}/transcript`);
    if (!response.ok) return null;
    const outcome = await importFile(new File([await response.blob()], `rowan-${table}.jsonl`));
    return outcome && outcome !== 'restored' ? outcome.id : null;
  } catch {
    return null;
  }
}

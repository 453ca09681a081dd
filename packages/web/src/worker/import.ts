import { engineBy } from '@rowan/engines';
import { pinOf, readTranscript, transcriptLines, type TranscriptFault } from '@rowan/table';
import { importedFrom, type Imported } from './imported.ts';

export type ImportResult =
  | { readonly ok: true; readonly game: Imported }
  | { readonly ok: false; readonly line: number; readonly fault: TranscriptFault };

export type LinesRead = (done: number, of: number) => void;

/** How many lines are read between two reports. */
const STRIDE = 8;

/** Plays a transcript again, line by line; every event and every hash in it has to agree. */
export async function importTranscript(text: string, report: LinesRead): Promise<ImportResult> {
  const lines = transcriptLines(text);
  let done = 0;
  const read = await readTranscript(lines, engineBy, () => {
    done += 1;
    if (done % STRIDE === 0) report(done, lines.length);
  });
  if (!read.ok) return { ok: false, ...read.error };
  const { engine, deal, moves, state } = read.value;
  const { catalogue, setup, seats } = deal;
  const pin = pinOf({ engine, catalogue });
  return { ok: true, game: importedFrom({ pin, catalogue, setup, seats, moves }, state) };
}

import { createStore, del, entries, get, set } from 'idb-keyval';
import { parseStudy, type Study, type StudyFault } from '@rowan/table';

/** A study as it lies on this device, with where its reader was. */
export interface KeptStudy {
  readonly id: string;
  readonly study: Study;
  readonly at: number;
  readonly updated: number;
}

/** One that cannot be read: it stays where it is, and can be saved to a file as it is. */
export interface DamagedStudy {
  readonly id: string;
  readonly fault: StudyFault;
  readonly raw: unknown;
}

export const studyStore = createStore('rowan-studies', 'studies');

function parseKept(id: string, value: unknown): KeptStudy | DamagedStudy {
  const { study, at, updated } = Object(value) as Partial<KeptStudy>;
  const parsed = parseStudy(study);
  if (!parsed.ok) return { id, fault: parsed.error, raw: value };
  const node = Number.isInteger(at) && (at as number) in parsed.value.nodes ? at! : 0;
  return { id, study: parsed.value, at: node, updated: Number(updated) || 0 };
}

export const isDamagedStudy = (kept: KeptStudy | DamagedStudy): kept is DamagedStudy =>
  'fault' in kept;

const timeOf = (kept: KeptStudy | DamagedStudy): number =>
  isDamagedStudy(kept) ? 0 : kept.updated;

/** All of them as they lie there, readable or not. */
export const rawStudies = (): Promise<[string, unknown][]> => entries(studyStore);

/** All studies of this device, the latest first; one that cannot be read hides no other. */
export async function listStudies(): Promise<(KeptStudy | DamagedStudy)[]> {
  const all = await rawStudies();
  return all
    .map(([id, value]) => parseKept(String(id), value))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Null where there is none of that name. */
export async function readStudy(id: string): Promise<KeptStudy | DamagedStudy | null> {
  const value: unknown = await get(id, studyStore);
  return value === undefined ? null : parseKept(id, value);
}

export const keepStudy = ({ id, ...kept }: KeptStudy): Promise<void> => set(id, kept, studyStore);

export const removeStudy = (id: string): Promise<void> => del(id, studyStore);

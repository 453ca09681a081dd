import { catalogueBy } from '@rowan/cards/editions';
import { engineBy } from '@rowan/engines';
import { parseLife } from '@rowan/protocol';
import {
  editionFor,
  fairnessOf,
  gatherRows,
  historyOf,
  loadLife,
  standingMoves,
  transcriptOf,
  type Row,
} from '@rowan/table';
import type { NodeStore } from './store/store.ts';

const shelf = { engines: engineBy, catalogues: catalogueBy };

/** A finished game as a transcript that proves its deal; null for one that is not over: nobody gets a running one. */
export async function transcriptFor(
  store: NodeStore,
  table: string,
  secret: string,
): Promise<string | null> {
  const rows = parseLife(await store.read(table, 0));
  if (!rows.ok || rows.value.at(-1)?.said.kind !== 'ended') return null;
  const gathered = gatherRows(rows.value);
  if (!gathered.ok) return null;
  const { gathering } = gathered.value;
  const persons = gathering.chairs.flatMap(({ person }) => (person === null ? [] : [person]));
  const names = await store.namesOf(persons);
  const served = { table, secret, nameOf: (person: string) => names.get(person) ?? '' };
  const loaded = await loadLife(rows.value, served, shelf);
  if (!loaded.ok) return null;
  const { pin, setup, seats } = loaded.value.opening;
  const edition = await editionFor(pin, shelf);
  if (!edition.ok) return null;
  const moves = standingMoves(rows.value as readonly Row[]);
  const history = historyOf(edition.value, { setup, seats }, moves);
  if (!history.ok) return null;
  const fairness = fairnessOf(gathering, served);
  const lines = [...transcriptOf(history.value)].map((line) =>
    JSON.stringify(line.type === 'setup' ? { ...line, fairness } : line),
  );
  return `${lines.join('\n')}\n`;
}

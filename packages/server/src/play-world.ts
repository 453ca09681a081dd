import { parseLife } from '@rowan/protocol';
import {
  loadLife,
  termsOf,
  type Game,
  type Gathering,
  type LifeRow,
  type Loaded,
  type Row,
  type Served,
} from '@rowan/table';
import { Clockwork } from './clockwork.ts';
import { asRow } from './store/store.ts';
import { valueOf, type Peer, type TableWorld } from './table-world.ts';

/** What a game needs from its table. */
export interface PlayWorld extends TableWorld {
  readonly served: Served;
  readonly gathering: Gathering;
  readonly peers: ReadonlyMap<string, Peer>;
  /** Called after every row. */
  readonly wrote: () => void;
}

export const readRows = async (
  { store }: Pick<TableWorld, 'store'>,
  table: string,
  from = 0,
): Promise<readonly LifeRow[]> => valueOf(parseLife(await store.read(table, from)));

interface Followed {
  readonly loaded: Loaded;
  readonly clockwork: Clockwork;
}

/** Where the rows of a table have led its game and its clock. */
export async function followed(
  { gathering, served, shelf }: Pick<PlayWorld, 'gathering' | 'served' | 'shelf'>,
  rows: readonly LifeRow[],
): Promise<Followed> {
  const clockwork = new Clockwork(termsOf(gathering).clock, gathering.chairs.length);
  const deal = asRow(rows.find(({ said }) => said.kind === 'dealt')!);
  const hear = (row: Row | null, game: Game): void => clockwork.hear(row ?? deal, game);
  return { loaded: valueOf(await loadLife(rows, served, shelf, hear)), clockwork };
}

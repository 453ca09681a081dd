import { openHost, packed, parseLife, receive, type NodeMessage } from '@rowan/protocol';
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
import type { Presence } from './presence.ts';
import type { GameResult } from './ratings/result.ts';
import { asRow, type Standing } from './store/store.ts';
import { gameStanding, goesOn, valueOf, type Peer, type TableWorld } from './table-world.ts';

/** What a game needs from its table. */
export interface PlayWorld extends TableWorld {
  readonly served: Served;
  readonly gathering: Gathering;
  readonly peers: ReadonlyMap<string, Peer>;
  /** Who is there by way of this node and of others. */
  readonly presence: Presence;
  /** Called after every row. */
  readonly wrote: () => void;
}

export const refused = (
  command: number,
  reason: 'busy' | 'nothing' | 'notYours' | 'rated',
): NodeMessage => ({
  kind: 'rejected',
  command,
  refusal: { reason },
});

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

/** Behind a row by which all go back another game is played: it is read from its first row. */
export function upToTakeback(rows: readonly unknown[], from: number): readonly unknown[] {
  const isBack = (row: unknown): boolean =>
    (row as { readonly said?: { readonly kind?: unknown } }).said?.kind === 'tookBack';
  const back = from === 0 ? -1 : rows.findIndex(isBack);
  return back < 0 ? rows : rows.slice(0, back + 1);
}

/** Tells one by one the rows behind `have` that somebody missed, as they were told to the others. */
export async function resume(
  { served, shelf }: Pick<PlayWorld, 'served' | 'shelf'>,
  { id, client, seats, send }: Peer & { readonly seats: readonly number[] },
  rows: readonly LifeRow[],
  have: number,
): Promise<void> {
  const before = rows.slice(0, have + 1);
  const loaded = valueOf(await loadLife(before, served, shelf));
  const past = openHost(loaded, before.map(asRow), packed);
  past.peers.set(id, { client, seats });
  const missed = rows.slice(have + 1).map(asRow);
  for (const effect of receive(past, { kind: 'heard', rows: missed }))
    if (effect.kind === 'send' || effect.kind === 'publish') send(effect.message);
}

interface After {
  readonly before: Game;
  readonly game: Game;
  /** When some time is over. */
  readonly due: number | null;
  /** How the game ended, if it did. */
  readonly result: GameResult | null;
}

/** What lists show of a game; whoever it waits for now, and is not there, is told a little later. */
export function standingAfter(world: PlayWorld, { before, game, due, result }: After): Standing {
  const { gathering, presence, clock, limits } = world;
  const standing = gameStanding(game, gathering);
  const { waits } = standing;
  const told = waits === gameStanding(before, gathering).waits ? null : waits;
  const away = told !== null && !presence.isHere(told);
  const notice = away ? { person: told, at: clock() + limits.noticeAfter } : null;
  return { ...standing, ...goesOn(game, due, world), notice, result };
}

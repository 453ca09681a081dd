import { fairKey, gatherRows, loadLife, type LifeRow } from '@rowan/table';
import { parseLife } from '@rowan/protocol';
import { shelf } from '@rowan/engines';
import type { ServerOptions } from '../../src/start.ts';
import { dealt, Guest } from '../guest.ts';
import { startNode } from '../running.ts';
import { PLANTED, type Planted } from './planted.ts';
import { LeakNode } from './tables.ts';
import { pairAt } from './worlds.ts';

export interface Leaks {
  readonly pairs: number;
  /** Pairs in which a move was made, too. */
  readonly moves: number;
  readonly leaks: number;
  /** Moves left out because the rules take another course in the other world. */
  readonly apart: number;
}

/** Compares what somebody is told in two worlds that must look the same to them, byte by byte. */
export async function comparePairs(
  seeds: readonly number[],
  planted?: Planted,
  until: (leaks: number) => boolean = () => false,
): Promise<Leaks> {
  const node = await LeakNode.start(planted);
  let [pairs, moves, leaks, apart] = [0, 0, 0, 0];
  try {
    for (const seed of seeds) {
      const pair = pairAt(seed);
      const told = [await node.told(pair, 0), await node.told(pair, 1)];
      pairs += 1;
      apart += pair.apart;
      if (pair.worlds[0].answer) moves += 1;
      if (told[0] !== told[1]) leaks += 1;
      if (until(leaks)) break;
    }
    if (node.node.faults.length > 0) throw new Error(String(node.node.faults[0]));
    return { pairs, moves, leaks, apart };
  } finally {
    await node.end();
  }
}

/** The planted leaks that were found out, each within so many pairs. */
export async function catchPlanted(most: number, seed: number): Promise<readonly string[]> {
  const caught: string[] = [];
  for (const [name, planted] of Object.entries(PLANTED)) {
    const seeds = Array.from({ length: most }, (_, i) => seed + i);
    const { leaks } = await comparePairs(seeds, planted, (found) => found > 0);
    if (leaks > 0) caught.push(name);
  }
  return caught;
}

/** What nobody may ever be sent, or not before the end: found in all bytes of a real game, if it is there. */
export async function findCanaries(
  moves: number,
  options: Partial<ServerOptions> = {},
  bend: (bytes: string[]) => void = () => undefined,
): Promise<readonly string[]> {
  const logged: string[] = [];
  const report = (error: unknown): void => void logged.push(String(error));
  const node = await startNode({ ...options, report });
  const { table, invite, sittings } = await dealt(node.url, 'pp');
  const watcher = await Guest.named(node.url, 'Willow');
  await watcher.enter(table, invite);
  const watching = await watcher.sit(table).connect();
  const everybody = [...sittings, watching];
  for (let n = 0; n < moves; n++) {
    await Promise.race(sittings.map((one) => one.until(() => one.mayMove)));
    const mover = sittings.find(({ mayMove }) => mayMove)!;
    const { seq } = mover.chair.known!;
    await mover.move(n % 4);
    await mover.until(() => mover.chair.known!.seq > seq);
  }
  const { store } = node.node;
  const rows = parseLife(await store.read(table, 0));
  if (!rows.ok) throw new Error(rows.error.code);
  const listed = await (await watcher.get('api/tables')).text();
  const bytes = [...everybody.flatMap((one) => one.bytes), ...logged, listed];
  bend(bytes);
  const canaries = await canariesOf(node.node, table, rows.value, {
    invite,
    tokens: everybody.map(({ guest }) => guest.cookie.split('=')[1]!),
    salts: sittings.map(({ salt }) => salt),
  });
  for (const sitting of everybody) sitting.cut();
  await node.end();
  const all = bytes.join('\n');
  return Object.entries(canaries).flatMap(([name, value]) => (all.includes(value) ? [name] : []));
}

interface Given {
  readonly invite: string;
  readonly tokens: readonly string[];
  readonly salts: readonly string[];
}

async function canariesOf(
  { store }: { readonly store: Parameters<typeof secretOf>[0] },
  table: string,
  rows: readonly LifeRow[],
  { invite, tokens, salts }: Given,
): Promise<Readonly<Record<string, string>>> {
  const gathered = gatherRows(rows);
  if (!gathered.ok) throw new Error(gathered.error.code);
  const { opened, chairs, salts: open } = gathered.value.gathering;
  const secret = (await secretOf(store, table, opened.owner))!;
  const loaded = await loadLife(rows, { table, secret, nameOf: () => '' }, shelf);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const { state } = loaded.value.game;
  const { pin, setup } = opened;
  const named = (what: string, all: readonly string[]): [string, string][] =>
    all.map((value, i) => [`${what} ${i}`, value]);
  return Object.fromEntries([
    ['the secret', secret],
    ['the key', fairKey(secret, { table, pin, setup, salts: open! })],
    ['the link', invite],
    ['the deck of Quests', JSON.stringify(state.questDeck)],
    ['the deck of Monsters', JSON.stringify(state.monsterDeck)],
    ['the deck of tiles', JSON.stringify(state.tileDeck)],
    ...named('the session', tokens),
    ...named('the salt', salts),
    ...named(
      'the person',
      chairs.flatMap(({ person }) => (person === null ? [] : [person])),
    ),
  ]);
}

const secretOf = (
  store: { readonly enter: (table: string, person: string) => Promise<string | null> },
  table: string,
  owner: string,
): Promise<string | null> => store.enter(table, owner);

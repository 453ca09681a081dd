import { setTimeout as delay } from 'node:timers/promises';
import { shelf } from '@rowan/engines';
import { parseLife } from '@rowan/protocol';
import { loadLife, type LifeRow } from '@rowan/table';
import { postgresStore } from '../../src/store/postgres-store.ts';
import type { NodeStore } from '../../src/store/store.ts';
import type { Sitting } from '../guest.ts';
import type { Acked, Hoppers } from './hoppers.ts';

/** What the log says, against what everybody was told and is shown. */
interface Compared {
  readonly lost: number;
  readonly twice: number;
  readonly gaps: number;
  readonly diverged: number;
}

/** What everybody should be shown of a table. */
interface Truth {
  readonly seq: number;
  /** Of a game: what all see. */
  readonly view: string | null;
}

async function rowsOf(store: NodeStore, table: string): Promise<readonly LifeRow[]> {
  const parsed = parseLife(await store.read(table, 0));
  return parsed.ok ? parsed.value : [];
}

async function truthOf(rows: readonly LifeRow[], table: string, secret: string): Promise<Truth> {
  const seq = rows.length - 1;
  if (!rows.some(({ said }) => said.kind === 'dealt')) return { seq, view: null };
  const loaded = await loadLife(rows, { table, secret, nameOf: () => '' }, shelf);
  if (!loaded.ok) return { seq, view: `the log cannot be followed: ${loaded.error.code}` };
  const { engine, state } = loaded.value.game;
  return { seq, view: JSON.stringify(engine.publicView(state)) };
}

function agrees({ chair, gathering }: Sitting, { seq, view }: Truth): boolean {
  if (view === null) return gathering?.seq === seq;
  return chair.known?.seq === seq && JSON.stringify(chair.known.shown) === view;
}

const timesIn = (rows: readonly LifeRow[]): number => {
  const commands = rows.flatMap(({ command }) =>
    command ? [`${command.client} ${command.n}`] : [],
  );
  return commands.length - new Set(commands).size;
};

const isLost = (rows: readonly LifeRow[], { client, command, n }: Acked): boolean => {
  const kept = rows[n]?.command;
  return !(kept?.n === command && kept.client.endsWith(`:${client}`));
};

/** Waits until all agree, or for as long as one may wait for that. */
async function divergedFrom(
  crowd: Hoppers,
  truths: () => Promise<ReadonlyMap<string, Truth>>,
  patience: number,
): Promise<number> {
  const late = Date.now() + patience;
  for (;;) {
    const all = await truths();
    const sittings = [...crowd.tables].flatMap(([table, who]) =>
      who.filter((one) => !agrees(one, all.get(table)!)),
    );
    if (sittings.length === 0 || Date.now() > late) return sittings.length;
    await delay(250);
  }
}

export async function comparedWithLog(
  crowd: Hoppers,
  url: string,
  patience: number,
): Promise<Compared> {
  const store = postgresStore(url);
  const person = (sitting: Sitting) => sitting.guest.account(store);
  const truths = async (): Promise<ReadonlyMap<string, Truth>> => {
    const found = new Map<string, Truth>();
    for (const [table, [first]] of crowd.tables) {
      const secret = (await store.enter(table, await person(first!))) ?? '';
      found.set(table, await truthOf(await rowsOf(store, table), table, secret));
    }
    return found;
  };
  try {
    const diverged = await divergedFrom(crowd, truths, patience);
    let [twice, gaps, lost] = [0, 0, 0];
    for (const table of crowd.tables.keys()) {
      const rows = await rowsOf(store, table);
      gaps += rows.filter(({ seq }, i) => seq !== i).length;
      twice += timesIn(rows);
      const here = crowd.acked.filter((one) => one.table === table);
      lost += here.filter((one) => isLost(rows, one)).length;
    }
    return { lost, twice, gaps, diverged };
  } finally {
    await store.close();
  }
}

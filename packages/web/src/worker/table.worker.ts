import {
  PROTOCOL,
  openLocalTable,
  type Failure,
  type LocalTable,
  type LocalWorld,
  type PageMessage,
  type TableMessage,
} from '@rowan/protocol';
import { ForgivingStore, type Fate, type Row } from '@rowan/table';
import { randomId } from '../base/random-id.ts';
import { StorageError } from '../storage/database.ts';
import { waitingOld } from '../storage/old-games.ts';
import { deviceStore, isListed } from '../storage/rows.ts';
import { botsInWorker } from './ask-bot.ts';
import { listenForNews, type News } from './news.ts';
import { myTurn } from './only-one.ts';
import { shelf } from './shelf.ts';
import { thoughtOf } from './thought.ts';

/** What a page says to its table's worker: where the table is, what could not be kept, then all the rest. */
export type WorkerMessage =
  | { readonly kind: 'open'; readonly table: string; readonly carried: readonly Row[] }
  | PageMessage;

const tell = (message: TableMessage): void => postMessage(message);
const fail = (failure: Failure): void => tell({ kind: 'failed', failure });

let opened: Promise<Opened | null> | null = null;

/** Errors of our own are told to the page, which keeps them for a report. */
const broke = (error: unknown): void =>
  tell({
    kind: 'trouble',
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

/** Hardly anybody has a game of an earlier version. */
async function bringOld(id: string): Promise<void> {
  if ((await waitingOld(id)).length > 0) await (await import('./bring.ts')).bringOne(id);
}

async function open(id: string, carried: readonly Row[]): Promise<Opened | null> {
  try {
    if (carried.length === 0) await bringOld(id);
    return await seat(id, carried);
  } catch (error) {
    const stored = error instanceof StorageError;
    if (!stored) broke(error);
    fail({ reason: stored ? 'noStorage' : 'broken' });
    return null;
  }
}

/** A game that is open: its table, and where it is kept. */
interface Opened {
  readonly table: LocalTable;
  readonly store: ForgivingStore;
}

/** Bots and coach, each with a thread of their own; of several tabs only one lets its bots think. */
function players(id: string): Pick<LocalWorld, 'think' | 'rest' | 'coach' | 'dismiss'> {
  const bots = botsInWorker();
  const coach = botsInWorker();
  const turn = myTurn(id);
  let thought = 0;
  const rest = (): number => {
    bots.stop();
    return (thought += 1);
  };
  return {
    rest: () => void rest(),
    think: async (question, report) => {
      const own = rest();
      await turn;
      if (own !== thought) return null;
      const progress = await bots.think(question, ({ share }) => report(share));
      return own === thought ? (progress?.best ?? null) : null;
    },
    coach: ({ rules, view }, report) =>
      coach.judge({ rules, view, seed: view.decisions }, (thought) =>
        report(thoughtOf(view.active, thought)),
      ),
    dismiss: () => coach.stop(),
  };
}

function storeOf(id: string, carried: readonly Row[], news: News): ForgivingStore {
  const fate: Fate = {
    owing: (rows, error) => {
      tell({ kind: 'unkept', rows });
      if (error !== null) broke(error);
      else news.tell();
    },
    gone: () => fail({ reason: 'gone' }),
    parted: (table) => fail({ reason: 'parted', table }),
  };
  return new ForgivingStore(deviceStore, id, fate, carried);
}

/** Nothing of that name was ever here, or nothing of it is left but its entry. */
async function nothingThere(id: string): Promise<Failure> {
  const known = await isListed(id).catch(() => false);
  return known
    ? { reason: 'unopened', fault: { code: 'unreadable', row: 0 } }
    : { reason: 'noTable' };
}

async function seat(id: string, carried: readonly Row[]): Promise<Opened | null> {
  const news = listenForNews(id, () => void opened?.then((all) => all?.table.refresh()));
  const store = storeOf(id, carried, news);
  const local = await openLocalTable({
    table: id,
    client: randomId(),
    store,
    shelf,
    clock: () => Date.now(),
    tell,
    broke,
    wrote: () => news.tell(),
    plans: (rules) => import('./plan-advice.ts').then(({ plans }) => plans(rules)),
    ...players(id),
  });
  if (!local.ok) fail({ reason: 'unopened', fault: local.error });
  else if (!local.value) fail(await nothingThere(id));
  if (carried.length > 0) tell({ kind: 'unkept', rows: 1 });
  return local.ok && local.value ? { table: local.value, store } : null;
}

const exported = (store: ForgivingStore | null, request: number): void =>
  tell({ kind: 'exported', request, rows: store?.log ?? [] });

// Only the page that started this worker can speak to it, and both are of one build: nothing to parse.
addEventListener('message', ({ data: message }: MessageEvent<WorkerMessage>) => {
  if (message.kind === 'open') {
    opened = open(message.table, message.carried);
    return;
  }
  if (message.kind === 'join' && message.protocol !== PROTOCOL) fail({ reason: 'protocol' });
  void opened?.then((all) => {
    if (message.kind === 'export') exported(all?.store ?? null, message.request);
    else if (message.kind === 'refresh') void all?.store.settle().then(() => all.table.refresh());
    else all?.table.ask(message);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL } from '@rowan/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../src/limits.ts';
import { Guest, dealt, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

/** Limits that nothing else is about; the others stand beside what they limit. */

/** Does something at a node with these limits, and stops it. */
async function within(limits: Partial<Limits>, work: (node: TestNode) => Promise<void>) {
  const node = await startNode({ limits });
  try {
    await work(node);
  } finally {
    await node.end();
  }
}

const socketOf = ({ url, headers }: Guest, more: object = {}): WebSocket =>
  new WebSocket(new URL('ws', url.replace('http', 'ws')), { headers, ...more });

const opened = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('open', resolve));
const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve));

/** With a game so long that each of them is long, too. */
const [MOVES, ANSWERS] = [30, 1500];
const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, client: 'a'.repeat(32) });

/** Whoever is asked makes a move, and both have seen it. */
async function playOne(sittings: readonly Sitting[]): Promise<void> {
  const asked = sittings.find((one) => one.mayMove)!;
  const reply = await asked.move();
  if (reply.kind !== 'acked') throw new Error(JSON.stringify(reply));
  await Promise.all(sittings.map((one) => one.until(() => one.chair.known!.seq >= reply.n)));
}

describe('an address', () => {
  test('has so many new guests an hour, so many tries of a link, and so many connections', async () => {
    await within({ sessionsAnHour: 2, triesAMinute: 3, socketsAnAddress: 2 }, async ({ url }) => {
      const guests = [await Guest.named(url, 'Ash'), await Guest.named(url, 'Birch')];
      const [ash, birch] = guests as [Guest, Guest];
      expect((await new Guest(url).post('api/session', { name: 'Cedar' })).status).toBe(429);
      const enter = async (): Promise<number> =>
        (await ash.post(`api/tables/${'x'.repeat(22)}/enter`, { secret: 'y'.repeat(22) })).status;
      expect([await enter(), await enter(), await enter(), await enter()]).toEqual([
        404, 404, 404, 429,
      ]);
      const sockets = [socketOf(ash), socketOf(birch)];
      await Promise.all(sockets.map(opened));
      const late = await birch.sit('x'.repeat(22)).connect();
      await late.until(() => late.closed !== null);
      expect(late.heard).toEqual([{ kind: 'refused', reason: 'full' }]);
      sockets[0]!.close();
      await closed(sockets[0]!);
      const next = await birch.sit('x'.repeat(22)).connect();
      await next.until(() => next.heard.some(({ kind }) => kind === 'hello'));
      next.cut();
    });
  });
});

describe('a connection', () => {
  test('may say so much while its table is being read, and no more', async () => {
    await within({ waitingMessages: 6 }, async ({ url }) => {
      const ash = await Guest.named(url, 'Ash');
      const { table } = await ash.open('pp');
      /** All of it comes in one go, behind what has to be read. */
      const saysAtOnce = async (pings: number): Promise<Sitting> => {
        const sitting = await ash.sit(table).connect(false);
        sitting.say({ kind: 'attach', table, have: -1 });
        for (let n = 0; n < pings; n++) sitting.say({ kind: 'ping', n });
        return sitting;
      };
      const patient = await saysAtOnce(3);
      await patient.until(() => patient.heard.filter(({ kind }) => kind === 'pong').length === 3);
      const hasty = await saysAtOnce(30);
      await hasty.until(() => hasty.closed !== null);
      expect(hasty.heard).toContainEqual({ kind: 'refused', reason: 'tooFast' });
      expect(patient.closed).toBeNull();
      patient.cut();
    });
  });

  test('that reads nothing is closed before too much waits for it', async () => {
    await within({ sendBuffer: 64 * 1024, waitingMessages: 1e9 }, async (node) => {
      const { table, sittings } = await dealt(node.url, 'pp');
      const { guest } = sittings[0]!;
      for (let n = 0; n < MOVES; n++) await playOne(sittings);
      const [slow, quick] = [socketOf(guest), socketOf(guest)];
      await Promise.all([opened(slow), opened(quick)]);
      slow.pause();
      const ended = closed(slow);
      const attach = JSON.stringify({ kind: 'attach', table, have: -1 });
      // More than the machine itself holds back for a connection.
      for (const socket of [slow, quick]) {
        socket.send(HELLO);
        for (let n = 0; n < ANSWERS; n++) socket.send(attach);
      }
      let heard = 0;
      await new Promise<void>((resolve) => {
        quick.on('message', (text: Buffer) => {
          if (text.toString('utf8').startsWith('{"kind":"attached"') && ++heard === ANSWERS)
            resolve();
        });
      });
      slow.resume();
      expect(await ended).toBe(1013);
      expect(quick.readyState).toBe(WebSocket.OPEN);
      for (const one of sittings) one.cut();
      quick.terminate();
    });
  });

  test('that does not answer is cut off, and one that does is not', async () => {
    await within({ pingEvery: 100 }, async ({ url }) => {
      const ash = await Guest.named(url, 'Ash');
      const [dead, alive] = [socketOf(ash, { autoPong: false }), socketOf(ash)];
      for (const socket of [dead, alive]) socket.once('open', () => socket.send(HELLO));
      expect(await closed(dead)).toBe(1006);
      expect(alive.readyState).toBe(WebSocket.OPEN);
      alive.terminate();
    });
  });

  test('that missed more rows than are told one by one is shown its table anew', async () => {
    await within({ resumedRows: 2 }, async ({ url }) => {
      const { table, invite, sittings } = await dealt(url, 'pp');
      const cedar = await Guest.named(url, 'Cedar');
      await cedar.enter(table, invite);
      const onlooker = await cedar.sit(table).connect();
      const last = (): number => Math.max(...sittings.map(({ chair }) => chair.known!.seq));
      const isUpToDate = (): boolean => onlooker.chair.known?.seq === last();
      const shownAnew = async (rows: number): Promise<number> => {
        await onlooker.until(isUpToDate);
        onlooker.cut();
        onlooker.heard.length = 0;
        for (let n = 0; n < rows; n++) await playOne(sittings);
        await onlooker.connect();
        await onlooker.until(isUpToDate);
        return onlooker.heard.filter(({ kind }) => kind === 'attached').length;
      };
      expect(await shownAnew(1)).toBe(0);
      expect(await shownAnew(3)).toBe(1);
      for (const one of [...sittings, onlooker]) one.cut();
    });
  });
});

describe('a person', () => {
  test('is told of so many tables, and takes everything along so many times a day', async () => {
    await within({ listedTables: 2, exportsADay: 1 }, async ({ url }) => {
      const ash = await Guest.named(url, 'Ash');
      for (let n = 0; n < 3; n++) await ash.open('pp');
      const { tables } = (await (await ash.get('api/tables')).json()) as { tables: unknown[] };
      expect(tables).toHaveLength(2);
      const taken = async (): Promise<number> => (await ash.get('api/account/export')).status;
      expect([await taken(), await taken()]).toEqual([200, 429]);
    });
  });
});

/** How much is done at one look; what is left is done at the next. */
type Batch = 'dueAtOnce' | 'keepAtOnce';

/** Where each limit is tried, by the title of the test; a limit without one does not compile. */
const TESTS: Readonly<
  Record<Exclude<keyof Limits, Batch>, readonly [file: string, title: string]>
> = {
  messagesASecond: ['doors', 'that says too much at once is cut off'],
  messagesAtOnce: ['doors', 'that says too much at once is cut off'],
  waitingMessages: ['limits', 'may say so much while its table is being read'],
  socketsAPerson: ['doors', 'is one of at most so many of one person'],
  socketsAnAddress: ['limits', 'so many connections'],
  openTablesAPerson: ['doors', 'is one of at most so many of one person'],
  sessionsAnHour: ['limits', 'so many new guests an hour'],
  triesAMinute: ['limits', 'so many tries of a link'],
  sendBuffer: ['limits', 'closed before too much waits for it'],
  bodyBytes: ['doors', 'says it in JSON, and not too much of it'],
  helloWithin: ['doors', 'that never says who it is does not stay'],
  pingEvery: ['limits', 'that does not answer is cut off'],
  botsATable: ['doors', 'not with nobody or too many bots'],
  resumedRows: ['limits', 'missed more rows than are told one by one'],
  tableSleeps: ['clock', 'comes for a table at which nobody is left, too, and then it sleeps'],
  dueEvery: ['clock', 'hands a seat to a bot after a short grace'],
  claimFor: ['nodes', 'let one think for a bot, and the other when that one is gone'],
  sweepEvery: ['nodes', 'show everything to whoever sits at a node that hears no hints'],
  startGrace: ['clock', 'does not come while the node is away, nor right after'],
  talkAMinute: ['talk', 'is at most so long and so much'],
  talkShown: ['talk', 'is there for whoever comes later'],
  reportsADay: ['talk', 'so many times a day'],
  openTablesAnAccount: ['account', 'may have more open tables than a guest'],
  passesAMinute: ['account', 'is tried only so often'],
  hashesAtOnce: ['account', 'only so many passphrases are hashed at once'],
  exportsADay: ['limits', 'takes everything along so many times a day'],
  mailsADay: ['mail', 'and not too often'],
  noticeAfter: ['notices', 'a little later'],
  noticeEvery: ['notices', 'a little later'],
  devicesAPerson: ['notices', 'goes to so many browsers of a person'],
  listedTables: ['limits', 'is told of so many tables'],
  lobbyPage: ['lobby', 'newest first and page by page'],
  listsAMinute: ['lobby', 'only so many lists a minute'],
  historyPage: ['people', 'is told page by page'],
  ladderPage: ['people', 'is ordered by what is sure'],
  lookUpsAMinute: ['people', 'does so only so often a minute'],
  lobbyDays: ['lobby', 'forgets tables at which nothing has happened for days'],
  archiveDays: ['keeping', 'takes one row'],
  talkDays: ['keeping', 'takes one row'],
  guestGameDays: ['keeping', 'lets go of games of guests'],
  gatherDays: ['keeping', 'lets go of games of guests'],
  backupEvery: ['backups', 'backs itself up while people play'],
  keepEvery: ['keeping', 'does it by itself'],
};

test.each(Object.entries(TESTS))('%s has a test', (_, [file, title]) => {
  const text = readFileSync(join(import.meta.dirname, `${file}.test.ts`), 'utf8');
  expect(text.split('\n').some((line) => line.includes('test') && line.includes(title))).toBe(true);
});

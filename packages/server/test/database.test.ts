import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rowBy } from '@rowan/testkit/store-laws';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../src/admin/audit.ts';
import { openData } from '../src/admin/open.ts';
import { Unkept } from '../src/store/database.ts';
import { migratePostgres, postgresStore } from '../src/store/postgres-store.ts';
import { NO_FACTS } from '../src/store/store.ts';
import { Guest, dealt, type Sitting } from './guest.ts';
import { testDatabase, type TestDatabase } from './postgres/database.ts';
import { startNode } from './running.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

async function ownDatabase(bare = false): Promise<TestDatabase> {
  const database = await testDatabase(bare);
  ended.push(() => database.drop());
  return database;
}

/** The way to a database, which can be shut: the database is away, for all who go by it. */
class Gate {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #open = true;

  constructor({ hostname, port }: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          other.destroy();
          this.#sockets.delete(one);
        });
        one.pipe(other);
      }
      if (!this.#open) near.destroy();
    });
  }

  static async before(url: string): Promise<{ readonly gate: Gate; readonly url: string }> {
    const gate = new Gate(new URL(url));
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    const through = new URL(url);
    through.port = `${(gate.#server.address() as AddressInfo).port}`;
    ended.push(() => gate.#server.close());
    return { gate, url: through.href };
  }

  shut(): void {
    this.#open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  reopen(): void {
    this.#open = true;
  }
}

/** A move of whoever has to, until it is acknowledged. */
async function goOn(sittings: readonly Sitting[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const found = (): Sitting | undefined => sittings.find(({ mayMove }) => mayMove);
    await Promise.race(sittings.map((one) => one.until(() => found() !== undefined)));
    const reply = await found()!.move();
    if (reply.kind !== 'acked') throw new Error(JSON.stringify(reply));
    for (const one of sittings) await one.until(() => one.chair.known!.seq >= reply.n);
  }
}

describe('a database that is away', () => {
  test('gets no acknowledgement, and the game goes on once it is back', async () => {
    const { gate, url } = await Gate.before((await ownDatabase()).url);
    const store = postgresStore(url);
    const node = await startNode({ data: store, limits: { sweepEvery: 200 } });
    ended.push(() => node.end());
    const { sittings, table } = await dealt(node.url, 'pp');
    await goOn(sittings, 2);
    gate.shut();
    const mover = sittings.find(({ mayMove }) => mayMove)!;
    const refused = { kind: 'rejected', refusal: { reason: 'unkept' } };
    expect(await mover.move()).toMatchObject(refused);
    await expect(store.append(table, rowBy('a', 99), NO_FACTS)).rejects.toBeInstanceOf(Unkept);
    const nobody = await new Guest(node.url).post('api/session', { name: 'Elm' });
    expect([nobody.status, await nobody.json()]).toEqual([503, { error: 'unkept' }]);
    gate.reopen();
    await expect.poll(async () => (await mover.move()).kind).toBe('acked');
    await goOn(sittings, 2);
    for (const one of sittings) one.cut();
  });
});

describe('a node', () => {
  const ready = async (url: string): Promise<number> => (await fetch(`${url}readyz`)).status;

  test('is not ready before its database is up to date, and then is without a restart', async () => {
    const database = await ownDatabase(true);
    const node = await startNode({ data: postgresStore(database.url) });
    ended.push(() => node.end());
    expect(await ready(node.url)).toBe(503);
    const both = await Promise.all([1, 2].map(() => migratePostgres(database.url)));
    // Of two who bring it up to date at once one finds nothing left to do.
    expect(both.map((steps) => steps.length > 0).filter(Boolean)).toHaveLength(1);
    expect(await ready(node.url)).toBe(200);
  });

  test('is not ready while a game is played by rules that it does not have', async () => {
    const node = await startNode();
    ended.push(() => node.end());
    const { sittings } = await dealt(node.url, 'pp');
    for (const one of sittings) one.cut();
    expect(await ready(node.url)).toBe(200);
    const { store } = node.node;
    const old = await startNode({
      data: { ...store, close: async () => undefined },
      shelf: { engines: async () => null, catalogues: async () => null },
    });
    ended.push(() => old.end());
    expect(await ready(old.url)).toBe(503);
  });
});

describe('a data file of an earlier version', () => {
  const FIXTURE = join(import.meta.dirname, 'fixtures', 'data-006.db.gz');
  const TABLE = 'w7pYgpX7RdAQvfERQ7aC2Q';
  const COOKIES = [
    'rowan=FZPxODs9H1CrCBVv5IhkEmsD9xREHSwI3IRK0vX4f6A',
    'rowan=ZpdyXopNObuyW_JZeUSGj_iJ8Y1CArdVBHhnp78EXes',
  ];

  function folderWith(): string {
    const folder = mkdtempSync(join(tmpdir(), 'rowan-old-'));
    ended.push(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'rowan.db'), gunzipSync(readFileSync(FIXTURE)));
    return folder;
  }

  test('opens, is copied first, and its people play on', async () => {
    const folder = folderWith();
    const node = await startNode({ data: folder });
    ended.push(() => node.end());
    expect(existsSync(join(folder, 'rowan-before-007-nodes.db'))).toBe(true);
    expect(await node.node.store.reached([TABLE])).toEqual([{ id: TABLE, seq: 29, said: 2 }]);
    expect(await node.node.store.pinsInPlay()).toHaveLength(1);
    const guests = COOKIES.map((cookie) => Object.assign(new Guest(node.url), { cookie }));
    const sittings = await Promise.all(guests.map((guest) => guest.sit(TABLE).connect()));
    for (const one of sittings) await one.until(() => one.view !== null);
    expect(sittings[0]!.chair.known!.seq).toBeGreaterThanOrEqual(29);
    await goOn(sittings, 4);
    for (const one of sittings) one.cut();
  });

  test('holds, game by game, also for whoever looks after it', async () => {
    const data = (await openData(folderWith()))!;
    ended.push(() => data.store.close());
    expect(await audit(data)).toMatchObject({ tables: 2, dealt: 1, faults: [] });
  });
});

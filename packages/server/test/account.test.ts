import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldName } from '../src/people/fold-name.ts';
import { Hashing, newCode } from '../src/people/passphrase.ts';
import { refusedIn } from '../src/people/refused.ts';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let now = 1_000_000_000;
let node: TestNode;
beforeAll(async () => {
  node = await startNode({ clock: () => now, limits: { passesAMinute: 100 } });
});
afterAll(() => node.end());

const PASS = 'correct horse battery';

const told = async (response: Response): Promise<Record<string, unknown>> => ({
  status: response.status,
  ...((await response.json()) as object),
});
const post = async (guest: Guest, path: string, body: object): Promise<Record<string, unknown>> =>
  told(await guest.post(path, body));
const whoIs = async (guest: Guest): Promise<Record<string, unknown>> =>
  told(await guest.get('api/session'));

/** Another device: whatever it is given, it keeps. */
async function device(path: string, body: object): Promise<Guest> {
  const guest = new Guest(node.url);
  const response = await guest.post(path, body);
  guest.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
  return guest;
}

async function account(name: string): Promise<{ guest: Guest; codes: readonly string[] }> {
  const guest = await Guest.named(node.url, `${name} guest`);
  const { codes } = await post(guest, 'api/account', { name, passphrase: PASS });
  return { guest, codes: codes as string[] };
}

describe('an account', () => {
  test('P36 is the guest with a passphrase: all that was theirs stays theirs, on another device, too', async () => {
    const ash = await Guest.named(node.url, 'Ash');
    const { table } = await ash.open('pp');
    expect(await whoIs(ash)).toMatchObject({ name: 'Ash', guest: true });
    expect(await post(ash, 'api/account', { name: 'Ash Tree', passphrase: PASS })).toMatchObject({
      name: 'Ash Tree',
    });
    const other = await device('api/account/sign-in', { name: 'ASH tree', passphrase: PASS });
    expect(await whoIs(other)).toMatchObject({ name: 'Ash Tree', guest: false });
    const { tables } = (await told(await other.get('api/tables'))) as { tables: { id: string }[] };
    expect(tables.map(({ id }) => id)).toEqual([table]);
    // A wrong passphrase, and somebody who does not exist, are told the same.
    const wrong = await post(other, 'api/account/sign-in', {
      name: 'Ash Tree',
      passphrase: 'no no no',
    });
    const nobody = await post(other, 'api/account/sign-in', { name: 'Nobody', passphrase: PASS });
    expect([wrong, nobody]).toEqual([
      { status: 403, error: 'wrong' },
      { status: 403, error: 'wrong' },
    ]);
    expect((await post(other, 'api/account/sign-out', {}))['status']).toBe(200);
    expect(await whoIs(other)).toMatchObject({ name: null });
    expect(await whoIs(ash)).toMatchObject({ name: 'Ash Tree' });
  });

  test('P37 has a name that nobody else has, nor one that looks like it, nor may a guest', async () => {
    await account('Willow');
    const birch = await Guest.named(node.url, 'Birch');
    for (const name of ['willow', 'W1llow', 'Wíllow', 'Wi llow', 'Wіllоw'])
      expect([
        name,
        (await post(birch, 'api/account', { name, passphrase: PASS }))['error'],
      ]).toEqual([name, 'nameTaken']);
    expect((await post(birch, 'api/session', { name: 'WILLOW' }))['error']).toBe('nameTaken');
    expect((await post(new Guest(node.url), 'api/session', { name: 'Willow' }))['error']).toBe(
      'nameTaken',
    );
    expect(foldName('Modern')).toBe(foldName('modem'));
    expect(foldName('Ash')).not.toBe(foldName('Birch'));
    expect(foldName('♥')).not.toBe(foldName('♠'));
  });

  test('P37 does not have a name from the list of those that are refused', async () => {
    for (const name of ['Admin', 'adm1n', 'Royal Guard'])
      expect((await post(new Guest(node.url), 'api/session', { name }))['error']).toBe(
        'nameRefused',
      );
    writeFileSync(join(node.folder, 'refused-names.txt'), '# ours\n*heron*\nWren\n');
    const refused = refusedIn(node.folder);
    expect(['Heron', 'xXher0nXx', 'Wren', 'Wrens', 'admin'].map(refused)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test('P38 is got back by a code from paper, each of them once', async () => {
    const { guest, codes } = await account('Cedar');
    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    const body = {
      name: 'Cedar',
      code: codes[3]!.toUpperCase(),
      passphrase: 'another one, longer',
    };
    const found = await device('api/account/recover', body);
    expect(await whoIs(found)).toMatchObject({ name: 'Cedar' });
    // Whoever else was signed in is not any more.
    expect(await whoIs(guest)).toMatchObject({ name: null });
    expect((await post(found, 'api/account/recover', body))['error']).toBe('wrong');
    const other = { ...body, code: codes[4], name: 'Willow' };
    expect((await post(found, 'api/account/recover', other))['error']).toBe('wrong');
  });

  test('P38 may have another passphrase, for whoever knows the old one', async () => {
    const { guest } = await account('Hazel');
    const other = await device('api/account/sign-in', { name: 'Hazel', passphrase: PASS });
    const change = { passphrase: 'a new passphrase' };
    expect((await post(guest, 'api/account/passphrase', { ...change, old: 'no' }))['error']).toBe(
      'wrong',
    );
    expect(
      (await post(guest, 'api/account/passphrase', { passphrase: 'short', old: PASS }))['error'],
    ).toBe('passphrase');
    expect((await post(guest, 'api/account/passphrase', { ...change, old: PASS }))['status']).toBe(
      200,
    );
    expect([await whoIs(guest), await whoIs(other)]).toMatchObject([
      { name: 'Hazel' },
      { name: null },
    ]);
  });

  test('P39 comes to another device by a code that is good once and for ten minutes', async () => {
    const rowan = await Guest.named(node.url, 'Elder');
    const { code } = (await post(rowan, 'api/account/handover', {})) as { code: string };
    const phone = await device('api/session/handover', { code: code.replace('-', ' ') });
    expect(await whoIs(phone)).toMatchObject({ name: 'Elder', guest: true });
    expect((await post(phone, 'api/session/handover', { code }))['error']).toBe('wrong');
    const late = (await post(rowan, 'api/account/handover', {})) as { code: string };
    now += 10 * 60_000 + 1;
    expect((await post(phone, 'api/session/handover', { code: late.code }))['error']).toBe('wrong');
  });

  test('is tried only so often, and only so many passphrases are hashed at once', async () => {
    const strict = await startNode({ limits: { passesAMinute: 3 } });
    const codes = [];
    for (let n = 0; n < 4; n++)
      codes.push(
        (await new Guest(strict.url).post('api/account/sign-in', { name: 'x', passphrase: 'y' }))
          .status,
      );
    expect(codes).toEqual([403, 403, 403, 429]);
    await strict.end();
    const hashing = new Hashing(2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((one) => hashing.hash(one)));
    expect(hashing.peak).toBe(2);
    expect(newCode(3)).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  });

  test('may have more open tables than a guest', async () => {
    const few = await startNode({ limits: { openTablesAPerson: 1, openTablesAnAccount: 2 } });
    const ash = await Guest.named(few.url, 'Ash');
    await ash.open('pp');
    await expect(ash.open('pp')).rejects.toThrow('429');
    await ash.post('api/account', { name: 'Ash', passphrase: PASS });
    await ash.open('pp');
    await expect(ash.open('pp')).rejects.toThrow('429');
    await few.end();
  });
});

describe('what is kept of somebody', () => {
  const NAME = 'Zelkovaserrata';

  test('P40 is theirs to take along and to have forgotten: no file holds the name any more, and the game is still there', async () => {
    const own = await startNode();
    const names = [NAME, 'Birch'];
    const { table, sittings } = await dealt(own.url, 'pp', {}, names);
    const [ash, birch] = sittings as [Sitting, Sitting];
    await ash.ask({ kind: 'say', words: { text: 'so long' } });
    await Promise.all(sittings.map((sitting) => playOn(sitting)));
    await ash.until(() => ash.about?.fairness !== null);
    const { guest } = ash;
    await guest.post('api/account', { name: `${NAME}x`, passphrase: PASS });
    await guest.post('api/account/handover', {});
    const kept = (await (await guest.get('api/account/export')).json()) as Record<string, unknown>;
    expect(kept).toMatchObject({
      name: `${NAME}x`,
      account: true,
      talk: [{ table, said: 'so long' }],
      tables: [{ table, seat: 0 }],
    });
    expect(JSON.stringify(kept)).toContain('\\"type\\":\\"end\\"');
    expect(JSON.stringify(kept)).not.toContain('argon2');
    expect((await guest.post('api/account/delete', { name: 'Birch' })).status).toBe(403);
    expect((await guest.post('api/account/delete', { name: `${NAME}x` })).status).toBe(200);
    await ash.until(() => ash.closed !== null);
    expect(await (await guest.get('api/session')).json()).toMatchObject({ name: null });
    const text = await (await birch.guest.get(`api/tables/${table}/transcript`)).text();
    expect(text).toContain('"type":"end"');
    expect(text).not.toContain(NAME);
    birch.cut();
    expect(holders(own.folder)).toContain('rowan.db-wal');
    await own.stop();
    expect(holders(own.folder)).toEqual([]);
    expect(own.faults.join()).not.toContain(NAME);
    await own.end().catch(() => undefined);
  });

  /** Files in which the name stands, byte by byte. */
  const holders = (folder: string): string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(NAME));
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { startServer, type Running } from '@rowan/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcpServer } from '../src/agents/mcp.ts';
import { playSeat } from '../src/agents/play-seat.ts';

/** An assistant: it reads what it is told and calls tools, and knows nothing else. */
class Assistant {
  readonly #client = new Client({ name: 'test', version: '1' });

  async connect(): Promise<this> {
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([mcpServer().connect(far), this.#client.connect(near)]);
    return this;
  }

  async call(name: string, args: Record<string, unknown> = {}) {
    const { content, isError } = await this.#client.callTool({ name, arguments: args });
    const [first] = content as { readonly text: string }[];
    return { text: first!.text, refused: isError === true };
  }

  async tools(): Promise<readonly string[]> {
    return (await this.#client.listTools()).tools.map(({ name }) => name);
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  /** Takes the last of the choices, again and again, until the game is over. */
  async playOn(text: string): Promise<string> {
    let told = text;
    for (let n = 0; n < 2000 && !told.includes('The game is over.'); n++) {
      const choices = [...told.matchAll(/^ +(\d+) {2}\S/gm)];
      const [, last] = choices.at(-1) ?? [];
      const next = last === undefined ? ['wait', { seconds: 5 }] : ['answer', { answer: last }];
      ({ text: told } = await this.call(next[0] as string, next[1] as Record<string, unknown>));
    }
    return told;
  }
}

describe('rowan mcp', () => {
  test('lets an assistant play a whole game, ask, be refused and learn why', async () => {
    const assistant = await new Assistant().connect();
    expect(await assistant.call('view')).toMatchObject({ refused: true });
    expect(await assistant.tools()).toEqual(
      expect.arrayContaining([
        'open_game',
        'join_table',
        'view',
        'choices',
        'explain',
        'answer',
        'why',
      ]),
    );
    const opened = await assistant.call('open_game', { opponents: ['random'], seed: 'mcp' });
    expect(opened.text).toContain('Castle');
    expect((await assistant.call('view')).text).toContain('Quests');
    let { text } = await assistant.call('choices');
    while (!text.includes('plan')) ({ text } = await assistant.call('answer', { answer: '1' }));
    const explained = await assistant.call('explain', { plan: 'castle.start=KKKK' });
    expect(explained.text).toMatch(/\([A-Z]\d+/);
    const refused = await assistant.call('answer', { answer: 'castle.start=KKKK' });
    expect(refused).toMatchObject({ refused: true });
    expect((await assistant.call('why')).text).toContain(explained.text.split('\n').at(-1)!);
    expect(await assistant.call('rule', { id: 'T7' })).toMatchObject({ refused: false });
    const asked = await assistant.call('choices');
    expect(await assistant.playOn(asked.text)).toContain('VP');
    expect(await assistant.call('answer', { answer: '1' })).toMatchObject({ refused: true });
    await assistant.close();
  });
});

describe('at an online table', () => {
  let running: Running;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'rowan-agents-'));
    // Tests talk faster than anybody plays.
    const limits = { messagesASecond: 100_000, messagesAtOnce: 200_000 };
    running = await startServer({ port: 0, host: '127.0.0.1', data, pace: 0, limits });
  });
  afterAll(async () => {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  });

  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(new URL(path, running.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** Somebody with an account, the token of a program that plays for them, and a table of theirs. */
  async function ownTable(more: object = {}) {
    const { origin } = new URL(running.url);
    const session = await post('api/session', { name: 'Ash' }, { origin });
    const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
    const made = await post('api/tokens', {}, { origin, cookie });
    const { token } = (await made.json()) as { readonly token: string };
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const bearer = { authorization: `Bearer ${token}` };
    const opened = await post('api/tables', { towers: false, seats, ...more }, bearer);
    const { table, invite } = (await opened.json()) as Readonly<Record<string, string>>;
    return { token, bearer, table: table!, link: `${running.url}#/t/${table}/${invite}` };
  }

  test('a bot plays a seat by its token, an assistant one by the link, to the end', async () => {
    const { token, link } = await ownTable();
    const assistant = await new Assistant().connect();
    const bot = playSeat({ link, token, name: '', bot: 'random', seat: 0, starts: true, pace: 0 });
    const joined = await assistant.call('join_table', { link, name: 'Oak', seat: 2 });
    const told = await assistant.playOn(joined.text);
    expect(told).toContain('VP');
    expect((await bot).phase).toBe('over');
    await assistant.close();
  });

  test.each([
    ['allows the coach', true],
    ['does not allow the coach', false],
  ])('whose owner %s the hint says so', async (_, coach) => {
    const { token, link } = await ownTable({ coach });
    const assistant = await new Assistant().connect();
    const bot = playSeat({ link, token, name: '', bot: 'random', seat: 0, starts: true, pace: 0 });
    let { text } = await assistant.call('join_table', { link, name: 'Oak', seat: 2 });
    while (!/^ +1 {2}\S/m.test(text)) ({ text } = await assistant.call('wait', { seconds: 5 }));
    const hint = await assistant.call('hint');
    expect(hint.refused).toBe(!coach);
    expect(hint.text.includes('does not allow the coach')).toBe(!coach);
    // The same line said elsewhere gets no further.
    const around = await assistant.call('explain', { plan: 'h' });
    expect(around.text.includes('does not allow the coach')).toBe(!coach);
    await assistant.playOn((await assistant.call('choices')).text);
    await bot;
    await assistant.close();
  });

  test('an assistant whose seat is somebody else’s is told so, and by no tool that the game is over', async () => {
    const { token, link } = await ownTable();
    const wish = { link, token, name: '', bot: 'random', starts: true, pace: 0 } as const;
    await expect(playSeat({ ...wish, seat: 3 })).rejects.toThrow('somebody else’s, or none');
    const assistant = await new Assistant().connect();
    const joined = await assistant.call('join_table', { link, name: 'Oak', seat: 4 });
    for (const { text, refused } of [
      joined,
      await assistant.call('view'),
      await assistant.call('wait', { seconds: 1 }),
    ]) {
      expect(refused).toBe(true);
      expect(text).toContain('somebody else’s, or none');
    }
    await assistant.close();
  });

  test('a wrong token, or a bearer beside a cookie of another page, opens nothing', async () => {
    const { bearer } = await ownTable();
    const wrong = { authorization: `Bearer ${'x'.repeat(43)}` };
    const wish = { towers: false, seats: [{ kind: 'person' }, { kind: 'person' }] };
    expect((await post('api/tables', wish, wrong)).status).toBe(401);
    const evil = { origin: 'http://evil.example' };
    expect((await post('api/tables', wish, { ...bearer, ...evil })).status).toBe(403);
    expect((await post('api/tables', wish, { ...bearer, cookie: 'rowan=x' })).status).toBe(403);
    expect((await post('api/tables', wish, bearer)).status).toBe(200);
  });
});

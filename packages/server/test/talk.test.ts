import type { Line, NodeMessage, Words } from '@rowan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTalk } from '../src/people/names.ts';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode({ limits: { talkAMinute: 30, reportsADay: 2, talkShown: 6 } });
});
afterAll(() => node.end());

type Talk = Extract<NodeMessage, { kind: 'talk' }>;

const talkOf = ({ heard }: Sitting): Talk =>
  heard.findLast((message): message is Talk => message.kind === 'talk')!;
const saidTo = ({ heard }: Sitting): Line[] =>
  heard.filter((message): message is { kind: 'said' } & Line => message.kind === 'said');
const textOf = (words: Words): string => ('text' in words ? words.text : words.phrase);
const textsTo = (sitting: Sitting): string[] => saidTo(sitting).map(({ words }) => textOf(words));
const text = (said: string): { kind: 'say'; words: Words } => ({
  kind: 'say',
  words: { text: said },
});

async function watcher(table: string, invite: string, name: string): Promise<Sitting> {
  const guest = await Guest.named(node.url, name);
  await guest.enter(table, invite);
  const sitting = await guest.sit(table).connect();
  await sitting.until(() => sitting.view !== null);
  return sitting;
}

describe('talk at a table', () => {
  test('P32 goes to everybody, phrases as codes, and is there for whoever comes later', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    expect(await ash.ask({ kind: 'say', words: { phrase: 'goodLuck' } })).toMatchObject({
      kind: 'acked',
    });
    await birch.ask(text('  Thank\n you <b>all</b>  '));
    await ash.until(() => saidTo(ash).length === 2);
    expect(saidTo(ash)).toMatchObject([
      { n: 0, name: 'Ash', seat: 0, aside: false, words: { phrase: 'goodLuck' } },
      { n: 1, name: 'Birch', seat: 1, words: { text: 'Thank you <b>all</b>' } },
    ]);
    for (let n = 2; n < 9; n++) await ash.ask(text(`word ${n}`));
    const cedar = await watcher(table, invite, 'Cedar');
    expect(talkOf(cedar).lines.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const sitting of [...sittings, cedar]) sitting.cut();
  });

  test('P33 of onlookers is not shown to the seats before the game is over', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    const cedar = await watcher(table, invite, 'Cedar');
    const elm = await watcher(table, invite, 'Elm');
    await cedar.ask(text('Ash holds the Dragon'));
    await elm.until(() => textsTo(elm).length === 1);
    await birch.ask(text('hello'));
    await ash.until(() => textsTo(ash).length === 1);
    await elm.until(() => textsTo(elm).length === 2);
    expect(textsTo(elm)).toEqual(['Ash holds the Dragon', 'hello']);
    expect(textsTo(ash)).toEqual(['hello']);
    expect(ash.bytes.join()).not.toContain('Dragon');
    // Nor to somebody who reloads.
    ash.cut();
    await ash.connect();
    await ash.until(() => talkOf(ash).lines.length === 1);
    await Promise.all(sittings.map((sitting) => playOn(sitting)));
    await ash.until(() => talkOf(ash).lines.length === 2);
    expect(talkOf(ash).lines[0]).toMatchObject({ aside: true, name: 'Cedar', seat: null });
    for (const sitting of [...sittings, cedar, elm]) sitting.cut();
  });

  test('P34 of somebody who is muted is not heard here, of somebody who is blocked nowhere', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    await birch.ask(text('one'));
    await ash.until(() => textsTo(ash).length === 1);
    const { who } = saidTo(ash)[0]!;
    expect((await ash.ask({ kind: 'mute', who, on: true })).kind).toBe('acked');
    expect(talkOf(ash)).toMatchObject({
      lines: [],
      hushed: [{ who, name: 'Birch', blocked: false }],
    });
    await birch.ask(text('two'));
    await birch.until(() => textsTo(birch).length === 2);
    expect(textsTo(ash)).toEqual(['one']);
    await ash.ask({ kind: 'mute', who, on: false });
    expect(talkOf(ash).lines.map(({ words }) => textOf(words))).toEqual(['one', 'two']);
    await ash.ask({ kind: 'block', who, on: true });
    expect(talkOf(ash)).toMatchObject({ lines: [], hushed: [{ blocked: true }] });
    // Somebody who is blocked does not find the way to one's public tables.
    const { table: open } = await ash.guest.open('pp', { public: true });
    expect((await birch.guest.post(`api/tables/${open}/enter`, {})).status).toBe(404);
    // And is not heard elsewhere either.
    const other = await watcher(table, invite, 'Cedar');
    expect(talkOf(other).lines).toHaveLength(2);
    expect((await ash.ask({ kind: 'mute', who: '0'.repeat(16), on: true })).kind).toBe('declined');
    expect((await ash.ask({ kind: 'block', who: talkOf(ash).you, on: true })).kind).toBe(
      'declined',
    );
    for (const sitting of [...sittings, other]) sitting.cut();
  });

  test('P35 may be reported, with what was said, so many times a day', async () => {
    const { sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    await birch.ask(text('something rude'));
    await ash.until(() => textsTo(ash).length === 1);
    const { who } = saidTo(ash)[0]!;
    const report = { kind: 'report', who, reason: 'rude' } as const;
    const replies = [];
    for (let n = 0; n < 3; n++) replies.push((await ash.ask(report)).kind);
    expect(replies).toEqual(['acked', 'acked', 'declined']);
    const [first, second] = await node.node.store.reports(10);
    expect(first).toMatchObject({ reason: 'rude', lines: [{ words: { text: 'something rude' } }] });
    expect(await node.node.store.settle(first!.id)).toBe(true);
    expect((await node.node.store.reports(10)).map(({ id }) => id)).toEqual([second!.id]);
    expect(birch.bytes.join()).not.toContain('report');
    // Whoever is banned is nobody any more.
    expect(await node.node.store.ban(second!.about, true)).toBe(true);
    expect(await (await birch.guest.get('api/session')).json()).toMatchObject({ name: null });
    for (const sitting of sittings) sitting.cut();
  });

  test('is at most so long and so much, and nothing in it turns the text around', async () => {
    const { sittings } = await dealt(node.url, 'pp');
    const [ash] = sittings as [Sitting];
    expect(parseTalk('a\u202eb\u0007 c')).toEqual({ text: 'ab c' });
    expect(parseTalk('👨‍👩‍👧 ok')).toEqual({ text: '👨‍👩‍👧 ok' });
    expect(parseTalk(' \u202e ')).toBeNull();
    ash.say({ kind: 'say', command: 1, words: { text: 'x'.repeat(301) } });
    await ash.until(() => ash.heard.some(({ kind }) => kind === 'refused'));
    const kinds = new Set<string>();
    for (let n = 0; n < 31; n++) kinds.add((await ash.ask(text('x'))).kind);
    expect([...kinds]).toEqual(['acked', 'declined']);
    for (const sitting of sittings) sitting.cut();
  });
});

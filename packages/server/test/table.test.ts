import { hash } from '@rowan/rules';
import {
  checkFairness,
  loadLife,
  readTranscript,
  transcriptLines,
  type LifeRow,
} from '@rowan/table';
import { engineBy, shelf } from '@rowan/engines';
import { parseLife, type NodeMessage } from '@rowan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, dealt, playOn as play, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.end());

/** Whoever has to decide, once everybody has heard of the last row. */
async function moverOf(sittings: readonly Sitting[]): Promise<Sitting> {
  const seq = Math.max(...sittings.map(({ chair }) => chair.known!.seq));
  for (const sitting of sittings) await sitting.until(() => sitting.chair.known!.seq >= seq);
  return sittings.find(({ mayMove }) => mayMove)!;
}

const rowsOf = async (
  { node: { store } }: TestNode,
  table: string,
): Promise<readonly LifeRow[]> => {
  const rows = parseLife(await store.read(table, 0));
  if (!rows.ok) throw new Error(rows.error.code);
  return rows.value;
};

describe('an online table', () => {
  test('tells whether everybody may ask the coach, which nobody may unless it was opened so', async () => {
    for (const coach of [true, false]) {
      const { sittings } = await dealt(node.url, 'pp', coach ? { coach } : {});
      await sittings[1]!.until(() => sittings[1]!.about !== null);
      expect(sittings[1]!.about!.coach).toBe(coach);
      expect(sittings[1]!.gathering!.terms.coach ?? false).toBe(coach);
    }
  });

  test('is played to its end by two persons and a bot, watched by a third, and its deal can be proven', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'ppb');
    const cedar = await Guest.named(node.url, 'Cedar');
    await cedar.enter(table, invite);
    const watching = await cedar.sit(table).connect();
    await watching.until(() => watching.view !== null);
    const promised = sittings.map(({ gathering }) => gathering!.commitment);
    await Promise.all(sittings.map((sitting) => play(sitting)));
    for (const sitting of [...sittings, watching])
      await sitting.until(() => sitting.about?.fairness !== null);
    const { fairness } = sittings[1]!.about!;
    const rows = await rowsOf(node, table);
    const served = { table, secret: fairness!.secret, nameOf: () => '' };
    const loaded = await loadLife(rows, served, shelf);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { opening, game } = loaded.value;
    const kept = { commitment: promised[1]!, seat: 1, salt: sittings[1]!.salt };
    expect(checkFairness(fairness!, opening, kept)).toEqual({ ok: true, value: null });
    // What everybody saw is what the log leads to.
    for (const sitting of sittings)
      expect(sitting.view).toEqual(game.engine.view(game.state, sitting.seats[0]!));
    expect(watching.view).toEqual(game.engine.view(game.state, 'spectator'));
    const text = await (await cedar.get(`api/tables/${table}/transcript`)).text();
    const read = await readTranscript(transcriptLines(text), engineBy);
    expect(read.ok && hash(read.value.state)).toBe(hash(game.state));
    expect(rows.at(-1)!.said.kind).toBe('ended');
    for (const sitting of [...sittings, watching]) sitting.cut();
  });

  test('P24 goes on for whoever was cut off: they get the rows they missed, and what they said counts once', async () => {
    const { table, sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    const mover = await moverOf(sittings);
    const other = mover === ash ? birch : ash;
    other.cut();
    await play(mover, 1);
    await other.connect();
    await other.until(() => other.chair.known!.seq === mover.chair.known!.seq);
    // Nothing was shown anew: only what was missed came.
    expect(other.heard.filter(({ kind }) => kind === 'attached')).toHaveLength(1);
    // Cut off right after a move was said: it is said again, and was made once.
    const next = await moverOf(sittings);
    const before = (await rowsOf(node, table)).length;
    const replied = next.move();
    next.cut();
    await next.connect();
    expect((await replied).kind).toBe('acked');
    expect(await rowsOf(node, table)).toHaveLength(before + 1);
    for (const sitting of sittings) sitting.cut();
  });

  test('P6 tells whoever says again what was done long since that it was, though it could not be done now', async () => {
    const { sittings } = await dealt(node.url, 'pp');
    const [ash] = sittings as [Sitting];
    await play(await moverOf(sittings), 1);
    const answers = (): NodeMessage[] => ash.heard.filter(({ kind }) => kind === 'acked');
    const acked = answers();
    ash.say({ kind: 'sit', seat: 0, command: 1, at: 0 });
    ash.say({ kind: 'start', command: 3, at: 4 });
    // Frames of what the others do may come in between.
    await ash.until(() => answers().length === acked.length + 2);
    expect(answers().slice(acked.length)).toEqual([acked[0], acked[2]]);
    for (const sitting of sittings) sitting.cut();
  });

  test('is there again after the node has stopped, to the last row', async () => {
    const first = await startNode();
    const { table, sittings } = await dealt(first.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    for (let n = 0; n < 6; n++) await play(await moverOf(sittings), 1);
    await moverOf(sittings);
    const shown = JSON.stringify([ash.view, birch.view]);
    await first.stop();
    await ash.until(() => ash.closed !== null);
    expect(ash.heard.some(({ kind }) => kind === 'closing')).toBe(true);
    const second = await startNode({ data: first.folder });
    for (const sitting of sittings) {
      const { guest } = sitting;
      const again = new Guest(second.url);
      again.cookie = guest.cookie;
      const seat = await again.sit(table).connect();
      await seat.until(() => seat.view !== null);
      expect(shown).toContain(JSON.stringify(seat.view));
    }
    await second.end();
    await first.end().catch(() => undefined);
  });

  test('P21 keeps a chair for whoever is away, and says who is there', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'pp');
    const [ash, birch] = sittings as [Sitting, Sitting];
    const here = (): unknown => ash.heard.findLast(({ kind }) => kind === 'presence');
    await ash.until(() => JSON.stringify(here())?.includes('[0,1]') ?? false);
    birch.cut();
    await ash.until(() => JSON.stringify(here()).includes('"here":[0]'));
    await birch.connect();
    await ash.until(() => JSON.stringify(here()).includes('[0,1]'));
    expect(here()).toEqual({ kind: 'presence', here: [0, 1], watching: 0 });
    // Who looks on is counted, over however many sockets, as long as they do.
    const cedar = await Guest.named(node.url, 'Cedar');
    await cedar.enter(table, invite);
    const looks = [await cedar.sit(table).connect(), await cedar.sit(table).connect()];
    await Promise.all(looks.map((one) => one.until(() => one.view !== null)));
    await ash.until(() => JSON.stringify(here()).includes('"watching":1'));
    for (const one of looks) one.cut();
    await ash.until(() => JSON.stringify(here()).includes('"watching":0'));
    for (const sitting of sittings) sitting.cut();
  });

  test('is not disturbed by moves that come before its answer, or by what makes no sense', async () => {
    const { table, sittings } = await dealt(node.url, 'pp');
    const elm = sittings[0]!.guest.sit(table);
    await elm.connect(false);
    elm.say({ kind: 'undo', command: 1, at: 0 });
    elm.attach();
    elm.say({ kind: 'undo', command: 2, at: 0 });
    for (const odd of ['', '{', '[]', 'null', '{"kind":"__proto__"}', Buffer.from([0, 255])])
      elm.raw(odd);
    await elm.until(() => elm.heard.filter(({ kind }) => kind === 'refused').length === 6);
    expect(elm.heard.filter(({ kind }) => kind === 'rejected')).toMatchObject([
      { command: 1, refusal: { reason: 'notYours' } },
      { command: 2 },
    ]);
    await elm.until(() => elm.view !== null);
    for (const sitting of [...sittings, elm]) sitting.cut();
    expect(node.faults).toEqual([]);
  });
});

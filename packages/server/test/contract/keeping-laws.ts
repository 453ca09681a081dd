import { OPENED, rowBy } from '@rowan/testkit/store-laws';
import type { LifeRow, Row } from '@rowan/table';
import { expect } from 'vitest';
import type { PastWish } from '../../src/store/keeping.ts';
import { packRows } from '../../src/store/pack-rows.ts';
import { NO_FACTS, type NodeStore, type Standing } from '../../src/store/store.ts';
import { hashOf } from '../../src/tokens.ts';

type NodeLaw = (store: NodeStore) => Promise<void>;

/** Long before anything else that the other laws do. */
const LONG_AGO = -1_000_000;
const OVER: Standing = { stage: 'over', free: 0, waits: null, due: null };

/** A table of somebody whose last row is as old as that. */
async function laid(
  store: NodeStore,
  id: string,
  standing: Standing,
  { at = LONG_AGO, owner = 'rowan' } = {},
): Promise<readonly Row[]> {
  const rows = [
    { ...OPENED[0]!, at },
    { ...rowBy('a', 1), at },
  ];
  const opened = [rows[0] as unknown as LifeRow];
  const invite = hashOf(`link to ${id}`);
  await store.openTable({ id, owner, secret: 's'.repeat(64), invite, rows: opened });
  const facts = { ...NO_FACTS, over: standing.stage === 'over' };
  await store.append(id, rows[1]!, facts, standing);
  return rows;
}

const looking = (before: number): PastWish => ({ before, at: 0, most: 1000, claim: null });
const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

const packs: NodeLaw = async (store) => {
  const rows = await laid(store, 'packed', OVER);
  const archived = { at: 7, rows: 2, hash: 'end', body: packRows(rows) };
  expect(await store.letGo('packed')).toBe(false);
  await store.putAway('packed', { ...archived, rows: 1, body: packRows(rows.slice(1)) });
  // Of an archive with a row less nothing goes.
  expect(await store.letGo('packed')).toBe(false);
  expect(await store.read('packed', 0)).toEqual(rows);
  await store.putAway('packed', archived);
  expect(await store.letGo('packed')).toBe(true);
  expect(await store.letGo('packed')).toBe(false);
  await store.leave('packed');
  const { body, ...rest } = (await store.archived('packed'))!;
  expect(rest).toEqual({ at: 7, rows: 2, hash: 'end' });
  expect(new Uint8Array(body)).toEqual(new Uint8Array(archived.body));
  for (const from of [0, 1, 2, 9])
    expect(await store.read('packed', from)).toEqual(rows.slice(from));
  expect(await store.append('packed', rowBy('b', 2), NO_FACTS)).toBe('gone');
  expect(await store.read('packed', 0)).toEqual(rows);
};

const leaves: NodeLaw = async (store) => {
  const rows = await laid(store, 'left', OVER);
  await store.putAway('left', { at: 7, rows: 2, hash: '', body: packRows([]) });
  await store.leave('left');
  expect(await store.archived('left')).toBeNull();
  expect(await store.read('left', 0)).toEqual(rows);
  expect(idsOf(await store.pastGames(looking(LONG_AGO)))).not.toContain('left');
  expect(idsOf(await store.pastGames(looking(LONG_AGO), true))).toContain('left');
};

/** A millisecond too early it is not there; a game that is played never is. */
const finds: NodeLaw = async (store) => {
  await store.signIn({ id: 'rowan', name: 'R' }, { hash: hashOf('rowan'), at: 0 });
  await store.signIn({ id: 'host', name: 'Host' }, { hash: hashOf('host'), at: 0 });
  await store.register('host', { name: 'Host', folded: 'host of laws', pass: 'hash' });
  await laid(store, 'past-over', OVER);
  await laid(store, 'past-host', OVER, { owner: 'host' });
  await laid(store, 'past-gather', { ...OVER, stage: 'gather' });
  await laid(store, 'past-play', { ...OVER, stage: 'play' });
  const found = async (before: number) => ({
    games: idsOf(await store.pastGames(looking(before))).filter((id) => id.startsWith('past-')),
    gather: (await store.pastGatherings(looking(before))).filter((id) => id.startsWith('past-')),
    over: (await store.pastOver(looking(before))).filter(({ id }) => id.startsWith('past-')),
  });
  expect(await found(LONG_AGO - 1)).toEqual({ games: [], gather: [], over: [] });
  const { games, gather, over } = await found(LONG_AGO);
  expect([games.toSorted(), gather]).toEqual([['past-host', 'past-over'], ['past-gather']]);
  expect(over).toContainEqual({ id: 'past-over', stays: false });
  expect(over).toContainEqual({ id: 'past-host', stays: true });
  await store.stay(['past-host']);
  expect((await found(LONG_AGO)).over).toEqual([{ id: 'past-over', stays: false }]);
};

const removes: NodeLaw = async (store) => {
  await laid(store, 'gone-over', OVER);
  await laid(store, 'gone-play', { ...OVER, stage: 'play' });
  expect(await store.remove('gone-play', 0)).toBe(false);
  expect(await store.remove('gone-over', LONG_AGO - 1)).toBe(false);
  expect(await store.read('gone-over', 0)).toHaveLength(2);
  expect(await store.remove('gone-over', LONG_AGO)).toBe(true);
  expect(await store.remove('gone-over', LONG_AGO)).toBe(false);
  expect(await store.read('gone-over', 0)).toEqual([]);
  expect(await store.enter('gone-over', 'rowan')).toBeNull();
  expect(await store.read('gone-play', 0)).toHaveLength(2);
};

/** Of several nodes that ask at once each gets what the others do not. */
const shares: NodeLaw = async (store) => {
  const at = LONG_AGO * 2;
  const ids = Array.from({ length: 6 }, (_, i) => `share-${i}`);
  for (const id of ids) await laid(store, id, OVER, { at });
  const nodes = ['one', 'two', 'three', 'four'];
  const wish = (by: string, now: number) => ({
    before: at,
    at: now,
    most: 2,
    claim: { by, until: now + 50 },
  });
  const claim = async (now: number) =>
    (await Promise.all(nodes.map((by) => store.pastGames(wish(by, now))))).flatMap(idsOf);
  const first = await claim(100);
  expect(new Set(first).size).toBe(first.length);
  const all = new Set([...first, ...(await claim(101)), ...(await claim(102))]);
  expect(all).toEqual(new Set(ids));
  expect(await store.pastGames(wish('five', 103))).toEqual([]);
  expect(await store.pastGames(wish('five', 200))).toHaveLength(2);
};

const forgets: NodeLaw = async (store) => {
  const at = LONG_AGO * 3;
  const line = { at, person: 'rowan', seat: 0, aside: false, words: { text: 'hello' } };
  for (const stage of ['over', 'play'] as const) {
    await laid(store, `talk-${stage}`, { ...OVER, stage }, { at });
    await store.say(`talk-${stage}`, line);
  }
  expect(await store.pastTalk(at - 1)).toBe(0);
  expect(await store.forgetTalk(at - 1, 10)).toBe(0);
  expect(await store.pastTalk(at)).toBe(1);
  expect(await store.forgetTalk(at, 10)).toBe(1);
  expect(await store.talk('talk-over', 5)).toEqual([]);
  expect(await store.talk('talk-play', 5)).toHaveLength(1);
  // Numbers go on where they were.
  expect(await store.say('talk-over', line)).toBe(1);
  await store.signIn({ id: 'unseen', name: '' }, { hash: hashOf('unseen'), at });
  expect([await store.pastSessions(at), await store.endSessions(at, 10)]).toEqual([0, 0]);
  expect([await store.pastSessions(at + 1), await store.endSessions(at + 1, 10)]).toEqual([1, 1]);
  expect(await store.personOf(hashOf('unseen'), at)).toBeNull();
};

export const KEEPING_LAWS: Readonly<Record<string, NodeLaw>> = {
  'keeps a game in one row, and gives up its log for a whole one alone': packs,
  'leaves a log where it is, and knows that it did': leaves,
  'finds what is past, not a moment early, and never a game that is played': finds,
  'removes all of a table, and none that is played or was touched': removes,
  'lets one node at a time put a game away': shares,
  'forgets what was said at games that are over, and who did not come': forgets,
};

import { OPENED, rowBy } from '@rowan/testkit/store-laws';
import type { LifeRow, Row } from '@rowan/table';
import { expect } from 'vitest';
import { Taken } from '../../src/store/database.ts';
import type { Hint } from '../../src/store/hints.ts';
import { NO_FACTS, type NodeStore, type Standing } from '../../src/store/store.ts';
import { hashOf } from '../../src/tokens.ts';
import { KEEPING_LAWS } from './keeping-laws.ts';
import { RATING_LAWS } from './rating-laws.ts';

/** What the store of a node has to do beside what every store of logs does; each with names that nobody else uses. */
type NodeLaw = (store: NodeStore) => Promise<void>;

const DAY = 86_400_000;
const PLAYING: Standing = { stage: 'play', free: 0, waits: null, due: null };

const table = (id: string, owner = 'ash') => ({
  id,
  owner,
  secret: 's'.repeat(64),
  invite: hashOf(`link to ${id}`),
  rows: [OPENED[0] as unknown as LifeRow],
});

const manyAtOnce: NodeLaw = async (store) => {
  const ids = Array.from({ length: 60 }, (_, i) => `many-${i}`);
  for (const id of ids) await store.create(id, OPENED, NO_FACTS);
  const rows = [2, 3, 4].map((seq) => rowBy('a', seq));
  const won = await Promise.all(
    ids.flatMap((id) => rows.map((row) => store.append(id, row, NO_FACTS))),
  );
  expect(new Set(won)).toEqual(new Set(['won']));
  for (const id of ids) expect(await store.read(id, 0)).toHaveLength(5);
  const reached = await store.reached([...ids, 'nowhere']);
  expect(new Set(reached.map(({ seq }) => seq))).toEqual(new Set([4]));
  expect(reached).toHaveLength(60);
};

const commandsOnce: NodeLaw = async (store) => {
  await store.create('once', OPENED, NO_FACTS);
  const again: Row = { ...rowBy('a', 3), command: { client: 'a', n: 2 } };
  expect(await store.append('once', rowBy('a', 2), NO_FACTS)).toBe('won');
  expect(await store.append('once', again, NO_FACTS)).toBe('taken');
  expect(await store.read('once', 3)).toEqual([]);
};

const doors: NodeLaw = async (store) => {
  await store.openTable(table('door'));
  expect(await store.openTable(table('door'))).toBe('taken');
  expect(await store.enter('door', 'ash')).toBe('s'.repeat(64));
  expect(await store.enter('door', 'birch')).toBeNull();
  expect(await store.admit('door', 'birch', hashOf('link to another'))).toBe(false);
  expect(await store.enter('door', 'birch')).toBeNull();
  expect(await store.admit('door', 'birch', hashOf('link to door'))).toBe(true);
  expect(await store.admit('door', 'birch', hashOf('link to door'))).toBe(true);
  expect(await store.enter('door', 'birch')).toBe('s'.repeat(64));
  expect(await store.admit('no door', 'birch', hashOf('link to door'))).toBe(false);
  expect(await store.openTables('ash')).toBe(1);
  expect((await store.tablesOf('birch', 5)).map(({ id }) => id)).toEqual(['door']);
};

const rematches: NodeLaw = async (store) => {
  const again = ['again-1', 'again-2'].map((id) => ({ ...table(id, 'elm'), after: 'before' }));
  const outcomes = await Promise.all(again.map((one) => store.openTable(one)));
  expect(outcomes.toSorted()).toEqual(['taken', 'won']);
  expect(await store.rematchOf('before')).toBe(again[outcomes.indexOf('won')]!.id);
};

const people: NodeLaw = async (store) => {
  const birch = { id: 'b', name: 'Birch', guest: true, program: null };
  await store.signIn(birch, { hash: hashOf('token'), at: 0 });
  expect(await store.personOf(hashOf('token'), DAY)).toEqual(birch);
  expect(await store.personOf('token', DAY)).toBeNull();
  expect(await store.personOf(hashOf('token'), 399 * DAY)).toEqual(birch);
  // It was used meanwhile.
  expect(await store.personOf(hashOf('token'), 799 * DAY)).toEqual(birch);
  expect(await store.personOf(hashOf('token'), 1200 * DAY)).toBeNull();
  await store.rename({ id: 'b', name: 'Beech' });
  expect(await store.namesOf(['b', 'nobody'])).toEqual(new Map([['b', 'Beech']]));
};

const accounts: NodeLaw = async (store) => {
  for (const id of ['c1', 'c2']) await store.signIn({ id, name: id }, { hash: hashOf(id), at: 0 });
  const cedar = { name: 'Cedar', folded: 'cedar', pass: 'hash' };
  const made = await Promise.all(['c1', 'c2'].map((id) => store.register(id, cedar)));
  expect(made.filter(Boolean)).toHaveLength(1);
  const owner = ['c1', 'c2'][made.indexOf(true)]!;
  expect(await store.accountBy('cedar')).toMatchObject({ id: owner, name: 'Cedar' });
  await expect(store.signIn({ id: owner, name: '' }, { hash: 'x', at: 0 })).rejects.toBeInstanceOf(
    Taken,
  );
  await store.setCodes(owner, ['one', 'two']);
  const used = await Promise.all([store.useCode(owner, 'one'), store.useCode(owner, 'one')]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await store.ban(owner, true)).toBe(true);
  expect(await store.bannedAmong(['c1', 'c2', 'nobody'])).toEqual([owner]);
  expect(await store.personOf(hashOf(owner), 1)).toBeNull();
  await store.forget(owner);
  expect(await store.accountBy('cedar')).toBeNull();
};

const talk: NodeLaw = async (store) => {
  await store.create('talk', OPENED, NO_FACTS);
  const line = { at: 5, person: 'ash', seat: 0, aside: false };
  const words = Array.from({ length: 12 }, (_, i) => `${i}`);
  const numbers = await Promise.all(
    words.map((text) => store.say('talk', { ...line, words: { text } })),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(words.map(Number));
  const heard = await store.talk('talk', 5);
  expect(heard.map(({ n }) => n)).toEqual([7, 8, 9, 10, 11]);
  for (const one of heard) expect(one.words).toEqual({ text: `${numbers.indexOf(one.n)}` });
  expect(await store.reached(['talk'])).toEqual([{ id: 'talk', seq: 1, said: 12 }]);
  await store.hush({ table: null, person: 'ash', other: 'elm' }, true);
  expect(await store.unheard('talk', 'ash')).toEqual([{ person: 'elm', blocked: true }]);
};

/** Of several nodes that want the same, each gets what the others do not, and all of it again after a while. */
const claims: NodeLaw = async (store) => {
  const ids = Array.from({ length: 6 }, (_, i) => `due-${i}`);
  for (const id of ids) {
    await store.openTable(table(id, 'yew'));
    await store.append(id, rowBy('a', 1), NO_FACTS, { ...PLAYING, due: 100 });
  }
  const nodes = ['one', 'two', 'three', 'four'];
  const claim = (at: number) =>
    Promise.all(nodes.map((by) => store.dueTables(at, 2, { by, until: at + 50 })));
  expect(await claim(99)).toEqual([[], [], [], []]);
  const got = (await claim(100)).flat().map(({ id }) => id);
  const rest = (await claim(101)).flat().map(({ id }) => id);
  expect(new Set(got).size).toBe(got.length);
  expect(new Set([...got, ...rest])).toEqual(new Set(ids));
  const kept = await Promise.all(nodes.map((by) => store.claim('due-0', { by, until: 300 }, 120)));
  expect(kept.filter(Boolean)).toHaveLength(1);
  const other = nodes[(kept.indexOf(true) + 1) % nodes.length]!;
  expect(await store.claim('due-0', { by: other, until: 400 }, 299)).toBe(false);
  expect(await store.claim('due-0', { by: other, until: 400 }, 300)).toBe(true);
  // A row ends the claim of whoever looked after the table, or makes one.
  const mine = { by: 'five', until: 900 };
  await store.append('due-0', rowBy('a', 2), NO_FACTS, { ...PLAYING, claim: mine });
  expect(await store.claim('due-0', { by: other, until: 901 }, 899)).toBe(false);
  expect(await store.claim('due-0', { by: 'five', until: 901 }, 899)).toBe(true);
};

/** A notice is written with the row that was won, and sent by one. */
const notices: NodeLaw = async (store) => {
  await store.signIn({ id: 'oak', name: 'Oak' }, { hash: hashOf('oak'), at: 0 });
  await store.openTable(table('told', 'oak'));
  const told = { ...PLAYING, waits: 'oak', notice: { person: 'oak', at: 100 } };
  const both = await Promise.all(
    ['a', 'b'].map((by) => store.append('told', rowBy(by, 1), NO_FACTS, told)),
  );
  expect(both.toSorted()).toEqual(['taken', 'won']);
  expect(await store.dueNotices(99, 5)).toEqual([]);
  const due = (await Promise.all([1, 2, 3].map(() => store.dueNotices(100, 5)))).flat();
  expect(due).toMatchObject([{ person: 'oak', table: 'told', attempts: 0, stands: true }]);
  await store.putOff(due[0]!.id, 200, { attempts: 1, told: [] });
  expect(await store.dueNotices(150, 5)).toEqual([]);
  expect(await store.dueNotices(200, 5)).toMatchObject([{ attempts: 1 }]);
  // Whoever took it may have died.
  expect(await store.dueNotices(200 + DAY, 5)).toHaveLength(1);
  await store.settleNotice(due[0]!.id);
  expect(await store.dueNotices(2 * DAY, 5)).toEqual([]);
};

const shares: NodeLaw = async (store) => {
  await store.keepSalt('salty', 0, 'a');
  await store.keepSalt('salty', 0, 'b');
  await store.keepSalt('salty', 2, 'c');
  expect(await store.saltsOf('salty')).toEqual(
    new Map([
      [0, 'a'],
      [2, 'c'],
    ]),
  );
  const kept = await Promise.all(['x', 'y', 'z'].map((value) => store.setting('keys', value)));
  expect(new Set(kept).size).toBe(1);
  expect(await store.missing()).toEqual([]);
};

const pins: NodeLaw = async (store) => {
  const [opened] = OPENED;
  const said = { ...opened!.said, pin: { rules: 9, catalogue: 'none' } };
  const rows = [{ ...opened, said } as unknown as LifeRow];
  await store.openTable({ ...table('pinned', 'fir'), rows });
  expect(await store.pinsInPlay()).not.toContain('9:none');
  await store.append('pinned', rowBy('a', 1), NO_FACTS, PLAYING);
  expect(await store.pinsInPlay()).toContain('9:none');
  const over = { ...PLAYING, stage: 'over' } as const;
  await store.append('pinned', rowBy('a', 2), NO_FACTS, over);
  expect(await store.pinsInPlay()).not.toContain('9:none');
};

const hints: NodeLaw = async (store) => {
  await store.create('hinted', OPENED, NO_FACTS);
  const heard: Hint[] = [];
  const stop = await store.listen(
    (hint) => heard.push(hint),
    () => undefined,
  );
  // Whoever listens on another machine may not be there yet: a hint is told again until it is heard.
  await expect
    .poll(() => {
      store.hint({ kind: 'cutOff', person: 'Ash ♥' });
      return heard;
    })
    .toContainEqual({ kind: 'cutOff', person: 'Ash ♥' });
  await store.append('hinted', rowBy('a', 2), NO_FACTS);
  await expect.poll(() => heard).toContainEqual({ kind: 'rows', table: 'hinted', seq: 2 });
  await stop();
};

export const NODE_LAWS: Readonly<Record<string, NodeLaw>> = {
  'carries out many appends in few commits, each for its own table': manyAtOnce,
  'takes no command of a client twice into one table': commandsOnce,
  'P22 lets in whoever has the link, and tells nobody else that there is a table': doors,
  'P27 opens one table for those who play again': rematches,
  'knows people by the hash of what they were given, as long as they come by': people,
  'gives a name, a code and an account to one alone': accounts,
  'numbers what is said, also what is said at once': talk,
  'lets one node at a time look after a table': claims,
  'keeps a notice with its row, for one to send': notices,
  'has what all nodes share': shares,
  'knows by which rules and cards games are played': pins,
  'tells others of what was written': hints,
  ...RATING_LAWS,
  ...KEEPING_LAWS,
};

import { libraryOf } from '@rowan/cards/editions';
import { shelf, shelfWith } from '@rowan/engines';
import { thinkBy } from '@rowan/engines/bots';
import { openLocalTable, parseOldGame, type MessageOf } from '@rowan/protocol';
import { hash, type Answer } from '@rowan/rules';
import { UNPINNED, loadGame, memoryStore, openingOf, type Row, type Shelf } from '@rowan/table';
import { laterCards } from '@rowan/testkit';
import { fixturesOf, textOf, type Fixture } from '@rowan/testkit/fixtures';
import { setImmediate as nextTask } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { QUIET } from '../local.ts';
import { copyOf, type Copy } from '../../src/worker/bring.ts';

/** Nothing is asked of it by who answers at once. */
const THREAD = {
  clock: () => 0,
  pause: () => Promise.resolve(),
  cancelled: () => false,
  report: () => undefined,
};

const SAVES = fixturesOf('saves');
const LATER = laterCards(5);

const copied = (fixture: Fixture, from: Shelf): Promise<Copy> =>
  copyOf(parseOldGame(JSON.parse(textOf(fixture)))!, from);

/** The hash of the state that a log leads to, or why it does not. */
async function hashAt(rows: readonly Row[], from: Shelf): Promise<string> {
  const loaded = await loadGame(rows, from);
  return loaded.ok ? hash(loaded.value.game.state) : loaded.error.code;
}

/** In which phase a log leaves its game. */
async function endOf(rows: readonly Row[], from: Shelf): Promise<string> {
  const loaded = await loadGame(rows, from);
  return loaded.ok ? loaded.value.game.state.phase : loaded.error.code;
}

/** More questions than any game asks. */
const LONGEST = 2000;

/** Plays on at a table of its own: persons answer as they like, so do bots. Resolves with the rows then. */
async function playedOn({ rows }: Copy, from: Shelf, moves: number): Promise<readonly Row[]> {
  const store = memoryStore();
  const catalogue = (await from.catalogues(UNPINNED.catalogue))!;
  const think = (await thinkBy(UNPINNED.rules))!;
  const answer = (view: MessageOf<'update'>['view'], seed: number): Promise<Answer> =>
    think(catalogue, { bot: 'random', view, seed, budget: { iterations: 1 } }, THREAD);
  await store.create('g', rows, { round: 1, vp: [0], over: false });
  const told: (MessageOf<'update'> | MessageOf<'handed'>)[] = [];
  const opened = await openLocalTable({
    table: 'g',
    client: 'test',
    store,
    ...QUIET,
    shelf: from,
    tell: (message) => {
      if (message.kind === 'update' || message.kind === 'handed') told.push(message);
    },
    think: async ({ view, seed }) => answer(view, seed),
  });
  if (!opened.ok || !opened.value) throw new Error('the table does not open');
  for (let n = 0; n < moves; n++) {
    for (let i = 0; i < 20; i++) await nextTask();
    const last = told.at(-1);
    if (last?.view.phase === 'over') break;
    if (last?.kind === 'handed') opened.value.ask({ kind: 'take' });
    const decision = last?.kind === 'update' ? last.view.decision : null;
    if (decision)
      opened.value.ask({
        kind: 'move',
        decision: decision.id,
        answer: await answer(last!.view, n),
      });
  }
  for (let i = 0; i < 20; i++) await nextTask();
  return (await store.read('g', 0)) as Row[];
}

describe('a game of an earlier version', () => {
  test.each(SAVES)('is pinned before anything else happens to it: $file', async (fixture) => {
    const { rows, entry } = await copied(fixture, shelf);
    const { moves, hash: stood } = fixture;
    expect(openingOf(rows)).toMatchObject({ pin: UNPINNED, brought: { moves, hash: stood } });
    expect(entry).toMatchObject({ pin: UNPINNED, over: fixture.at === 'over' });
    expect(await hashAt(rows, shelf)).toBe(stood);
  });

  test.each(LATER)('P4 opens with its own cards in a later version: $changed', async (later) => {
    const from = shelfWith(libraryOf(later.catalogue));
    for (const fixture of SAVES) {
      const { rows } = await copied(fixture, from);
      expect(openingOf(rows)?.brought?.hash).toBe(fixture.hash);
      expect(await hashAt(rows, from)).toBe(fixture.hash);
    }
  });

  test('does not pass for one of other cards', async () => {
    const others = shelfWith(() => Promise.resolve(LATER[0]!.catalogue));
    for (const fixture of SAVES) {
      const { rows } = await copied(fixture, shelf);
      expect(['refused', 'differs']).toContain(await hashAt(rows, others));
    }
  });

  test.each(SAVES.filter(({ at }) => at !== 'over'))(
    'is played to its end: $file',
    async (fixture) => {
      const from = shelfWith(libraryOf(LATER[1]!.catalogue));
      const copy = await copied(fixture, from);
      const rows = await playedOn(copy, from, LONGEST);
      expect(rows.length).toBeGreaterThan(copy.rows.length);
      expect(await endOf(rows, from)).toBe('over');
      expect(rows.slice(0, copy.rows.length)).toEqual(copy.rows);
      expect(await hashAt(rows, from)).toMatch(/^[0-9a-f]{64}$/);
    },
  );
});

import { setImmediate as nextTask } from 'node:timers/promises';
import { builtIn } from '@rowan/cards';
import type { MessageOf, TableMessage } from '@rowan/protocol';
import { loadTable, type Seat, type Table } from '@rowan/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bots } from '../src/worker/ask-bot.ts';
import { hintOf } from '../src/worker/hint.ts';
import { Host } from '../src/worker/host.ts';
import { Thinker, requestOf, type Report } from '../src/worker/thinker.ts';
import { YOU, bot, playedGame } from './saved.ts';

/** A thread on which every look at the clock takes so many milliseconds. */
function thread(step = 10) {
  let time = 0;
  let pauses = 0;
  const thinker = new Thinker({
    clock: () => (time += step),
    pause: () => {
      pauses += 1;
      return nextTask();
    },
  });
  const bots: Bots = {
    think: (name, view, seed, report) => thinker.think(requestOf(name, view, seed), report),
    stop: () => thinker.stop(),
  };
  return { thinker, bots, pauses: () => pauses };
}

const EARL: Seat = { ...bot(1, 'Earl'), bot: 'earl' };
let table: Table;
beforeAll(async () => {
  ({ table } = await playedGame([YOU, EARL], 'thinking'));
});

/** A table of the game at the last moment of which something holds. */
function tableWhere(holds: (there: Table) => boolean): Table {
  for (let moves = table.steps.length - 2; moves > 0; moves--) {
    const loaded = loadTable(builtIn, table.branch(moves));
    if (loaded.ok && holds(loaded.value)) return loaded.value;
  }
  throw new Error('the game has no such moment');
}

const planOf =
  (seat: number) =>
  ({ state: { decision, phase, players } }: Table): boolean =>
    phase !== 'over' &&
    decision?.seat === seat &&
    decision.kind === 'plan' &&
    players[seat]!.tavern.reduce((sum, n) => sum + n, 0) > 4;

/** A host whose messages are heard one by one. */
function hosted(
  at: Table,
  bots: Bots,
  hear: (message: TableMessage, host: Host) => void = () => undefined,
  store = (): Promise<void> => Promise.resolve(),
) {
  const heard: TableMessage[] = [];
  const send = (message: TableMessage): void => {
    heard.push(message);
    hear(message, host);
  };
  const host: Host = new Host(at, { id: 'g', catalogue: builtIn, bots, send, store });
  const of = <K extends TableMessage['kind']>(kind: K): MessageOf<K>[] =>
    heard.filter((message): message is MessageOf<K> => message.kind === kind);
  return { host, of };
}

const settled = async (done: () => boolean): Promise<void> => {
  while (!done()) await nextTask();
};

describe('a thought', () => {
  it('is reported while it goes on: tries, the best, the worth of each candidate', async () => {
    const { thinker } = thread();
    const { state } = tableWhere(planOf(0));
    const reports: Report[] = [];
    const view = tableWhere(planOf(0)).viewFor(0);
    const end = await thinker.think(requestOf('earl', view, 1), (report) => reports.push(report));
    expect(reports.length).toBeGreaterThan(2);
    expect(end!.iterations).toBeGreaterThan(reports[0]!.iterations);
    for (const { candidates, best, share } of reports) {
      expect(best.kind).toBe(state.decision!.kind);
      expect(candidates.every(({ value }) => Number.isFinite(value))).toBe(true);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(reports.map(({ share }) => share)).toEqual(
      reports.map(({ share }) => share).toSorted((a, b) => a - b),
    );
  });

  it('that is stopped ends at its next pause, without an answer', async () => {
    const { thinker, pauses } = thread();
    let atStop = 0;
    const view = tableWhere(planOf(0)).viewFor(0);
    const end = await thinker.think(requestOf('earl', view, 1), () => {
      thinker.stop();
      atStop ||= pauses();
    });
    expect(end).toBeNull();
    expect(pauses() - atStop).toBeLessThanOrEqual(1);
  });

  it('makes way for the next question', async () => {
    const { thinker } = thread();
    const view = tableWhere(planOf(0)).viewFor(0);
    const first = thinker.think(requestOf('earl', view, 1), () => undefined);
    const second = thinker.think(requestOf('earl', view, 2), () => undefined);
    expect(await first).toBeNull();
    expect((await second)!.best.kind).toBe('plan');
  });
});

describe('a table', () => {
  it('shows that a bot thinks, and not what it thinks of', async () => {
    const { bots } = thread();
    const { host, of } = hosted(tableWhere(planOf(1)), bots);
    host.welcome();
    await settled(() => of('update').length > 1);
    const thoughts = of('thinking');
    expect(thoughts.length).toBeGreaterThan(2);
    expect(thoughts.every(({ thought }) => thought.seat === 1)).toBe(true);
    expect(JSON.stringify(thoughts)).not.toContain('answer');
  });

  it('stops the coach when the game changes: its advice comes no more', async () => {
    const { bots, pauses } = thread();
    const at = tableWhere((there) => planOf(0)(there) && there.undoable(0) > 0);
    let atUndo = -1;
    const { host, of } = hosted(at, bots, (message, self) => {
      if (message.kind !== 'thinking' || atUndo >= 0) return;
      atUndo = pauses();
      self.receive({ kind: 'undo', seat: 0 });
    });
    host.receive({ kind: 'hint', request: 1 });
    await settled(() => of('hinted').length > 0);
    expect(of('hinted')).toEqual([{ kind: 'hinted', request: 1, hint: null }]);
    expect(of('thinking')).toHaveLength(1);
    expect(of('update')).toHaveLength(1);
    expect(pauses() - atUndo).toBeLessThanOrEqual(1);
  });

  it('gives the coach’s advice with its reasons', async () => {
    const { bots } = thread();
    const { host, of } = hosted(tableWhere(planOf(0)), bots);
    host.receive({ kind: 'hint', request: 1 });
    await settled(() => of('hinted').length > 0);
    const { answer, value, runnerUp, brings } = of('hinted')[0]!.hint!;
    expect(answer.kind).toBe('plan');
    expect(Number.isFinite(value)).toBe(true);
    expect(runnerUp!.answer).not.toEqual(answer);
    expect(brings.vp).toBeGreaterThanOrEqual(0);
    expect(of('thinking').every(({ thought }) => thought.candidates.every((c) => c.answer))).toBe(
      true,
    );
  });
});

describe('what happened', () => {
  const develop = ({ state: { decision, phase } }: Table): boolean =>
    phase === 'development' && decision?.seat === 0 && decision.kind === 'develop';
  const end = (at: Table) =>
    ({
      kind: 'move',
      command: 'end',
      seat: 0,
      decision: at.state.decision!.id,
      answer: { kind: 'develop', do: 'end' },
    }) as const;

  it('is told once it is stored, in its order', async () => {
    const stored: (() => void)[] = [];
    const at = tableWhere(develop);
    const before = at.steps.length;
    const { host, of } = hosted(
      at,
      thread().bots,
      () => undefined,
      () => new Promise((resolve) => stored.push(resolve)),
    );
    host.receive(end(at));
    host.receive({ kind: 'undo', seat: 0 });
    stored[1]!();
    await nextTask();
    expect(of('update')).toEqual([]);
    stored[0]!();
    await nextTask();
    expect(of('update').map(({ from, steps }) => [from, steps.length])).toEqual([
      [before, 1],
      [before, 0],
    ]);
  });

  it('is told all the same where nothing can be stored', async () => {
    const at = tableWhere(develop);
    const { host, of } = hosted(
      at,
      thread().bots,
      () => undefined,
      () => Promise.reject(new Error('full')),
    );
    host.receive(end(at));
    await settled(() => of('update').length > 0);
    expect(of('failed')).toEqual([]);
  });
});

describe('the reasons of a hint', () => {
  const end = { kind: 'develop', do: 'end' } as const;
  const rise = (unit: number) =>
    ({ kind: 'develop', do: 'assign', construct: null, levelUp: { unit, shaman: false } }) as const;

  it('are its own worth, the best of the others, and what it brings', () => {
    const { state } = table.steps[0]!;
    const candidates = [
      { answer: end, value: 1, visits: 9 },
      { answer: rise(2), value: 3, visits: 8 },
      { answer: rise(1), value: 4, visits: 8 },
      { answer: rise(1), value: 5, visits: 2 },
    ];
    const hint = hintOf(builtIn, state, { iterations: 27, best: rise(1), candidates });
    expect(hint).toEqual({
      answer: rise(1),
      value: 5,
      runnerUp: { answer: rise(2), value: 3 },
      brings: { vp: 0, quests: [], defeats: [], levelUp: 1 },
    });
  });

  it('are few where there was nothing to compare', () => {
    const { state } = table.steps[0]!;
    const candidates = [{ answer: end, value: 0, visits: 1 }];
    const hint = hintOf(builtIn, state, { iterations: 1, best: end, candidates });
    expect(hint).toMatchObject({ value: 0, runnerUp: null });
  });
});

import { setImmediate as nextTask } from 'node:timers/promises';
import type { Judged } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  hintOf,
  type LocalTable,
  type LocalWorld,
  type MessageOf,
  type TableMessage,
} from '@rowan/protocol';
import { RULES_NUMBER, view, type DevelopAnswer, type GameView } from '@rowan/rules';
import {
  adviserOf,
  branchOf,
  memoryStore,
  planAdvice,
  type History,
  type PlayedGame,
  type Seat,
  type Step,
  type Store,
  presentEdition,
} from '@rowan/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bots } from '../src/worker/ask-bot.ts';
import { Thinker, type Report } from '../src/worker/thinker.ts';
import { openTable } from './local.ts';
import { YOU, bot, playedGame } from './saved.ts';

/** A thread on which every look at the clock takes so many milliseconds. */
function thread(step = 10) {
  let time = 0;
  let pauses = 0;
  const thinker = new Thinker(
    {
      clock: () => (time += step),
      pause: () => {
        pauses += 1;
        return nextTask();
      },
    },
    () => Promise.resolve(builtIn),
  );
  const bots: Bots = {
    think: (question, report) => thinker.think(question, report),
    judge: (question, report) => thinker.judge(question, report),
    stop: () => thinker.stop(),
  };
  return { thinker, bots, pauses: () => pauses };
}

const EARL: Seat = { ...bot(1, 'Earl'), bot: 'earl' };
let history: History;
beforeAll(() => {
  ({ history } = playedGame([YOU, EARL], 'thinking'));
});

/** The game up to a moment, and that moment. */
interface Moment extends PlayedGame {
  readonly last: Step;
}

/** The game up to the last moment of which something holds. */
function gameWhere(holds: (there: Step) => boolean): Moment {
  const at = history.steps.slice(0, -1).findLastIndex(holds);
  if (at < 0) throw new Error('the game has no such moment');
  return { ...branchOf(history, at), last: history.steps[at]! };
}

const viewIn = ({ last }: Moment): GameView => view(last.state, 0);

const planOf =
  (seat: number) =>
  ({ state: { decision, phase, players } }: Step): boolean =>
    phase !== 'over' &&
    decision?.seat === seat &&
    decision.kind === 'plan' &&
    players[seat]!.tavern.reduce((sum, n) => sum + n, 0) > 4;

/** A table whose messages are heard one by one. */
async function hosted(
  game: PlayedGame,
  bots: Bots,
  hear: (message: TableMessage, table: LocalTable | null) => void = () => undefined,
  store: Store = memoryStore(),
) {
  const heard: TableMessage[] = [];
  let table: LocalTable | null = null;
  const tell = (message: TableMessage): void => {
    heard.push(message);
    hear(message, table);
  };
  const coach: LocalWorld['coach'] = ({ rules, view }, report) =>
    bots.judge({ rules, view, seed: 1 }, (now) => report({ seat: 0, ...now }));
  const think: LocalWorld['think'] = async (question, report) =>
    (await bots.think(question, ({ share }) => report(share)))?.best ?? null;
  const around = { store, coach, think, dismiss: () => bots.stop() };
  ({ table } = await openTable(game, tell, around));
  const of = <K extends TableMessage['kind']>(kind: K): MessageOf<K>[] =>
    heard.filter((message): message is MessageOf<K> => message.kind === kind);
  while (of('update').length === 0) await nextTask();
  return { table, of };
}

const settled = async (done: () => boolean): Promise<void> => {
  while (!done()) await nextTask();
};

describe('a thought', () => {
  it('is reported while it goes on: tries, the best, the worth of each candidate', async () => {
    const { thinker } = thread();
    const moment = gameWhere(planOf(0));
    const { state } = moment.last;
    const reports: Report[] = [];
    const view = viewIn(moment);
    const end = await thinker.think({ bot: 'earl', rules: RULES_NUMBER, view, seed: 1 }, (report) =>
      reports.push(report),
    );
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
    const view = viewIn(gameWhere(planOf(0)));
    const end = await thinker.think({ bot: 'earl', rules: RULES_NUMBER, view, seed: 1 }, () => {
      thinker.stop();
      atStop ||= pauses();
    });
    expect(end).toBeNull();
    expect(pauses() - atStop).toBeLessThanOrEqual(1);
  });

  it('makes way for the next question', async () => {
    const { thinker } = thread();
    const view = viewIn(gameWhere(planOf(0)));
    const first = thinker.think(
      { bot: 'earl', rules: RULES_NUMBER, view, seed: 1 },
      () => undefined,
    );
    const second = thinker.think(
      { bot: 'earl', rules: RULES_NUMBER, view, seed: 2 },
      () => undefined,
    );
    expect(await first).toBeNull();
    expect((await second)!.best.kind).toBe('plan');
  });
});

describe('a table', () => {
  it('P14 shows that a bot thinks, and not what it thinks of', async () => {
    const { bots } = thread();
    const { of } = await hosted(gameWhere(planOf(1)), bots);
    await settled(() => of('update').length > 1);
    const thoughts = of('thinking');
    expect(thoughts.length).toBeGreaterThan(2);
    for (const { thought } of thoughts) expect(Object.keys(thought)).toEqual(['seat', 'share']);
  });

  it('stops the coach when the game changes: its advice comes no more', async () => {
    const { bots, pauses } = thread();
    const at = gameWhere((there) => planOf(0)(there) && !there.sealed);
    let atUndo = -1;
    const { table: opened, of } = await hosted(at, bots, (message, self) => {
      if (message.kind !== 'thinking' || atUndo >= 0) return;
      atUndo = pauses();
      self!.ask({ kind: 'undo' });
    });
    opened.ask({ kind: 'hint', request: 1 });
    await settled(() => of('hinted').length > 0);
    expect(of('hinted')).toEqual([{ kind: 'hinted', request: 1, hint: null }]);
  });

  it('gives the coach’s advice with its reasons', async () => {
    const { bots } = thread();
    const { table: opened, of } = await hosted(gameWhere(planOf(0)), bots);
    opened.ask({ kind: 'hint', request: 1 });
    await settled(() => of('hinted').length > 0);
    const { answer, line, prospect, runnerUp, brings } = of('hinted')[0]!.hint!;
    expect(answer.kind).toBe('plan');
    expect(line[0]).toEqual(answer);
    for (const { low, mean, high } of [prospect!.lead, prospect!.chance]) {
      expect(low).toBeLessThan(mean);
      expect(mean).toBeLessThan(high);
    }
    expect(runnerUp!.line).not.toEqual(line);
    expect(runnerUp!.behind!.lead.n).toBeGreaterThan(0);
    expect(brings.vp).toBeGreaterThanOrEqual(0);
    for (const { thought } of of('thinking'))
      expect(thought.candidates!.every((candidate) => candidate.answer)).toBe(true);
  });
});

describe('the reasons of a hint', () => {
  const end = { kind: 'develop', do: 'end' } as const;
  const rise = (unit: number) =>
    ({ kind: 'develop', do: 'assign', construct: null, levelUp: { unit, shaman: false } }) as const;

  const adviser = () =>
    adviserOf(presentEdition(builtIn), view(history.steps[0]!.state, 0), planAdvice);
  const sure = (mean: number) => ({ mean, low: mean - 1, high: mean + 1, n: 40 });
  const judged = (answer: DevelopAnswer, mean: number, behind: number | null): Judged => ({
    answer,
    line: [answer],
    asked: false,
    value: mean,
    visits: 40,
    lead: sure(mean),
    chance: sure(0.5),
    behind: behind === null ? null : { lead: sure(behind), chance: sure(0.1) },
    reasons: behind === null ? [] : [{ kind: 'rival', vp: sure(-2) }],
  });

  it('are what it promises, what it brings, and why not the next best', () => {
    const candidates = [judged(rise(1), 5, null), judged(rise(2), 3, 2), judged(end, 1, 4)];
    const hint = hintOf(adviser(), { iterations: 120, best: rise(1), candidates });
    expect(hint).toMatchObject({
      answer: rise(1),
      line: [rise(1)],
      prospect: { lead: sure(5), chance: sure(0.5) },
      runnerUp: {
        line: [rise(2)],
        behind: { lead: sure(2) },
        reasons: [{ kind: 'rival', vp: sure(-2) }],
      },
    });
  });

  it('have no figures where a bot of earlier rules gave its word', () => {
    const candidates = [
      { answer: end, value: 3, visits: 1 },
      { answer: rise(1), value: 2, visits: 1 },
    ];
    const hint = hintOf(adviser(), { iterations: 2, best: end, candidates });
    expect(hint).toMatchObject({ prospect: null, runnerUp: { line: [rise(1)], behind: null } });
  });

  it('are few where there was nothing to compare', () => {
    const candidates = [{ answer: end, value: 0, visits: 1 }];
    const hint = hintOf(adviser(), { iterations: 1, best: end, candidates });
    expect(hint).toMatchObject({ line: [end], prospect: null, runnerUp: null });
  });
});

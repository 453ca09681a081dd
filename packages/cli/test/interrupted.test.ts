import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtIn } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameJob } from '../src/game-job.ts';
import type { Findings } from '../src/lab/experiment.ts';
import { runJobs } from '../src/run-jobs.ts';
import type { Simulation } from '../src/simulate.ts';
import { fixtureCount, fixtures, type Tournament } from '../src/tournament/schedule.ts';
import type { Standings } from '../src/tournament/standings.ts';
import { rowan, type Ran } from './rowan.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-stop-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Presses Ctrl-C when a command has had some time to play, after a look at what there is by then. */
async function interruptedAfter(look: () => void, ...args: readonly string[]): Promise<Ran> {
  const before = process.listenerCount('SIGINT');
  const running = rowan(...args);
  while (process.listenerCount('SIGINT') === before) await pause(1);
  await pause(600);
  look();
  process.emit('SIGINT', 'SIGINT');
  const ran = await running;
  expect(process.listenerCount('SIGINT')).toBe(before);
  return ran;
}

const interrupted = (...args: readonly string[]): Promise<Ran> =>
  interruptedAfter(() => undefined, ...args);

const playedIn = ({ err }: Ran): number => {
  const [, done] = /rowan: stopped; what stands above is of (\d+) of \d+ games\n$/.exec(err) ?? [];
  return Number(done);
};

describe('Ctrl-C', () => {
  test('ends simulate with what was played', async () => {
    const ran = await interrupted('simulate', '-n', '1000000', '--json');
    expect(ran.status).toBe(130);
    const { games, finished, seats } = JSON.parse(ran.out) as Simulation;
    expect(games).toBeGreaterThan(0);
    expect(finished).toBe(games);
    expect(playedIn(ran)).toBe(games);
    expect(seats[0]!.meanVp).toBeGreaterThan(0);
  });

  const bots = ['-b', 'random,greedy', '-p', '1..3', '-d', '1000000'];

  test('ends threads, too', async () => {
    const ran = await interrupted('tournament', ...bots, '-w', '1');
    expect(ran.status).toBe(130);
    expect(ran.err).toMatch(/^rowan: stopped/);
  });

  test('ends a tournament with what was played', async () => {
    const ran = await interrupted('tournament', ...bots, '-w', '0', '--json');
    expect(ran.status).toBe(130);
    const { games, outcomes } = JSON.parse(ran.out) as Standings;
    expect(playedIn(ran)).toBe(games);
    expect(outcomes.every((outcome) => outcome.games > 0)).toBe(true);
  });

  test('ends lab with what was played, and writes it down', async () => {
    const out = join(folder, 'report.html');
    const args = ['-n', '100000', '-b', 'random', '--guard-bot', 'random', '-w', '0'];
    const ran = await interrupted('lab', ...args, '--json', '--out', out);
    expect(ran.status).toBe(130);
    const { figures, guard } = JSON.parse(ran.out) as Findings;
    const games = figures.map((one) => one.games);
    expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
    expect(playedIn(ran)).toBe(games.reduce((sum, n) => sum + n, guard.games));
    expect(readFileSync(out, 'utf8')).toContain(`${games.reduce((sum, n) => sum + n, 0)} games`);
  });
});

describe('a report that is there already', () => {
  const old = 'an old report';
  const few = ['-n', '1', '-b', 'random', '-p', '2', '--guard-games', '0', '-w', '0'];

  test('stays whole until the new one is', async () => {
    const out = join(folder, 'old.html');
    writeFileSync(out, old);
    const wrong = await rowan('lab', ...few, '--out', out, '--catalogue', join(folder, 'typo'));
    expect(wrong.status).toBe(2);
    expect(readFileSync(out, 'utf8')).toBe(old);
    expect((await rowan('lab', ...few, '--out', out)).status).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('<html');
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('is not there yet while the games are played', async () => {
    const out = join(folder, 'later.html');
    writeFileSync(out, old);
    const seen = (): string => readFileSync(out, 'utf8');
    let meanwhile = '';
    const look = (): void => void (meanwhile = seen());
    await interruptedAfter(look, 'lab', ...few, '-n', '1000000', '--out', out);
    expect(meanwhile).toBe(old);
    expect(seen()).not.toBe(old);
  });
});

describe('a schedule', () => {
  const HUGE: Tournament = {
    bots: ['random', 'greedy', 'captain'],
    players: [2, 3],
    deals: 1_000_000,
    seed: 's',
    towers: false,
    budget: { iterations: 1 },
    oneWay: false,
  };

  test('is made game by game', async () => {
    let made = 0;
    function* counted(): Generator<{ readonly job: GameJob }> {
      for (const fixture of fixtures(HUGE)) {
        made += 1;
        yield { job: { ...fixture.job, seats: fixture.job.seats.map(() => 'random') } };
      }
    }
    for (const workers of [0, 1]) {
      made = 0;
      const stop = new AbortController();
      const jobs = { total: fixtureCount(HUGE), all: counted() };
      let taken = 0;
      const workforce = { catalogue: builtIn, workers, signal: stop.signal };
      await runJobs(workforce, jobs, () => {
        if (++taken === 5) stop.abort();
      });
      expect(taken).toBeGreaterThanOrEqual(5);
      expect(made).toBeLessThan(200);
    }
  });

  test('is counted without being made', () => {
    const small = { ...HUGE, deals: 4, players: [1, 2, 3] };
    expect(fixtureCount(small)).toBe([...fixtures(small)].length);
    expect(fixtureCount(HUGE)).toBe(24_000_000);
  });
});

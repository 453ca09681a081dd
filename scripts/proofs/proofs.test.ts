import { builtIn } from '@rowan/cards';
import { engineOf, type Engine } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { coverGames } from './cover.ts';
import { coverageReport, tableOf } from './coverage-report.ts';
import { fuzzAnswers, sumOf } from './fuzz-answers.ts';
import { goalsOf, keyOf } from './goals.ts';
import { playInChromium } from './in-chromium.ts';
import { playChecked, proveGame } from './play-game.ts';
import { summarize } from './summary.ts';
import { setupAt, variantName } from './variants.ts';

/** The long proofs in short, each with a fault that it must report. */

const engine = engineOf(builtIn);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const long = { timeout: 120_000 };

describe('the proof by whole games', () => {
  test('plays every variant', () => {
    const names = new Set(range(48).map((game) => variantName(setupAt(game))));
    expect(names.size).toBe(6 + 16);
  });

  test('finds nothing wrong', long, () => {
    const games = range(12).map((game) => proveGame(engine, game));
    expect(summarize(games, null)).toMatchObject({ ok: true, games: 12, faults: [] });
  });

  test('ends each game in Chromium as here', long, async () => {
    const run = await playInChromium(1_000_000, 6);
    const games = range(6).map((game) => playChecked(engine, 1_000_000 + game));
    expect(summarize(games, run)).toMatchObject({ ok: true, chromium: { games: 6 } });
    const other = { ...run, games: run.games.map((game) => ({ ...game, hash: 'another' })) };
    expect(summarize(games, other).faults).toHaveLength(6);
  });

  /** Does something wrong after the fortieth decision. */
  const breaking = (change: (state: Parameters<Engine['step']>[0]) => void): Engine => ({
    ...engine,
    step: (state, answer, log) => {
      engine.step(state, answer, log);
      if (state.decisions === 40) change(state);
    },
  });

  test.each([
    ['a meeple too many', breaking(({ supply }) => void (supply[0]! += 1)), /meeples/],
    ['a game that stands still', breaking((state) => void (state.decision = null)), /decision/],
    ['an exception', breaking(() => expect.unreachable()), /threw/],
    [
      'a second run that ends otherwise',
      breaking(({ tileDeck }) => void tileDeck.reverse()),
      /second run/,
    ],
  ])('reports %s', (_, broken, report) => {
    expect(proveGame(broken, 0).fault).toMatch(report);
  });
});

describe('the proof by wrong answers', () => {
  test('finds nothing wrong', long, () => {
    const tally = sumOf([fuzzAnswers(engine, 0, 1000), fuzzAnswers(engine, 1000, 1000)]);
    expect(tally).toMatchObject({ answers: 2000, faults: [] });
    expect(tally.accepted).toBeGreaterThan(50);
    expect(Object.keys(tally.rejections).length).toBeGreaterThan(15);
  });

  test.each<[string, Engine['apply']]>([
    [
      'an exception',
      (state, move) => {
        const result = engine.apply(state, move);
        if (!result.ok) throw new Error('refused');
        return result;
      },
    ],
    [
      'a rule that does not exist',
      (state, move) => {
        const result = engine.apply(state, move);
        return result.ok ? result : { ok: false, error: { ...result.error, rule: 'T10' } };
      },
    ],
    ['an illegal answer accepted', (state) => ({ ok: true, value: { state, events: [] } })],
  ])('reports %s', (_, apply) => {
    expect(fuzzAnswers({ ...engine, apply }, 0, 200).faults).not.toEqual([]);
  });
});

describe('the proof of coverage', () => {
  const goals = goalsOf(builtIn);

  test('counts what games reach', long, () => {
    const report = coverageReport(20, goals, [
      coverGames(engine, 0, 10),
      coverGames(engine, 10, 20),
    ]);
    expect(report.reached).toBeGreaterThan(260);
    expect(
      report.groups.find(({ group }) => group === 'starting Location activated'),
    ).toMatchObject({ reached: 4, goals: 4 });
  });

  test('names each goal once, and what was never reached', () => {
    expect(new Set(goals.map(keyOf)).size).toBe(goals.length);
    const counts = Object.fromEntries(goals.map((goal) => [keyOf(goal), 1]));
    expect(coverageReport(1, goals, [counts])).toMatchObject({ ok: true, missing: [] });
    const { 'effect: forge': _, ...others } = counts;
    const report = coverageReport(1, goals, [others]);
    expect(report).toMatchObject({ ok: false, missing: ['effect: forge'] });
    expect(tableOf(report)).toContain('never reached:\n  effect: forge');
  });
});

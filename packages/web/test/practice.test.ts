import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import {
  linkOf,
  parseLink,
  resultsOf,
  streakOf,
  type DealResult,
} from '../src/screens/daily/daily.ts';
import { afterTry, nextPuzzle, puzzleOfDay } from '../src/screens/puzzles/memory.ts';
import { BEGINNER, joined, parseMemory } from '../src/storage/puzzle-memory.ts';
import { DESK, PHONE, awake, closeApp, openApp, openPage, ready, type App } from './app.ts';
import { faults } from './axe.ts';
import { PRESENT, branchOf } from '@rowan/table';
import { YOU, playedGame, putGame } from './saved.ts';

vi.setConfig({ testTimeout: 150_000 });

describe('what is remembered of puzzles', () => {
  const easy = { id: 'easy', solvers: [1, 2, 3, 4] };
  const hard = { id: 'hard', solvers: [] };

  test('a rating rises with what was solved, more so the harder it was, and counts the first try only', () => {
    const after = (puzzle: typeof easy, solved: boolean): number =>
      afterTry(BEGINNER, puzzle, solved).rating - BEGINNER.rating;
    expect(after(easy, true)).toBeGreaterThan(0);
    expect(after({ ...hard, solvers: [] }, true)).toBeGreaterThan(after(easy, true));
    expect(after(easy, false)).toBeLessThan(0);
    const once = afterTry(BEGINNER, easy, true);
    expect(once.streak).toBe(1);
    expect(afterTry(once, easy, false)).toBe(once);
  });

  test('the next one was not tried yet, and fits the rating', () => {
    expect(nextPuzzle([hard, easy], BEGINNER).id).toBe('easy');
    expect(nextPuzzle([hard, easy], afterTry(BEGINNER, easy, true)).id).toBe('hard');
    expect(puzzleOfDay([hard, easy], 20_000)).toBe(puzzleOfDay([hard, easy], 20_000));
  });

  test('two memories are joined: whoever tried more knows the rating', () => {
    const [here, there] = [afterTry(BEGINNER, easy, false), afterTry(BEGINNER, easy, true)];
    const more = afterTry(there, hard, true);
    expect(joined(here, more)).toEqual({ ...more, tried: { easy: false, hard: true } });
    expect(joined(here, BEGINNER)).toEqual(here);
  });

  test('what another version wrote is not taken on trust', () => {
    expect(parseMemory({ rating: 'x' })).toBe(BEGINNER);
    expect(parseMemory({ ...BEGINNER, tried: { a: 1, b: true } }).tried).toEqual({ b: true });
  });
});

describe('deals of the day', () => {
  const result = (date: string): DealResult => ({
    date,
    mode: 'solo',
    vp: [30, 20],
    over: true,
    won: true,
    present: true,
  });

  test('days in a row end where one was left out', () => {
    const some = ['2026-11-18', '2026-11-17', '2026-11-15'].map(result);
    expect(streakOf(some, '2026-11-18')).toBe(2);
    expect(streakOf(some, '2026-11-19')).toBe(2);
    expect(streakOf(some, '2026-11-20')).toBe(0);
  });

  test('a link names a day that has come, and what a friend made of it', () => {
    const today = '2026-11-18';
    expect(parseLink('2026-11-17_solo_41', today)).toEqual({
      date: '2026-11-17',
      friend: { mode: 'solo', line: [41] },
    });
    const link = linkOf(result('2026-11-17'), [3, 12, -2]);
    expect(parseLink(link.replace('#/daily/', ''), today).friend).toEqual({
      mode: 'solo',
      line: [3, 12, -2],
    });
    // By other rules or with other cards it was another deal.
    const foreign = parseLink(link.replace('#/daily/', '').replace(/\w$/, 'x'), today);
    expect(foreign).toEqual({ date: '2026-11-17', friend: null, other: true });
    expect(parseLink(`2026-11-17_solo_${'1-'.repeat(80)}1`, today).friend).toBeNull();
    for (const bad of [undefined, '2026-11-19', 'x', '2026-13-99'])
      expect(parseLink(bad, today)).toEqual({ date: today, friend: null });
    expect(parseLink('2026-11-17_solo_lots', today).friend).toBeNull();
    expect(resultsOf([])).toEqual([]);
  });

  test('one of an earlier version is not compared with those of today', () => {
    const { game } = playedGame([YOU], 'deal-2026-01-15-solo', 3);
    const { save, ...facts } = game;
    const entry = { ...facts, seats: save.table.seats, pin: PRESENT };
    const earlier = { ...entry, pin: { ...PRESENT, rules: 0 } };
    expect(resultsOf([entry, earlier]).map(({ present }) => present)).toEqual([true, false]);
  });
});

describe('on the page', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 180_000);
  afterAll(() => closeApp(app));

  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('a puzzle is solved on a %s by keys, with hints in three steps', async (_, viewport) => {
    const page = await openPage(app, { viewport });
    page.setDefaultTimeout(60_000);
    await page.goto(`${app.url}#/puzzles`);
    for (const name of ['Where to look', 'What to do', 'Why']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('[data-hint=why] [data-reason]').waitFor();
    expect(await faults(page)).toEqual([]);
    await awake(page);
    await page.keyboard.press('c');
    await page.getByText('Solved!').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it('a puzzle is solved with hints in three steps, and the reason told', async () => {
    const page = await openPage(app, { viewport: DESK });
    page.setDefaultTimeout(60_000);
    await page.goto(`${app.url}#/puzzles`);
    await page.getByRole('button', { name: 'Where to look' }).click();
    await page.getByRole('button', { name: 'What to do' }).click();
    await page.getByRole('button', { name: 'Why' }).click();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-decision] [data-main]').click();
    await page.getByText('Solved!').waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByRole('button', { name: 'Where to look' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('a deal of the day is played to its end on a %s by keys, and shared', async (_, viewport) => {
    const page = await openPage(app, { viewport });
    page.setDefaultTimeout(60_000);
    const { history } = playedGame([YOU], 'deal-2026-01-16-solo');
    const last = history.steps.findLastIndex(
      ({ state: { decision } }) => decision?.seat === 0 && decision.kind === 'plan',
    );
    const id = 'deal-2026-01-16-solo';
    const facts = { updated: Date.now(), round: 1, vp: [0, 0], over: false };
    await putGame(page, { id, save: branchOf(history, last), ...facts });
    await page.goto(`${app.url}#/daily/2026-01-16_solo_2-4-9`);
    await page.getByText('A friend made 9 VP').waitFor();
    await page.getByRole('button', { name: 'Go on playing' }).click();
    await ready(page);
    const over = page.getByTestId('final-score');
    await vi.waitFor(
      async () => {
        await page.keyboard.press('c');
        await over.waitFor({ timeout: 1500 });
      },
      { timeout: 60_000, interval: 100 },
    );
    await page.getByRole('button', { name: 'Compare with others' }).click();
    await page.waitForURL(/#\/daily\/2026-01-16$/);
    await page.getByText('Your friend').first().waitFor();
    await expect
      .poll(() => page.getByLabel('Share').inputValue())
      .toMatch(/#\/daily\/2026-01-16_solo_[\dm]+-[\dm-]+_\w+$/);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('a friend’s line stands beside the others’ turns on a %s', async (_, viewport) => {
    const page = await openPage(app, { viewport });
    page.setDefaultTimeout(60_000);
    const id = 'deal-2026-01-17-solo';
    const { history } = playedGame([YOU], id);
    // A turn of one's own begins, the fourth.
    const turn = history.steps.findIndex(
      ({ state: { decision, round } }) => round === 4 && decision?.seat === 0,
    );
    const facts = { updated: Date.now(), round: 4, vp: [0, 0], over: false };
    await putGame(page, { id, save: branchOf(history, turn), ...facts });
    await page.goto(`${app.url}#/daily/2026-01-17_solo_2-4-9-15`);
    await page.getByRole('button', { name: 'Go on playing' }).click();
    const own = history.steps[turn]!.state.players[0]!.vp;
    await page.getByText(`After 3 turns your friend had 9 VP. You have ${own}.`).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it('a deal of the day is dealt, kept in the calendar, and shared without giving it away', async () => {
    const page = await openPage(app, { viewport: PHONE });
    page.setDefaultTimeout(60_000);
    const { game } = playedGame([YOU], 'deal-2026-01-15-solo');
    await putGame(page, game);
    await page.goto(`${app.url}#/daily/2026-01-15`);
    const shared = page.getByLabel('Share');
    await shared.waitFor();
    expect(await faults(page)).toEqual([]);
    await expect
      .poll(() => shared.inputValue())
      .toMatch(new RegExp(`#/daily/2026-01-15_solo_[\\dm-]+-${game.vp[0]}_\\w+$`));
    expect(await shared.inputValue()).not.toContain(game.save.table.setup.key.slice(0, 8));
    await page.locator('a[href="#/daily/2026-01-15"][data-state]').waitFor();
    await page.getByRole('region', { name: 'Against bots' }).getByRole('button').click();
    await ready(page);
    expect(page.url()).toContain('deal-2026-01-15-bots');
    await page.context().close();
  });
});

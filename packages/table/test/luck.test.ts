import { leadsNow } from '@rowan/bots';
import { keyedDice, STREAM, total, type GameState } from '@rowan/rules';
import { describe, expect, test, vi } from 'vitest';
import type { History } from '../src/history.ts';
import { accounting, type Account, type Course } from '../src/luck/account.ts';
import { hasLuck, headlineOf, luckIn, luckOf } from '../src/luck/summary.ts';
import { bagsDrawn, isDecked, listed, shakenAnew, type Draw } from '../src/luck/outcomes.ts';
import { playedByBots } from './played-by-bots.ts';

vi.setConfig({ testTimeout: 60_000 });

const courseOf = ({ catalogue, table, steps }: History): Course => ({
  catalogue,
  states: steps.map(({ state }) => state),
  answers: steps.slice(1).map(({ move }) => move!.answer),
  dice: keyedDice(table.setup.key),
});

function accountOf(course: Course): Account {
  const work = accounting(course, { forecast: leadsNow, samples: 2, list: 20, looks: 1, seed: 3 });
  while (work.work());
  return work.progress();
}

const games = [
  playedByBots('luck', ['marshal', 'captain']),
  playedByBots('luck of three', ['captain', 'squire', 'marshal']),
  playedByBots('luck alone', ['marshal']),
].map((history) => ({ history, course: courseOf(history) }));

const PARTS = ['deal', 'bag', 'decks', 'others', 'own', 'theirs'] as const;

/** By how much the parts of a seat's lead miss it. */
function missing(course: Course, account: Account, seat: number): number {
  const summary = luckOf(course, account, seat);
  const sum = PARTS.reduce((all, part) => all + summary[part].mean, summary.start);
  return Math.abs(sum - summary.lead);
}

describe('luck and decisions', () => {
  test('add up to the lead of every seat, each from its own steps', () => {
    for (const { course } of games) {
      const account = accountOf(course);
      for (const seat of course.states[0]!.players.keys())
        expect(missing(course, account, seat)).toBeLessThan(1e-9);
    }
  });

  test('would not if one decision were forgotten', () => {
    const { course } = games[0]!;
    const account = accountOf(course);
    const weighty = account.decided.find(({ worth }) => Math.abs(worth[0]!) > 0.5)!;
    const forgetful = { ...account, decided: account.decided.filter((one) => one !== weighty) };
    expect(missing(course, forgetful, 0)).toBeGreaterThan(0.4);
  });

  test('are told in whole VP that add up, and by turn', () => {
    const { history } = games[0]!;
    expect(hasLuck(history)).toBe(true);
    const work = luckIn(history, { samples: 2, list: 0, looks: 2, seed: 1 });
    while (work.work());
    const [own, other] = work.summaries();
    const { lead, start, luck, decisions } = headlineOf(own!);
    expect(start + luck + decisions).toBe(lead);
    expect(own!.lead).toBe(-other!.lead);
    expect(own!.luck.low).toBeLessThanOrEqual(own!.luck.mean);
    const turns = own!.turns.reduce((sum, turn) => sum + turn.luck, 0);
    expect(turns).toBeCloseTo(own!.luck.mean, 6);
  });

  test('are not told of a game that is not over', () => {
    const { history } = games[0]!;
    expect(hasLuck({ ...history, steps: history.steps.slice(0, 20) })).toBe(false);
  });
});

/** Moves after which meeples were drawn from one bag, and no card. */
function plainDraws({ catalogue, states, answers, dice }: Course): Draw[] {
  return answers.flatMap((answer, at) => {
    const [before, after] = [states[at]!, states[at + 1]!];
    const plain = bagsDrawn(before, after).length === 1 && !isDecked(before, after);
    return plain ? [{ catalogue, before, answer, dice }] : [];
  });
}

describe('what could have been drawn', () => {
  const draws = plainDraws(games[0]!.course).slice(0, 8);
  const seatOf = ({ before }: Draw): number => before.active;
  const drawnBy = (seat: number, state: GameState): readonly number[] =>
    state.players[seat]!.tavern;

  test('is listed whole: all chances together are 1, and every Tavern is there once', () => {
    expect(draws.length).toBeGreaterThan(3);
    for (const draw of draws) {
      const all = listed(draw, seatOf(draw), 500)!;
      expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      const taverns = all.map(({ state }) => JSON.stringify(drawnBy(seatOf(draw), state)));
      expect(new Set(taverns).size).toBe(all.length);
    }
  });

  test('comes as often as the list says when bags are shaken', () => {
    const draw = draws.find(
      ({ before }) => before.players[before.active]!.bag.filter(Boolean).length > 2,
    )!;
    const seat = seatOf(draw);
    const all = listed(draw, seat, 500)!;
    const many = Array.from({ length: 1500 }, (_, i) => shakenAnew(draw, [seat], i + 1));
    for (const kind of drawnBy(seat, many[0]!).keys()) {
      const expected = all.reduce(
        (sum, one) => sum + one.weight * drawnBy(seat, one.state)[kind]!,
        0,
      );
      const seen = many.reduce((sum, one) => sum + drawnBy(seat, one)[kind]!, 0) / many.length;
      expect(Math.abs(seen - expected)).toBeLessThan(0.12);
    }
  });

  test('is not listed where there is too much of it; nothing else changes with a bag', () => {
    const [draw] = draws;
    const seat = seatOf(draw!);
    const all = listed(draw!, seat, 500)!;
    expect(listed(draw!, seat, all.length - 1)).toBeNull();
    const other = 1 - seat;
    for (const { state } of all) {
      expect(state.players[other]).toEqual(draw!.before.players[other]);
      expect(state.draws[STREAM.bag + other]).toBe(draw!.before.draws[STREAM.bag + other]);
      expect(total(state.players[seat]!.tavern)).toBe(total(all[0]!.state.players[seat]!.tavern));
    }
  });
});

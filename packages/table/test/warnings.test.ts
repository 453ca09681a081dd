import { builtIn } from '@rowan/cards';
import {
  completeView,
  explainPlan,
  view,
  type Counts,
  type GameState,
  type PlanAnswer,
} from '@rowan/rules';
import { answers, meeples, place, scenario, type Game, type PlanMap } from '@rowan/testkit';
import { describe, expect, it, test } from 'vitest';
import { warningsOf, type Warning } from '@rowan/table';
import { playedByBots } from './played-by-bots.ts';

type Warn = typeof warningsOf;

const seen = (state: GameState): GameState =>
  completeView(builtIn, view(state, state.decision!.seat));

const warned = ({ state }: Game, map: PlanMap, warn: Warn = warningsOf): readonly Warning[] =>
  warn(builtIn, seen(state), answers.plan(map));

const kinds = (warnings: readonly Warning[]): string[] => warnings.map(({ kind }) => kind);

describe('before a plan is confirmed it is said', () => {
  const rings = scenario().seat(0, { tavern: 'MMK', hand: ['Study the Rings'] });
  const hunt = rings.monsters('castle', 'Termite').main();

  test('which Quest one more Unit would complete, and of no plan that completes it', () => {
    expect(warned(hunt, { 'castle.1': 'MK' })).toMatchObject([
      { kind: 'quest', place: place('castle.1'), meeple: 2 },
    ]);
    expect(kinds(warned(hunt, { 'castle.1': 'MMK' }))).toEqual([]);
    expect(kinds(warned(hunt, { 'castle.1': 'MM' }))).toEqual([]);
  });

  test('which place those left could serve, unless it costs something', () => {
    const game = scenario().seat(0, { tavern: 'KPP' }).monsters('castle', 'Termite').main();
    expect(warned(game, { 'castle.1': 'K' })).toMatchObject([
      { kind: 'idle', units: meeples('P') },
    ]);
    // Other places of one Peasant give it back to the supply, which is the player's to decide.
    const spent = scenario().seat(0, { tavern: 'KP' }).monsters('castle', 'Termite');
    const overrun = spent.monsters('cathedral', 'Termite', 'Skeleton').main();
    expect(kinds(warned(overrun, { 'castle.1': 'K' }))).toEqual([]);
  });

  test('which Unit a Monster could spare for another place', () => {
    const game = scenario().seat(0, { tavern: 'KP' }).monsters('castle', 'Termite').main();
    expect(warned(game, { 'castle.1': 'KP' })).toMatchObject([
      { kind: 'spare', meeple: 0, monster: place('castle.1') },
    ]);
    const weak = scenario().seat(0, { tavern: 'WP' }).monsters('castle', 'Axe Reaver').main();
    expect(kinds(warned(weak, { 'castle.1': 'WP' }))).not.toContain('spare');
  });

  test('which penalty of the end can be avoided, in the last turns', () => {
    const late = scenario()
      .seat(0, { tavern: 'MMK', hand: ['Study the Rings'] })
      .monsters('castle', 'Termite')
      .finalRound(2)
      .main();
    const before = warned(hunt, { 'castle.1': 'K' });
    expect(kinds(before)).not.toContain('penalty');
    const [penalty] = warned(late, { 'castle.1': 'K' }).filter(({ kind }) => kind === 'penalty');
    expect(penalty).toMatchObject({ vp: 1, place: place('castle.1') });
    expect(kinds(warned(late, { 'castle.1': 'MM' }))).not.toContain('penalty');
  });

  it('nothing about a plan that is refused, or that assigns nobody', () => {
    expect(warned(hunt, { 'castle.1': 'P' })).toEqual([]);
    expect(warned(hunt, {})).toEqual([]);
  });
});

/** Every way to take some of those left. */
function* handfuls(left: Counts, at = 0): Generator<number[]> {
  if (at === left.length) {
    yield left.map(() => 0);
    return;
  }
  for (const rest of handfuls(left, at + 1))
    for (let n = 0; n <= left[at]!; n++) yield rest.with(at, n);
}

/** Whether any Units left could bring VP at any other place, and nothing be lost: found by trying everything. */
function brute(state: GameState, plan: PlanAnswer): boolean {
  const now = explainPlan(builtIn, state, plan);
  const left = now.left.map((n, kind) => (kind < 7 ? n : 0));
  const others = Array.from({ length: 32 }, (_, one) => one).filter(
    (one) => !plan.places.some((planned) => planned.place === one),
  );
  for (const units of handfuls(left))
    for (const at of others) {
      const report = explainPlan(builtIn, state, {
        ...plan,
        places: [...plan.places, { place: at, units }],
      });
      const lost = report.overrun > now.overrun || report.quests.length < now.quests.length;
      if (!report.rejection && !lost && report.vp > now.vp) return true;
    }
  return false;
}

const { steps } = playedByBots('warnings', ['squire', 'squire']);
const plans = steps.flatMap(({ move }, at) =>
  move?.answer.kind === 'plan' && move.answer.places.length > 0
    ? [{ state: seen(steps[at - 1]!.state), plan: move.answer }]
    : [],
);

/** What speaks against a way to warn, in whole games: better plans that are none, and waste that it does not see. */
function faultsOf(warn: Warn): string[] {
  return plans.flatMap(({ state, plan }) => {
    const warnings = warn(builtIn, state, plan);
    const now = explainPlan(builtIn, state, plan);
    const lies = warnings
      .filter(({ kind }) => kind !== 'penalty')
      .filter(({ instead }) => {
        const better = explainPlan(builtIn, state, instead);
        const worse =
          better.overrun > now.overrun || better.vp + better.questVp < now.vp + now.questVp;
        return better.rejection !== null || worse;
      });
    const missed = state.round === state.lastRound && warnings.length === 0 && brute(state, plan);
    return [...lies.map(({ kind }) => `untrue: ${kind}`), ...(missed ? ['missed'] : [])];
  });
}

describe('in whole games', () => {
  it('a warning names a legal plan that loses nothing, and VP within reach of idle Units are told', () => {
    expect(plans.length).toBeGreaterThan(20);
    expect(plans.some(({ state, plan }) => warningsOf(builtIn, state, plan).length > 0)).toBe(true);
    expect(faultsOf(warningsOf)).toEqual([]);
  });

  it('one that warns of every place within reach is caught', () => {
    const careless: Warn = (catalogue, state, plan) => {
      const { left } = explainPlan(catalogue, state, plan);
      return Array.from({ length: 32 }, (_, at) => at)
        .map((at): PlanAnswer => ({
          ...plan,
          places: [...plan.places, { place: at, units: left }],
        }))
        .map((instead): Warning => ({ kind: 'idle', place: 0, units: left, instead }));
    };
    expect(faultsOf(careless)).not.toEqual([]);
  });

  it('one that never warns is caught', () => {
    const game = scenario().seat(0, { tavern: 'KPP' }).monsters('castle', 'Termite').main();
    expect(kinds(warned(game, { 'castle.1': 'K' }, () => []))).not.toEqual(
      kinds(warned(game, { 'castle.1': 'K' })),
    );
  });
});

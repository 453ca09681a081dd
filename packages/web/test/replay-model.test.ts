import { VP_SOURCES, total } from '@rowan/cards';
import { lastState, type Seat } from '@rowan/table';
import { describe, expect, it } from 'vitest';
import { finaleOf } from '../src/panels/score/finale.ts';
import { historyOf } from '../src/panels/score/history.ts';
import { firstEyes } from '../src/screens/replay/eyes.ts';
import { stretchesOf, turnFrom } from '../src/screens/replay/marks.ts';

import { parseRoute } from '../src/base/routes.ts';
import type { Mark } from '../src/worker/replay.worker.ts';
import { YOU, bot, playedGame } from './saved.ts';

const { history } = playedGame([YOU, bot(1), bot(2)], 'history');
const steps = history.steps.map(({ events }) => events);
const marks: readonly Mark[] = history.steps.map(({ move, state }) => ({
  active: state.active,
  mover: move?.seat ?? null,
  kind: move?.answer.kind ?? null,
  round: state.round,
  turn: state.turns,
  council: false,
}));

describe('the scrubber', () => {
  it('has a stretch for every turn, without a gap', () => {
    const turns = stretchesOf(marks);
    expect(turns[0]!.from).toBe(0);
    expect(turns.at(-1)!.to).toBe(marks.length - 1);
    for (const [i, { from }] of turns.slice(1).entries()) expect(from).toBe(turns[i]!.to);
  });

  it('finds the turns of a seat in both directions, and none beyond the last', () => {
    const first = turnFrom(marks, 0, 1, 1)!;
    expect(marks[first]!.active).toBe(1);
    const second = turnFrom(marks, first, 1, 1)!;
    expect(turnFrom(marks, second, -1, 1)).toBe(first);
    expect(turnFrom(marks, marks.length - 1, 1)).toBeNull();
  });
});

describe('the eyes of a replay', () => {
  const persons: readonly Seat[] = [YOU, { ...YOU, name: 'Ada', colour: 1 }];
  it('are those of the only person, or of nobody while two hide their hands', () => {
    expect(firstEyes({ seats: [bot(0), YOU], over: false }).seat).toBe(1);
    expect(firstEyes({ seats: persons, over: false }).seat).toBe('spectator');
    expect(firstEyes({ seats: persons, over: true }).seat).toBe(0);
  });
});

describe('the chart', () => {
  it('ends with the ledgers of the game', () => {
    const last = historyOf(steps, 3).at(-1)!;
    for (const [seat, { vp, ledger }] of lastState(history).players.entries()) {
      expect(last.totals[seat]).toBe(vp);
      expect(VP_SOURCES.map((source) => last.bySource[seat]![source])).toEqual(ledger);
    }
  });

  it('counts Monsters, levels and Quests', () => {
    const points = historyOf(steps, 3);
    const { counts } = points.at(-1)!;
    const lords = (seat: number): number =>
      steps
        .flat()
        .filter(
          (event) =>
            event.kind === 'defeated' &&
            event.seat === seat &&
            'card' in event.source &&
            event.source.card !== 'monster',
        ).length;
    for (const [seat, player] of lastState(history).players.entries()) {
      expect(counts.monsters[seat]).toBe(player.pile.length + lords(seat));
      expect(counts.levels[seat]).toBe(total(player.levels) - player.levels.length);
      expect(counts.quests[seat]).toBe(player.completed.length);
    }
    expect(total(points[0]!.counts.monsters)).toBe(0);
  });

  it('has what the end added in the finale', () => {
    const points = historyOf(steps, 3);
    const added = finaleOf(steps).reduce((sum, { n }) => sum + n, 0);
    const sum = (totals: readonly number[]): number => totals.reduce((all, vp) => all + vp, 0);
    expect(added).toBe(sum(points.at(-1)!.totals) - sum(points.at(-2)!.totals));
    expect(finaleOf(steps.slice(0, -1))).toEqual([]);
  });
});

describe('addresses', () => {
  it('lead to games, replays at a move, and shared games', () => {
    expect(parseRoute('#/games')).toEqual({ page: 'games' });
    expect(parseRoute('#/replay/ab-1/17')).toEqual({ page: 'replay', id: 'ab-1', at: 17 });
    expect(parseRoute('#/shared/a-Z_9')).toEqual({ page: 'shared', id: 'a-Z_9' });
    expect(parseRoute('#/replay')).toEqual({ page: 'landing' });
  });
});

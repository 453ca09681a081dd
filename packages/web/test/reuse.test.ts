import { view, type GameView } from '@rowan/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { reuse } from '../src/client/reuse.ts';
import { YOU, playedGame } from './saved.ts';

let views: GameView[];
beforeAll(() => {
  const { history } = playedGame([YOU, { ...YOU, name: 'Kim', colour: 1 }], 'share', 40);
  views = history.steps.map(({ state }) => view(state, 0));
});

describe('a view with what it has of the one before', () => {
  it('is what the new one is', () => {
    for (const [i, now] of views.entries())
      expect(reuse(views[i - 1], structuredClone(now))).toEqual(now);
    expect(reuse({ a: [1, 2], b: null }, { a: [1], c: null })).toEqual({ a: [1], c: null });
    expect(reuse([1], { 0: 1 })).toEqual({ 0: 1 });
  });

  it('is the old one itself where nothing has changed', () => {
    for (const old of views) expect(reuse(old, structuredClone(old))).toBe(old);
  });

  it('keeps what a move has not touched', () => {
    const [before, after] = views.slice(0, 2) as [GameView, GameView];
    const reused = reuse(before, structuredClone(after));
    expect(reused).not.toBe(before);
    const other = 1 - before.active;
    expect(reused.seats[other]).toBe(before.seats[other]);
    expect(reused.monsters).toBe(before.monsters);
  });
});

import { view, type GameView } from '@rowan/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { share } from '../src/client/share.ts';
import { YOU, playedGame } from './saved.ts';

let views: GameView[];
beforeAll(async () => {
  const { table } = await playedGame([YOU, { ...YOU, name: 'Kim', colour: 1 }], 'share', 40);
  views = table.steps.map(({ state }) => view(state, 0));
});

describe('a shared view', () => {
  it('is what the new one is', () => {
    for (const [i, now] of views.entries())
      expect(share(views[i - 1], structuredClone(now))).toEqual(now);
    expect(share({ a: [1, 2], b: null }, { a: [1], c: null })).toEqual({ a: [1], c: null });
    expect(share([1], { 0: 1 })).toEqual({ 0: 1 });
  });

  it('is the old one itself where nothing has changed', () => {
    for (const old of views) expect(share(old, structuredClone(old))).toBe(old);
  });

  it('keeps what a move has not touched', () => {
    const [before, after] = views.slice(0, 2) as [GameView, GameView];
    const shared = share(before, structuredClone(after));
    expect(shared).not.toBe(before);
    const other = 1 - before.active;
    expect(shared.seats[other]).toBe(before.seats[other]);
    expect(shared.monsters).toBe(before.monsters);
  });
});

import { builtIn } from '@rowan/cards';
import { view, viewEvents } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { TIPS, nextTip, type Around } from '../src/screens/game/tips.ts';
import { YOU, bot, playedGame } from './saved.ts';

/** What is said in a game to somebody who reads each tip and goes on. */
function toldIn(opening: 'first' | 'solo', seats: readonly ReturnType<typeof bot>[]): string[] {
  const { history } = playedGame([YOU, ...seats], `tips ${opening}`, 24);
  const seen: string[] = [];
  const steps: Around['steps'][number][] = [];
  for (const { events, state } of history.steps) {
    steps.push(viewEvents(events, 0));
    const around: Around = { view: view(state, 0), catalogue: builtIn, steps };
    for (let tip = nextTip(opening, seen, around); tip; tip = nextTip(opening, seen, around)) {
      const filled = Object.values(tip.fill?.(around) ?? {});
      expect(filled).not.toContain('');
      seen.push(tip.id);
    }
  }
  return seen;
}

describe('tips', () => {
  it('are three in a first game', () => {
    expect(toldIn('first', [bot(1)])).toEqual(['turn', 'plan', 'look']);
  });

  it('introduce the Guard, and say why it did something once it did', () => {
    const told = toldIn('solo', []);
    expect(told).toEqual(['guard', 'sword', 'prey', 'orders', 'why']);
  });

  it('are not said while others decide', () => {
    const { history } = playedGame([YOU, bot(1)], 'tips first', 1);
    const { state } = history.steps[0]!;
    const now = { ...view(state, 0), decision: null };
    expect(nextTip('first', [], { view: now, catalogue: builtIn, steps: [] })).toBeNull();
    expect(TIPS.first).toHaveLength(3);
  });
});

import { builtIn } from '@rowan/cards';
import { keyFromSeed } from '@rowan/rules';
import { describe, expect, test, vi } from 'vitest';
import { checkPuzzle, puzzleState, puzzlesIn, samePlan, type Puzzle } from '../src/puzzles.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The final rounds of some games; one of them has a puzzle. */
function firstPuzzle(): Puzzle {
  for (let n = 0; ; n++) {
    const key = keyFromSeed(`a puzzle ${n}`);
    const setup = { players: 2, towers: true, hiredHelp: [], advanced: false, key };
    const [found] = puzzlesIn(builtIn, { setup, bots: ['captain', 'captain'], late: true });
    if (found) return found;
  }
}

describe('a puzzle', () => {
  const puzzle = firstPuzzle();

  test('is a position with a plan that is better than the second idea beyond doubt', () => {
    expect(puzzleState(builtIn, puzzle)?.decision?.kind).toBe('plan');
    expect(puzzle.ahead.low).toBeGreaterThan(2);
    expect(checkPuzzle(builtIn, puzzle)).toMatchObject({ ok: true, ahead: puzzle.ahead });
  });

  test('does not hold the other way round, nor where its answers do not lead', () => {
    const { best, second } = puzzle;
    expect(checkPuzzle(builtIn, { ...puzzle, best: second, second: best }).ok).toBe(false);
    const cut = { ...puzzle, answers: puzzle.answers.slice(0, -1) };
    expect(checkPuzzle(builtIn, cut)).toMatchObject({ ok: false, ahead: null });
  });

  test('is solved by the same plan in any order', () => {
    const places = puzzle.best.places.toReversed();
    expect(samePlan(puzzle.best, { ...puzzle.best, places })).toBe(true);
    expect(samePlan(puzzle.best, puzzle.second)).toBe(false);
  });
});

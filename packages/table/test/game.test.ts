import { describe, expect, it } from 'vitest';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, playOf, sampleAnswer, type Answer, type GameState } from '@rowan/rules';
import {
  branchOf,
  dealtGame,
  explain,
  fewestUnits,
  fold,
  historyOf,
  lastState,
  optionsOf,
  undoable,
  type Game,
  type PlayedGame,
  type Said,
  type TableSetup,
  presentEdition,
} from '@rowan/table';
import { played } from './played.ts';

const PRESENT_EDITION = presentEdition(builtIn);

const dice = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
};

const byChance = (): ((state: GameState) => Answer) => {
  const below = dice(7);
  return (state) => sampleAnswer(playOf(builtIn, state), below);
};

const tableOf = (players: number, seed = 'table'): TableSetup => ({
  setup: { players, towers: true, hiredHelp: [], advanced: false, key: keyFromSeed(seed) },
  seats: Array.from({ length: players }, (_, colour) => ({ kind: 'person', name: 'A', colour })),
});

function after(game: Game, said: Said): Game {
  const folded = fold(game, said);
  if (!folded.ok) throw new Error(folded.error.code);
  return folded.value.game;
}

const answered = ({ state }: Game, answer: Answer): Said => {
  const { seat, id: decision } = state.decision!;
  return { kind: 'moved', move: { seat, decision, answer } };
};

describe('a game', () => {
  it('comes from its setup and moves to the same state, be they written down', () => {
    const history = played(tableOf(3), byChance());
    const moves = history.steps.length - 1;
    expect(lastState(history).phase).toBe('over');
    const text = JSON.stringify(branchOf(history, moves));
    const copy = JSON.parse(text) as PlayedGame;
    const again = historyOf(PRESENT_EDITION, copy.table, copy.moves);
    expect(again.ok && lastState(again.value)).toEqual(lastState(history));
  });

  it('does not come to it without one of its moves', () => {
    const { table, moves } = branchOf(played(tableOf(3), byChance(), 20), 20);
    expect(historyOf(PRESENT_EDITION, table, moves.toSpliced(9, 1))).toMatchObject({
      ok: false,
      error: { move: 10 },
    });
  });

  it('branches at any move', () => {
    const history = played(tableOf(2), byChance(), 10);
    const branch = branchOf(history, 4);
    const again = historyOf(PRESENT_EDITION, branch.table, branch.moves);
    expect(again.ok && lastState(again.value)).toEqual(history.steps[4]!.state);
  });

  it('takes moves back and makes them again, never behind a seal', () => {
    const { game } = dealtGame(PRESENT_EDITION, tableOf(2, 'undo'));
    const offer = optionsOf(builtIn, game.state).offers.find(({ seals }) => !seals)!;
    const made = after(game, answered(game, offer.answer));
    expect(undoable(made)).toBe(1);
    const back = after(made, { kind: 'undone' });
    expect(back.state).toEqual(game.state);
    expect(fold(back, { kind: 'undone' })).toMatchObject({ ok: false });
    expect(after(back, { kind: 'redone' }).state).toEqual(made.state);
  });

  it('finds the fewest Units for a place, and says what is legal', () => {
    const { game } = dealtGame(PRESENT_EDITION, tableOf(2, 'fill'));
    expect(game.state.decision?.kind).toBe('develop');
    const { state } = after(game, answered(game, { kind: 'develop', do: 'end' }));
    const places = new Set(optionsOf(builtIn, state).targets.flat());
    expect(places.has(3)).toBe(true);
    const plan = fewestUnits(builtIn, state, { kind: 'plan', places: [] }, 3)!;
    expect(plan.places[0]!.units).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(explain(builtIn, state, plan).foresight).not.toBeNull();
  });
});

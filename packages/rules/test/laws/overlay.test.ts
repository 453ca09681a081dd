import { builtIn } from '@rowan/cards';
import {
  joinView,
  overlayOf,
  publicView,
  view,
  type GameState,
  type GameView,
  type Overlay,
  type Viewer,
} from '@rowan/rules';
import { EVERY_SETUP, luckOf, shuffleHidden } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { timeout } from './runs.ts';
import { allStates, engine, seatsOf, text } from './whole-games.ts';

/** What all see and what a seat sees beyond it, at every instant of whole games, the end among them. */

/** Instants at which some viewer is told something else than `expected`. */
function faults(
  expected: (state: GameState, seat: number) => unknown,
  found: (state: GameState, seat: number) => unknown,
): number {
  let n = 0;
  for (const state of allStates())
    for (const seat of seatsOf(state))
      if (text(expected(state, seat)) !== text(found(state, seat))) n++;
  return n;
}

const joined =
  (change: (overlay: Overlay) => Overlay) =>
  (state: GameState, seat: number): GameView =>
    joinView(publicView(state), seat, change(overlayOf(state, seat)));

const EMPTY: Overlay = {
  hand: [],
  discards: [],
  eligible: [],
  unseen: [],
  decision: null,
  agenda: [],
};

describe('the public view and the overlay of a seat', () => {
  test('are together what the seat sees', timeout, () => {
    expect(
      faults(
        view,
        joined((overlay) => overlay),
      ),
    ).toBe(0);
  });

  test.each(Object.keys(EMPTY) as (keyof Overlay)[])('are not without %s', timeout, (field) => {
    expect(
      faults(
        view,
        joined((overlay) => ({ ...overlay, [field]: EMPTY[field] })),
      ),
    ).toBeGreaterThan(0);
  });

  test('have nothing to add for somebody without a seat', timeout, () => {
    for (const state of allStates())
      expect(text(publicView(state))).toBe(text(view(state, 'spectator')));
  });

  test('leave the game as it is', () => {
    const state = engine.newGame(EVERY_SETUP[0]!);
    const overlay = overlayOf(state, 0);
    const before = text(state);
    overlay.hand.push(99);
    expect(text(state)).toBe(before);
  });
});

/** Another's question of a kind that is hidden, in place of the one asked, with another rest of the turn. */
function otherQuestion(state: GameState, viewer: Viewer): GameState {
  const { decision } = state;
  if (!decision || decision.seat === viewer) return state;
  if (publicView(state).waiting!.kind !== null) return { ...state, agenda: [] };
  const { id, seat } = decision;
  return { ...state, agenda: [], decision: { id, seat, kind: 'discardQuest', left: 2, list: 9 } };
}

/** Instants at which what is told differs between two games that are the same to the viewer. */
function leaks(viewers: (state: GameState) => Viewer[], told: (typeof TELL)['overlay']): number {
  const below = luckOf(7);
  let n = 0;
  for (const state of allStates())
    for (const viewer of viewers(state)) {
      const other = otherQuestion(shuffleHidden(builtIn, state, viewer, below), viewer);
      if (text(told(state, viewer)) !== text(told(other, viewer))) n++;
    }
  return n;
}

const TELL = {
  overlay: (state: GameState, viewer: Viewer): unknown => overlayOf(state, Number(viewer)),
  public: (state: GameState): unknown => publicView(state),
};

describe('nothing hidden shows', () => {
  test('in the overlay of a seat', timeout, () => {
    expect(leaks(seatsOf, TELL.overlay)).toBe(0);
  });

  test('in the public view', timeout, () => {
    expect(leaks(() => ['spectator'], TELL.public)).toBe(0);
  });

  test.each([
    ['the decision is told to all', (state: GameState) => state.decision],
    ['what remains to be done is told to all', (state: GameState) => state.agenda],
    ['another hand is told', (state: GameState) => state.players.map(({ hand }) => hand)],
    ['another discard is told', (state: GameState) => state.questDiscard],
    ['what the active hand completes is told', (state: GameState) => state.turn.eligible],
    ['what a drawn Quest has not seen is told', (state: GameState) => state.turn.unseen],
  ])('would be caught if %s', timeout, (_, extra) => {
    const told = (state: GameState, viewer: Viewer): unknown => [
      overlayOf(state, Number(viewer)),
      extra(state),
    ];
    expect(leaks(seatsOf, told)).toBeGreaterThan(0);
  });

  test('would be caught in an open public view', timeout, () => {
    expect(
      leaks(
        () => ['spectator'],
        (state) => view(state, 'omniscient'),
      ),
    ).toBeGreaterThan(0);
  });
});

import { PRESENT } from '@rowan/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtIn } from '@rowan/cards';
import { PROTOCOL, type Update, type Welcome } from '@rowan/protocol';
import {
  apply,
  keyFromSeed,
  newGame,
  playOf,
  sampleAnswer,
  shown,
  untold,
  view,
  viewEvents,
  type ToldEvent,
  type GameState,
  type GameView,
} from '@rowan/rules';
import { luckOf } from '@rowan/testkit';
import { change } from '../src/base/settings.ts';
import { play } from '../src/playback/play.ts';

/** Nothing flies and nothing sounds where nobody looks; the frames are the same. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  change({ speed: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WELCOME: Welcome = {
  kind: 'welcome',
  protocol: PROTOCOL,
  table: 'playback',
  catalogue: builtIn,
  setup: { players: 2, towers: true, hiredHelp: [], advanced: false },
  seats: [],
  own: [],
  pin: PRESENT,
};

const NOTHING = { explained: null, progress: [], standing: [], undo: 0, redo: 0 };

interface Move {
  readonly before: GameView;
  readonly update: Update;
}

/** Every move of a whole game as seat 0 gets it. */
function* movesOf(players: number): Generator<Move> {
  const below = luckOf(players);
  const key = keyFromSeed(`playback ${players}`);
  let state: GameState = newGame(builtIn, {
    players,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key,
  });
  for (let from = 0; state.decision; from++) {
    const { seat, id } = state.decision;
    const answer = sampleAnswer(playOf(builtIn, state), below);
    const result = apply(builtIn, state, { seat, decision: id, answer });
    if (!result.ok) throw new Error('a sampled answer was refused');
    const steps = [viewEvents(result.value.events, 0)];
    const after = view(result.value.state, 0);
    const options = { offers: [], targets: [], wanted: [] };
    yield {
      before: view(state, 0),
      update: { kind: 'update', from, steps, view: after, options, ...NOTHING },
    };
    state = result.value.state;
  }
}

interface Frame {
  readonly view: GameView;
  readonly told: readonly ToldEvent[];
}

async function framesOf({ before, update }: Move): Promise<Frame[]> {
  const frames: Frame[] = [];
  const played = play(update, (staged, told) => frames.push({ view: staged, told }), {
    welcome: WELCOME,
    view: before,
  });
  await vi.runAllTimersAsync();
  await played;
  return frames;
}

describe.each([1, 2, 3, 4])('a game of %i on the board', (players) => {
  it('is shown frame by frame up to the view that follows', async () => {
    for (const move of movesOf(players)) {
      const frames = await framesOf(move);
      const last = frames.at(-1)?.view ?? move.before;
      const reached = [last, ...untold(builtIn, last)].map(shown);
      expect(reached).toContainEqual(shown(move.update.view));
    }
  });

  it('asks nobody while it is shown, and tells each event once', async () => {
    for (const move of movesOf(players)) {
      const frames = await framesOf(move);
      expect(frames.filter(({ view: seen }) => seen.decision ?? seen.waiting)).toEqual([]);
      const told = frames.map((frame) => frame.told.length);
      expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    }
  });
});

/** VP on the board when they are told, and what was told. */
const vpIn = ({ view: seen, told }: Frame): [number, number][] => {
  const event = told.at(-1)!;
  return event.kind === 'vpChanged' ? [[seen.seats[event.seat]!.vp, event.total]] : [];
};

it('shows VP with the event that brings them', async () => {
  const frames: Frame[] = [];
  for (const move of movesOf(4)) frames.push(...(await framesOf(move)));
  const pairs = frames.flatMap(vpIn);
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(([shownVp, told]) => shownVp !== told)).toEqual([]);
});

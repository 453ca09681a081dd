import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import {
  apply,
  joinView,
  keyFromSeed,
  newGame,
  overlayOf,
  publicView,
  view,
  viewEvents,
  type GameState,
  type Overlay,
  type PublicView,
} from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import {
  eventsOf,
  frameOf,
  overlayAfter,
  ownOf,
  publicAfter,
  type Frame,
  type Own,
} from '../src/frames.ts';
import { allMoves, sent, told, type Happening } from './games.ts';

const seatsOf = ({ players }: GameState): number[] => [...players.keys()];
const text = (value: unknown): string => JSON.stringify(value);

const frameOfMove = ({ before, after, events }: Happening): Frame =>
  frameOf(publicView(before), publicView(after), viewEvents(events, 'spectator'));

const ownOfMove = ({ before, after, events }: Happening, seat: number): Own | null =>
  ownOf(
    overlayOf(before, seat),
    overlayOf(after, seat),
    viewEvents(events, 'spectator'),
    viewEvents(events, seat),
  );

/** A client that was told everything once and follows by frames from there on. */
class Follower {
  readonly #seats: number[];
  #shown: PublicView;
  #overlays: Overlay[];

  constructor(state: GameState) {
    this.#seats = seatsOf(state);
    this.#shown = publicView(state);
    this.#overlays = this.#seats.map((seat) => overlayOf(state, seat));
  }

  follow(frame: Frame, owns: readonly (Own | null)[]): void {
    this.#shown = publicAfter(this.#shown, sent(frame));
    this.#overlays = this.#overlays.map((overlay, i) => overlayAfter(overlay, sent(owns[i]!)));
  }

  agrees(state: GameState): boolean {
    return (
      text(this.#shown) === text(publicView(state)) &&
      this.#seats.every(
        (seat) =>
          text(joinView(this.#shown, seat, this.#overlays[seat]!)) === text(view(state, seat)),
      )
    );
  }
}

type Send = (happening: Happening, owns: (Own | null)[]) => readonly [Frame, (Own | null)[]];

/** Whether all clients see what their seats see after every move of whole games, and after each move taken back. */
function followed(send: Send): boolean {
  let client: Follower | null = null;
  for (const happening of allMoves()) {
    const { before, after } = happening;
    if (!client?.agrees(before)) {
      if (client && before.decisions > 0) return false;
      client = new Follower(before);
    }
    const undone: Happening = { before: after, after: before, events: [] };
    for (const one of [happening, undone, happening]) {
      const owns = seatsOf(after).map((seat) => ownOfMove(one, seat));
      client.follow(...send(one, owns));
      if (!client.agrees(one.after)) return false;
    }
  }
  return true;
}

describe('frames and what a seat gets beyond them', () => {
  test('lead every client from view to view, undo among them', () => {
    expect(followed((one, owns) => [frameOfMove(one), owns])).toBe(true);
  });

  test('a client that misses a patch would be caught', () => {
    let n = 0;
    const miss: Send = (one, owns) => {
      const frame = frameOfMove(one);
      return [++n % 50 === 0 ? { ...frame, p: null } : frame, owns];
    };
    expect(followed(miss)).toBe(false);
  });

  test('a part that goes to the wrong seat would be caught', () => {
    expect(followed((one, owns) => [frameOfMove(one), [...owns].reverse()])).toBe(false);
  });

  test('tell each seat the events that it may see, and the others the rest', () => {
    let [hidden, moves] = [0, 0];
    for (const happening of allMoves()) {
      const { events, after } = happening;
      const frame = frameOfMove(happening);
      expect(eventsOf(sent(frame), null)).toEqual(viewEvents(events, 'spectator').map(told));
      for (const seat of seatsOf(after)) {
        const own = ownOfMove(happening, seat);
        expect(eventsOf(sent(frame), sent(own))).toEqual(viewEvents(events, seat).map(told));
        moves++;
        if (own?.e) hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(0);
    expect(hidden / moves).toBeLessThan(0.2);
  });

  test('hold nothing where nothing is to be told', () => {
    const state = newGame(builtIn, { ...SETUP, key: keyFromSeed('still') });
    const still: Happening = { before: state, after: state, events: [] };
    expect(frameOfMove(still)).toEqual({ e: [], p: null });
    expect(ownOfMove(still, 0)).toBe(null);
  });

  test('P11 are made of public views alone', () => {
    const state = newGame(builtIn, { ...SETUP, key: keyFromSeed('types') });
    // @ts-expect-error a seat's view may not go to everybody
    expect(frameOf(publicView(state), view(state, 0), []).p).not.toBe(null);
  });
});

const SETUP = { players: 4, towers: true, hiredHelp: [], advanced: false };
const BOTS: readonly BotName[] = ['marshal', 'captain', 'marshal', 'captain'];

/** A game of four bots. */
function* botGame(seed: string): Generator<Happening> {
  let before = newGame(builtIn, { ...SETUP, key: keyFromSeed(seed) });
  while (before.decision) {
    const { seat, id } = before.decision;
    const question = { catalogue: builtIn, view: view(before, seat), seed: id };
    const answer = botOf(BOTS[seat]!).answer({ ...question, budget: { iterations: 1 } });
    const result = apply(builtIn, before, { seat, decision: id, answer });
    if (!result.ok) throw new Error(`a bot answered against ${result.error.rule}`);
    const { state: after, events } = result.value;
    yield { before, after, events };
    before = after;
  }
}

/** Mean bytes for one seat and move. */
function bytes(messages: (happening: Happening, seat: number) => unknown[]): number {
  let [sum, n] = [0, 0];
  for (const seed of ['bytes 1', 'bytes 2'])
    for (const happening of botGame(seed))
      for (const seat of seatsOf(happening.after)) {
        for (const message of messages(happening, seat)) sum += text(message).length;
        n++;
      }
  return sum / n;
}

describe('the bytes for one seat and move of a game of four', () => {
  const n = 123;

  test('with its own part and the acknowledgement are at most 520 in the mean', () => {
    const mean = bytes((happening, seat) => {
      const by = happening.before.decision!.seat;
      const own = ownOfMove(happening, seat);
      const row = { kind: 'frame', on: 1, n, row: 'moved', by, undo: 0, redo: 0 };
      return [
        { ...row, ...frameOfMove(happening) },
        ...(own ? [{ kind: 'own', on: 1, n, seat, ...own }] : []),
        ...(by === seat ? [{ kind: 'acked', on: 1, command: n, n }] : []),
      ];
    });
    expect(mean).toBeLessThanOrEqual(520);
  });

  test('are many times more with whole views and plain events', () => {
    const mean = bytes(({ after, events }, seat) => [view(after, seat), viewEvents(events, seat)]);
    expect(mean).toBeGreaterThan(2600);
  });
});

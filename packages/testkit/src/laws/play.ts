import type { GameEvent, GameState, Move } from '@rowan/rules';
import { MOST_DECISIONS, moveOf, playOn, type Course, type Situation } from '../course.ts';
import type { Engine } from '../engine.ts';
import { deepFreeze } from '../freeze.ts';
import { brokenInvariants } from '../invariants.ts';
import { luckOf } from '../luck.ts';
import { hold, holdSame, quietly, show, take, type Law } from './law.ts';

/** How a game goes on: the state as a value, the log as the game. */

/** Nothing that the engine is given is ever changed: all of it is frozen here. */
export const inputIsNeverChanged: Law = ({ engine, state, below }) => {
  deepFreeze(state);
  const before = engine.hash(state);
  const answers = [
    ...take(engine.legal(state, state.decision!), 4),
    engine.sample(state, below),
    engine.sample(state, below),
  ];
  for (const answer of answers) {
    const move = deepFreeze(moveOf(state, answer));
    const what = `changing what it was given with ${show(answer)}`;
    quietly(what, () => engine.apply(state, move));
    quietly(what, () => engine.preview(state, move));
    if (answer.kind === 'plan') quietly(what, () => engine.explainPlan(state, answer));
  }
  const seen = deepFreeze(quietly('the view', () => engine.view(state, state.decision!.seat)));
  quietly('completing a view', () => engine.determinize(seen, below));
  hold(engine.hash(state) === before, () => 'the state was changed');
};

/** At every instant the state is plain JSON, and a game read back goes on as the one written. */
export const stateSurvivesJson: Law = ({ engine, state, below }) => {
  const text = JSON.stringify(state);
  const back = JSON.parse(text) as GameState;
  hold(isPlain(state), () => 'the state holds something that JSON does not');
  const seed = below(0x7fffffff);
  const here = engine.clone(state);
  playOn(engine, here, luckOf(seed), 25);
  playOn(engine, back, luckOf(seed), 25);
  hold(engine.hash(here) === engine.hash(back), () => 'a game read back goes on differently');
};

/** No undefined, no NaN, no minus zero, no holes, no prototype: nothing that would not come back. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return Array.from<unknown>(value).every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

/** In place or on a copy, with a log or without: the same state, and the same events. */
export const stepIsApply: Law = ({ engine, state, below }) => {
  const answer = engine.sample(state, below);
  const result = engine.apply(state, moveOf(state, answer));
  hold(result.ok, () => `the sampled ${show(answer)} was refused`);
  const after = engine.hash(result.value.state);
  const silent = engine.clone(state);
  engine.step(silent, answer, null);
  hold(
    engine.hash(silent) === after,
    () => `step without a log and apply differ on ${show(answer)}`,
  );
  const log: GameEvent[] = [];
  const told = engine.clone(state);
  engine.step(told, answer, log);
  hold(engine.hash(told) === after, () => `step with a log and apply differ on ${show(answer)}`);
  holdSame('events of step and apply', log, result.value.events);
};

/** A copy is equal, and nothing done to it shows in the original. */
export const copiesAreApart: Law = ({ engine, state, below }) => {
  const copy = engine.clone(state);
  const before = engine.hash(state);
  hold(engine.hash(copy) === before, () => 'a copy differs from its original');
  playOn(engine, copy, below, 12);
  hold(engine.hash(state) === before, () => 'play on a copy changed the original');
};

/** C1 and all else that holds at every instant. */
export const invariantsHold: Law = ({ engine, state }) => {
  const broken = brokenInvariants(engine.catalogue, state);
  hold(broken.length === 0, () => broken.join('; '));
};

/** Somebody is to move until the end, and then nobody is. */
export const somebodyIsToMove: Law = ({ engine, state, below }) => {
  for (let i = 0; i < 10; i++) {
    const { decision } = state;
    hold((decision === null) === (state.phase === 'over'), () => 'the game stands still');
    if (!decision) return;
    const [first] = take(engine.legal(state, decision), 1);
    hold(first !== undefined, () => `nothing can be answered to ${show(decision)}`);
    const answer = quietly('the sampler', () => engine.sample(state, below));
    const result = engine.apply(state, moveOf(state, answer));
    hold(result.ok, () => `the sampled ${show(answer)} was refused`);
    state = result.value.state;
  }
};

interface Record {
  readonly moves: readonly Move[];
  /** The hash before each move, and the last one. */
  readonly hashes: readonly string[];
  readonly end: GameState;
}

/** Plays on through `apply`, keeping the log. */
function recordOf({ engine, state, below }: Situation, decisions: number): Record {
  const moves: Move[] = [];
  const hashes = [engine.hash(state)];
  let now = state;
  for (let i = 0; i < decisions && now.decision !== null; i++) {
    const move = moveOf(now, engine.sample(now, below));
    const result = engine.apply(now, move);
    hold(result.ok, () => `the sampled ${show(move)} was refused`);
    moves.push(move);
    now = result.value.state;
    hashes.push(engine.hash(now));
  }
  return { moves, hashes, end: now };
}

function replay(engine: Engine, start: GameState, moves: readonly Move[]): GameState {
  return moves.reduce((state, move) => {
    const result = engine.apply(state, move);
    hold(result.ok, () => `a move of the log was refused: ${show(move)}`);
    return result.value.state;
  }, start);
}

/** Undo is the log cut short: replayed up to any move it leads to the state that was there before. */
export const undoRestores: Law = (situation) => {
  const { engine, state, below } = situation;
  const { moves, hashes } = recordOf(situation, 12);
  const cut = below(moves.length + 1);
  const back = replay(engine, state, moves.slice(0, cut));
  hold(engine.hash(back) === hashes[cut], () => `undo to move ${cut} leads elsewhere`);
  const again = replay(engine, back, moves.slice(cut));
  hold(engine.hash(again) === hashes.at(-1), () => `redo from move ${cut} leads elsewhere`);
};

/** Same setup and same moves, same game: S9. */
export function sameSeedSameGame(engine: Engine, { setup, luck }: Course): void {
  const whole = (): Record =>
    recordOf({ engine, state: engine.newGame(setup), below: luckOf(luck) }, MOST_DECISIONS);
  const [one, two] = [whole(), whole()];
  const at = one.hashes.findIndex((hash, i) => hash !== two.hashes[i]);
  hold(at < 0 && one.hashes.length === two.hashes.length, () => `the games part at move ${at}`);
  const read = JSON.parse(JSON.stringify({ setup, moves: one.moves })) as {
    setup: typeof setup;
    moves: Move[];
  };
  const end = replay(engine, engine.newGame(read.setup), read.moves);
  hold(engine.hash(end) === one.hashes.at(-1), () => 'the log, written and read, is another game');
}

/** Every game ends, and nowhere near the limit. */
export function gamesEnd(engine: Engine, { setup, luck }: Course): void {
  const state = engine.newGame(setup);
  const played = playOn(engine, state, luckOf(luck), MOST_DECISIONS);
  hold(state.phase === 'over', () => `still not over after ${played} decisions`);
  hold(state.winners.length > 0, () => 'nobody won');
  const late = engine.apply(state, {
    seat: 0,
    decision: state.decisions,
    answer: { kind: 'plan', places: [] },
  });
  hold(!late.ok && late.error.code === 'gameOver', () => 'a finished game takes another move');
}

import { builtIn } from '@rowan/cards';
import {
  keyFromSeed,
  legal,
  playOf,
  sampleAnswer,
  type Answer,
  type Below,
  type GameState,
} from '@rowan/rules';
import { PRESENT, presentEngine, type Engine } from '@rowan/table';
import { luckOf, otherWorld } from '@rowan/testkit';

/** Two worlds that one of those who look on cannot tell apart, and a move that can be made in both. */
export interface Pair {
  readonly players: number;
  readonly onlooker: number | 'spectator';
  readonly worlds: readonly [World, World];
  /** Moves that were left out because the rules themselves take another course with them. */
  readonly apart: number;
}

interface World {
  readonly state: GameState;
  /** A move that reveals nothing, of whoever has to decide; null where there is none. */
  readonly answer: Answer | null;
}

/** A game some way on its way. */
function position(players: number, seed: number, below: Below): GameState {
  const setup = {
    players,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(`${seed}`),
  };
  let { state } = presentEngine.startGame(builtIn, setup);
  for (let n = below(60); n > 0 && state.decision; n--) {
    const { seat, id: decision } = state.decision;
    const answer = sampleAnswer(playOf(builtIn, state), below);
    const applied = presentEngine.apply(builtIn, state, { seat, decision, answer });
    if (!applied.ok) throw new Error(`a sampled answer is refused by ${applied.error.rule}`);
    if (applied.value.state.phase === 'over') break;
    ({ state } = applied.value);
  }
  return state;
}

/**
 * What everybody sees a move lead to: what happens, in kinds, and who is asked what then. Null, if it cannot be made, draws or turns up
 * something, hands over, or completes a Quest, which is shown to all.
 */
function courseOf(state: GameState, answer: Answer): string | null {
  const { seat, id: decision } = state.decision!;
  const applied = presentEngine.apply(builtIn, state, { seat, decision, answer });
  if (!applied.ok) return null;
  const { events, state: after } = applied.value;
  if (events.some(({ kind }) => kind === 'questCompleted')) return null;
  if (presentEngine.sealsUndo(events, seat, after)) return null;
  const next = after.decision;
  return JSON.stringify([events.map(({ kind }) => kind), next?.kind, next?.seat]);
}

const TRIES = 12;

export function pairAt(seed: number): Pair {
  const below = luckOf(seed);
  const players = 2 + below(3);
  const state = position(players, seed, below);
  const onlooker = below(4) === 0 ? ('spectator' as const) : below(players);
  const other = otherWorld(builtIn, state, onlooker, below);
  const answers: Answer[] = [];
  for (const answer of legal(builtIn, state, state.decision!)) {
    if (answers.length >= TRIES) break;
    answers.push(answer);
  }
  // Whether an order is asked may hang on a Quest in hand (Q3): who asks it aloud says so, at any table.
  const courses = answers
    .map((answer) => [courseOf(state, answer), courseOf(other.state, other.answer(answer))])
    .map(([one, two], i) => ({ answer: answers[i]!, one, two }))
    .filter(({ one, two }) => one !== null && two !== null);
  const quiet = courses.flatMap(({ answer, one, two }) => (one === two ? [answer] : []));
  const answer = quiet.length > 0 ? quiet[below(quiet.length)]! : null;
  return {
    players,
    onlooker,
    worlds: [
      { state, answer },
      { state: other.state, answer: answer && other.answer(answer) },
    ],
    apart: courses.length - quiet.length,
  };
}

/** An engine that deals this very moment. */
export const engineAt = (state: GameState): Engine => ({
  ...presentEngine,
  startGame: () => ({ state, events: [] }),
});

export const CARDS = PRESENT.catalogue;

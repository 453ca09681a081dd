import { builtIn } from '@rowan/cards';
import {
  apply,
  cardsOf,
  clone,
  hash,
  newGame,
  playOf,
  sampleAnswer,
  step,
  type GameState,
  type Play,
} from '@rowan/rules';
import { host } from './boardgame-io.ts';
import { fastBelow, fastDice } from './chance.ts';
import type { Name } from './names.ts';
import { setupOf, type Recording } from './recording.ts';
import type { Variant, Work } from './slice.ts';

/** Plays a recorded game to its end; what happens before the inner call is not timed. */
type Player = (recording: Recording) => () => GameState;

/** As searches do: no log, no copy, the dice at hand. */
const inPlace: Player = (recording) => {
  const play = playOf(builtIn, clone(recording.start));
  return () => stepThrough(play, recording);
};

function stepThrough(play: Play, { answers }: Recording): GameState {
  for (let i = 0; i < answers.length; i++) step(play, answers[i]!);
  return play.state;
}

/** As tables do: every move judged, the state before it kept, every event told. */
const throughApply: Player = (recording) => () => applyAll(recording.start, recording);

function applyAll(start: GameState, { answers }: Recording): GameState {
  let state = start;
  for (let i = 0; i < answers.length; i++) {
    const { seat, id } = state.decision!;
    const result = apply(builtIn, state, { seat, decision: id, answer: answers[i]! });
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
    ({ state } = result.value);
  }
  return state;
}

/** The same step within boardgame.io's default client. */
const hosted: Player = (recording) => {
  const game = host(recording);
  return () => {
    for (const answer of recording.answers) game.answer(answer);
    return game.state();
  };
};

/** From nothing but the setup and the answers to the final hash. */
const replayInPlace: Player = (recording) => () => {
  const state = newGame(builtIn, recording.setup);
  return confirmed(stepThrough(playOf(builtIn, state), recording), recording);
};

const replayThroughApply: Player = (recording) => () =>
  confirmed(applyAll(newGame(builtIn, recording.setup), recording), recording);

/** The state, if it is the recorded end of the game. */
function confirmed(state: GameState, recording: Recording): GameState {
  if (hash(state) === recording.hash) return state;
  throw new Error(`The game ${recording.setup.key} came out differently`);
}

const BLOCK = 4;

/** A block of games each round, the same for all variants. */
const byRound = (round: number): number => round;

/** A block after the other: when a key comes up again, its dice are no longer remembered. */
function byPass(): (round: number) => number {
  let pass = 0;
  return () => pass++;
}

/** Recorded games, a block of them in each pass. */
function recordedGames(
  player: Player,
  recordings: readonly Recording[],
  blockOf: (round: number) => number = byRound,
): Variant {
  const cycle = Math.ceil(recordings.length / BLOCK);
  let block: readonly Recording[] = [];
  let finals: readonly GameState[] = [];
  return {
    cycle,
    begin(round) {
      const from = (blockOf(round) % cycle) * BLOCK;
      block = recordings.slice(from, from + BLOCK);
      const plays = block.map(player);
      const units = block.reduce((n, { answers }) => n + answers.length, 0);
      return () => {
        finals = plays.map((play) => play());
        return { games: plays.length, units };
      };
    },
    check: () => block.map((recording, i) => hash(confirmed(finals[i]!, recording))),
  };
}

/** Copies of the states met in recorded games. */
function copies(copy: (state: GameState) => GameState, recordings: readonly Recording[]): Variant {
  const states = recordings.flatMap(({ samples }) => samples);
  let last: GameState | null = null;
  return {
    cycle: 1,
    begin: () => () => {
      for (const state of states) last = copy(state);
      return { games: 0, units: states.length };
    },
    check() {
      if (hash(last!) !== hash(states.at(-1)!)) throw new Error('A copy is not its original');
      return [];
    },
  };
}

/** New games with random legal answers, as many in a pass as there are recordings. */
function randomGames(deal: (i: number) => Play, games: number): Variant {
  const below = fastBelow(1);
  let dealt = 0;
  let last: Play | null = null;
  return {
    cycle: 1,
    begin: () => (): Work => {
      let units = 0;
      for (let i = 0; i < games; i++) {
        last = deal(dealt++);
        units += playOut(last, below);
      }
      return { games, units };
    },
    check() {
      if (last!.state.phase !== 'over') throw new Error('A playout did not come to its end');
      return [];
    },
  };
}

function playOut(play: Play, below: (n: number) => number): number {
  const { state } = play;
  while (state.decision !== null) step(play, sampleAnswer(play, below));
  return state.decisions;
}

/** From copies of dealt games with fast dice, as a search plays on. */
function playouts(recordings: readonly Recording[]): Variant {
  const cards = cardsOf(builtIn);
  const dice = fastDice(fastBelow(2));
  const deal = (i: number): Play => {
    const { start } = recordings[i % recordings.length]!;
    return { cards, state: clone(start), dice, log: null };
  };
  return randomGames(deal, recordings.length);
}

/** Every game dealt anew from its own key, with the dice of that key. */
function dealtGames(recordings: readonly Recording[]): Variant {
  const { players } = recordings[0]!.setup;
  const deal = (i: number): Play =>
    playOf(builtIn, newGame(builtIn, setupOf(players, `deal/${i}`)));
  return randomGames(deal, recordings.length);
}

/** How each variant is made from the recorded games. */
export const variants: Readonly<Record<Name, (recordings: readonly Recording[]) => Variant>> = {
  inPlace: (recordings) => recordedGames(inPlace, recordings),
  apply: (recordings) => recordedGames(throughApply, recordings),
  boardgameIo: (recordings) => recordedGames(hosted, recordings),
  clone: (recordings) => copies(clone, recordings),
  structuredClone: (recordings) => copies((state) => structuredClone(state), recordings),
  replayInPlace: (recordings) => recordedGames(replayInPlace, recordings, byPass()),
  replayApply: (recordings) => recordedGames(replayThroughApply, recordings, byPass()),
  playouts,
  dealtGames,
};

import { builtIn } from '@rowan/cards';
import {
  clone,
  hash,
  keyFromSeed,
  newGame,
  playOf,
  sampleAnswer,
  step,
  type Answer,
  type GameState,
  type Setup,
} from '@rowan/rules';
import { fastBelow } from './chance.ts';

/** A finished game: with the setup and the answers anybody can play it again. */
export interface Recording {
  readonly setup: Setup;
  readonly start: GameState;
  readonly answers: readonly Answer[];
  /** Of the final state. */
  readonly hash: string;
  /** States met on the way, spread evenly. */
  readonly samples: readonly GameState[];
}

const SAMPLE_EVERY = 16;

export const setupOf = (players: number, seed: string): Setup => ({
  players,
  towers: players === 1,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(seed),
});

/** The i-th game of a number of players, with random legal answers; always the same one. */
export function recordGame(players: number, i: number): Recording {
  const setup = setupOf(players, `bench/${players}/${i}`);
  const start = newGame(builtIn, setup);
  const play = playOf(builtIn, clone(start));
  const below = fastBelow(i + 1);
  const answers: Answer[] = [];
  const samples: GameState[] = [];
  while (play.state.decision !== null) {
    if (answers.length % SAMPLE_EVERY === 0) samples.push(clone(play.state));
    const answer = sampleAnswer(play, below);
    answers.push(answer);
    step(play, answer);
  }
  return { setup, start, answers, hash: hash(play.state), samples };
}

export const recordGames = (players: number, games: number): readonly Recording[] =>
  Array.from({ length: games }, (_, i) => recordGame(players, i));

import { builtIn } from '@rowan/cards';
import { isFoe, keyFromSeed, type Answer, type GameState } from '@rowan/rules';
import { engineOf, luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { timeout } from './runs.ts';

/** Players who do all they can to keep the game from ending. */

const engine = engineOf(builtIn);

/** Four who dawdle on purpose take some 4,000 decisions. */
const LIMIT = 10_000;

type Player = (state: GameState) => Answer;

const fights = (answer: Answer): number =>
  answer.kind === 'plan' ? answer.places.filter(({ place }) => isFoe(place)).length : 0;

function firstThat(state: GameState, wanted: (answer: Answer) => boolean): Answer {
  let first: Answer | undefined;
  let seen = 0;
  for (const answer of engine.legal(state, state.decision!)) {
    first ??= answer;
    if (wanted(answer)) return answer;
    if (++seen === 3000) break;
  }
  return first!;
}

/** Ends each phase, plans nothing. */
const idle: Player = (state) => firstThat(state, () => true);

/** E6: whether the round is nearly over and would be the tenth without a defeat. */
const mustFight = ({ quietRounds, defeatThisRound, active, first, players }: GameState): boolean =>
  quietRounds >= 9 && !defeatThisRound && (active + 1) % players.length === first;

/** Uses every ability, fights one Monster at the last moment before E6 and none otherwise. */
const dawdler = (seed: number): Player => {
  const below = luckOf(seed);
  return (state) => {
    if (state.decision!.kind !== 'plan') return engine.sample(state, below);
    const wanted = (answer: Answer): boolean => fights(answer) === (mustFight(state) ? 1 : 0);
    const tries = Array.from({ length: 12 }, () => engine.sample(state, below));
    return tries.find(wanted) ?? firstThat(state, wanted);
  };
};

function play(players: number, answer: Player): GameState {
  const key = keyFromSeed(`slow ${players}`);
  const state = engine.newGame({ players, towers: true, hiredHelp: [], advanced: false, key });
  while (state.decision !== null && state.decisions < LIMIT)
    engine.step(state, answer(state), null);
  return state;
}

describe.each([1, 2, 3, 4])('E6 with %i players a game ends', (players) => {
  test('when nobody does anything', timeout, () => {
    const state = play(players, idle);
    expect(state.phase).toBe('over');
  });

  test('when all of them dawdle', timeout, () => {
    const state = play(players, dawdler(players));
    expect(state.phase).toBe('over');
    expect(state.decisions).toBeLessThan(LIMIT);
  });
});

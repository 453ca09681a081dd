import { apply, playOf, startGame, type Setup } from '@rowan/rules';
import { endLine, moveLine, presentEdition, setupLine, type TranscriptStep } from '@rowan/table';
import type { Match } from './game-options.ts';
import { seatPlayers } from './players.ts';

/** Plays a game through `apply` and hands out each step as it is made. */
export function* recordGame(match: Match, key: string): Generator<TranscriptStep> {
  const { catalogue, seats, budget } = match;
  const setup: Setup = { ...match.setup, key };
  const players = seatPlayers(seats, key, budget);
  const start = startGame(catalogue, setup);
  yield { ...start, line: setupLine({ ...presentEdition(catalogue), setup, seats }, start) };
  let { state } = start;
  while (state.decision !== null) {
    const { decision } = state;
    const { seat, id } = decision;
    const answer = players[seat]!(playOf(catalogue, state));
    const result = apply(catalogue, state, { seat, decision: id, answer });
    if (!result.ok)
      throw new Error(`${seats[seat]} gave an illegal answer: ${JSON.stringify(result.error)}`);
    yield { ...result.value, line: moveLine(decision, answer, result.value) };
    ({ state } = result.value);
  }
  yield { state, events: [], line: endLine(state) };
}

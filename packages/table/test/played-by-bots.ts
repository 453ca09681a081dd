import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view, type Move } from '@rowan/rules';
import { historyOf, type History } from '../src/history.ts';
import { presentEdition } from '../src/engine.ts';

/** A whole game between bots, with every state it went through. */
export function playedByBots(seed: string, seats: readonly BotName[]): History {
  const key = keyFromSeed(seed);
  const setup = { players: seats.length, towers: true, hiredHelp: [], advanced: false, key };
  const moves: Move[] = [];
  let state = newGame(builtIn, setup);
  while (state.decision) {
    const { seat, id: decision } = state.decision;
    const question = { catalogue: builtIn, view: view(state, seat), seed: decision };
    const answer = botOf(seats[seat]!).answer({ ...question, budget: { iterations: 1 } });
    const applied = apply(builtIn, state, { seat, decision, answer });
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    moves.push({ seat, decision, answer });
    ({ state } = applied.value);
  }
  const chairs = seats.map((bot, colour) => ({ kind: 'bot' as const, name: '', colour, bot }));
  const played = historyOf(presentEdition(builtIn), { setup, seats: chairs }, moves);
  if (!played.ok) throw new Error('refused');
  return played.value;
}

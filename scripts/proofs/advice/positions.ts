import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { view, type Answer, type Below, type GameState } from '@rowan/rules';
import { engineOf, luckOf, moveOf } from '@rowan/testkit';
import { setupAt } from '../variants.ts';

const engine = engineOf(builtIn);

/** Who plays a game: chance alone, or bots of several minds. */
const COMPANIES: readonly (readonly BotName[])[] = [
  ['random'],
  ['greedy', 'greedy', 'random', 'greedy'],
  ['squire'],
  ['captain', 'squire', 'greedy', 'captain'],
];

function answerOf(state: GameState, company: readonly BotName[], below: Below): Answer {
  const { seat, id } = state.decision!;
  const bot = company[seat % company.length]!;
  if (bot === 'random') return engine.sample(state, below);
  const question = { catalogue: builtIn, view: view(state, seat), seed: id };
  return botOf(bot).answer({ ...question, budget: { iterations: 1 } });
}

/** Positions of a whole game in which something is asked, one of every so many. */
export function* positionsOf(game: number, every: number): Generator<GameState> {
  const below = luckOf(game);
  const company = COMPANIES[game % COMPANIES.length]!;
  let state = engine.newGame(setupAt(game));
  for (let n = game; state.decision; n++) {
    if (n % every === 0) yield state;
    const result = engine.apply(state, moveOf(state, answerOf(state, company, below)));
    if (!result.ok) throw new Error(`game ${game}: an answer against ${result.error.rule}`);
    ({ state } = result.value);
  }
}

import { botOf } from '@rowan/bots';
import { builtIn, type BotName } from '@rowan/cards';
import { keyFromSeed, sampleAnswer, playOf, view, type Answer, type GameState } from '@rowan/rules';
import { historyOfAnswers, presentEdition, reviewTasks, type ReviewTask } from '@rowan/table';
import { engineOf, luckOf, moveOf } from '@rowan/testkit';

const engine = engineOf(builtIn);
/** Who sits at the tables: good moves come up, and bad ones. */
const PLAYERS: readonly BotName[] = ['squire', 'captain', 'marshal', 'greedy'];

/** What each may think about a move: Earl is no better than Marshal without, and to all others it makes no difference. */
const thinking = (bot: BotName) => ({ iterations: bot === 'earl' ? 120 : 1 });

function answerIn(state: GameState, bot: BotName, game: number): Answer {
  const { seat, id } = state.decision!;
  const question = { catalogue: builtIn, view: view(state, seat), seed: game * 1000 + id };
  return botOf(bot).answer({ ...question, budget: thinking(bot) });
}

/** A whole game between bots; everything follows from its number. */
function answersOf(game: number, seats: readonly BotName[]) {
  const key = keyFromSeed(`judging ${game}`);
  const setup = { players: seats.length, towers: true, hiredHelp: [], advanced: false, key };
  const answers: Answer[] = [];
  let state = engine.newGame(setup);
  while (state.decision) {
    const answer = answerIn(state, seats[state.decision.seat]!, game);
    answers.push(answer);
    const applied = engine.apply(state, moveOf(state, answer));
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    ({ state } = applied.value);
  }
  return { setup, answers };
}

/** The decisions of a game that a review looks at. */
export function tasksOf(game: number, seats: readonly BotName[], of: readonly number[]) {
  const { setup, answers } = answersOf(game, seats);
  const table = {
    setup,
    seats: seats.map((bot, colour) => ({ kind: 'bot' as const, name: '', colour, bot })),
  };
  const history = historyOfAnswers(presentEdition(builtIn), table, answers);
  if (!history.ok) throw new Error('a game cannot be played again');
  return { history: history.value, tasks: reviewTasks(history.value, of) };
}

/** One decision of each game, drawn by lot: the player of a seat, drawn too, has just made it. */
export function decisionOf(game: number): ReviewTask {
  const below = luckOf(game);
  const seats = [PLAYERS[below(PLAYERS.length)]!, PLAYERS[below(PLAYERS.length)]!];
  const { tasks } = tasksOf(game, seats, [0, 1]);
  const big = tasks.filter(({ kind }) => kind === 'plan' || kind === 'develop');
  return big[below(big.length)]!;
}

/** A plan of a game, and some legal one instead of it. */
export function plantedIn(game: number): ReviewTask {
  const below = luckOf(game);
  const { history, tasks } = tasksOf(game, ['marshal', 'marshal'], [0, 1]);
  const plans = tasks.filter(({ kind }) => kind === 'plan');
  const task = plans[below(plans.length)]!;
  const { state } = history.steps[task.at]!;
  const line = [sampleAnswer(playOf(builtIn, state), below)];
  return { ...task, line, request: { ...task.request, asked: [line] } };
}

import { BETWEEN_BOTS, botOf, type Budget, type PlainBudget } from '@rowan/bots';
import { BOT_NAMES, type BotName } from '@rowan/cards';
import { keyFromSeed, sampleAnswer, view, type Answer, type Play } from '@rowan/rules';
import { botSeed } from '@rowan/table';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { UserError } from './errors.ts';

/** Answers the open decision of a game, which is its own seat's. */
export type Answerer = (g: Play) => Answer;

/** Where a player sits, in the game of a key. */
interface Chair {
  readonly seat: number;
  readonly key: string;
  readonly budget: PlainBudget;
}

export type PlayerMaker = (chair: Chair) => Answerer;

/** The players a seat can be given to, by name; `random` is the engine's own, which is faster. */
const PLAYERS: Readonly<Record<string, PlayerMaker>> = {
  ...Object.fromEntries(BOT_NAMES.map((name) => [name, botPlayer(name)])),
  random: randomPlayer,
};

export const knownPlayers: readonly string[] = Object.keys(PLAYERS);

/** Any legal answer, whichever comes up. */
function randomPlayer({ key, seat }: Chair): Answerer {
  const words = keyFromSeed(`${key}/${seat}`).match(/.{8}/g)!.slice(0, 4);
  const random = xoroshiro128plusFromState(words.map((word) => Number.parseInt(word, 16) | 0));
  const below = (n: number): number => uniformInt(random, 0, n - 1);
  return (g) => sampleAnswer(g, below);
}

const withClock = (budget: PlainBudget): Budget =>
  'iterations' in budget ? budget : { ...budget, clock: () => performance.now() };

/** A bot, which gets the view of its seat and nothing else. */
function botPlayer(name: BotName): PlayerMaker {
  return ({ seat, key, budget: plain }) => {
    const bot = botOf(name);
    const budget = withClock(plain);
    return ({ cards, state }) =>
      bot.answer({
        catalogue: cards.catalogue,
        view: view(state, seat),
        seed: botSeed(key, seat, state.decisions),
        budget,
      });
  };
}

const OWN_BUDGET = /^(.+)@([1-9]\d{0,8})(ms)?$/;

const withBudget =
  (maker: PlayerMaker, budget: PlainBudget): PlayerMaker =>
  (chair) =>
    maker({ ...chair, budget });

/** A player by name; `earl@200` thinks for 200 iterations and `earl@200ms` so long, whatever the others do. */
export function findPlayer(name: string): PlayerMaker {
  const [, base = name, n, ms] = OWN_BUDGET.exec(name) ?? [];
  const maker = Object.hasOwn(PLAYERS, base) ? PLAYERS[base] : undefined;
  if (!maker)
    throw new UserError(`no player is called "${base}"; known players: ${knownPlayers.join(', ')}`);
  if (n === undefined) return maker;
  return withBudget(maker, ms ? { milliseconds: Number(n) } : { iterations: Number(n) });
}

/** A bot by name, to sit at a table where all have the same time. */
export function findBot(name: string): BotName {
  const bot = BOT_NAMES.find((one) => one === name);
  if (!bot) throw new UserError(`no bot is called "${name}"; known bots: ${BOT_NAMES.join(', ')}`);
  return bot;
}

/** The players of one game, seated; everything they do follows from the game's key. */
export const seatPlayers = (
  names: readonly string[],
  key: string,
  budget: PlainBudget = BETWEEN_BOTS,
): readonly Answerer[] => names.map((name, seat) => findPlayer(name)({ seat, key, budget }));

import { BOT_NAMES, botOf, type Budget, type BotName, type PlainBudget } from '@rowan/bots';
import { keyFromSeed, sampleAnswer, view, type Answer, type Play } from '@rowan/rules';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { UserError } from './errors.ts';

/** Answers the open decision of a game, which is its own seat's. */
export type Answerer = (g: Play) => Answer;

/** Where a player sits; `seed` is its own, different at every seat and in every game. */
interface Chair {
  readonly seat: number;
  readonly seed: string;
  readonly budget: PlainBudget;
}

export type PlayerMaker = (chair: Chair) => Answerer;

/** How long bots think over a decision when nothing else is said. */
export const USUAL_BUDGET: PlainBudget = { iterations: 100 };

/** The players a seat can be given to, by name; `random` is the engine's own, which is faster. */
const PLAYERS: Readonly<Record<string, PlayerMaker>> = {
  ...Object.fromEntries(BOT_NAMES.map((name) => [name, botPlayer(name)])),
  random: randomPlayer,
};

export const knownPlayers: readonly string[] = Object.keys(PLAYERS);

/** Any legal answer, whichever comes up. */
function randomPlayer({ seed }: Chair): Answerer {
  const words = seed.match(/.{8}/g)!.slice(0, 4);
  const random = xoroshiro128plusFromState(words.map((word) => Number.parseInt(word, 16) | 0));
  const below = (n: number): number => uniformInt(random, 0, n - 1);
  return (g) => sampleAnswer(g, below);
}

const GOLDEN = 0x9e3779b1;

/** A bot's seed for one decision: the same game asks the same bot the same way. */
const seedAt = (seed: string, decision: number): number =>
  (Number.parseInt(seed.slice(0, 8), 16) ^ Math.imul(decision + 1, GOLDEN)) >>> 0;

const withClock = (budget: PlainBudget): Budget =>
  'iterations' in budget ? budget : { ...budget, clock: () => performance.now() };

/** A bot, which gets the view of its seat and nothing else. */
function botPlayer(name: BotName): PlayerMaker {
  return ({ seat, seed, budget: plain }) => {
    const bot = botOf(name);
    const budget = withClock(plain);
    return ({ cards, state }) =>
      bot.answer({
        catalogue: cards.catalogue,
        view: view(state, seat),
        seed: seedAt(seed, state.decisions),
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

const chairSeed = (key: string, seat: number): string => keyFromSeed(`${key}/${seat}`);

/** The players of one game, seated; everything they do follows from the game's key. */
export const seatPlayers = (
  names: readonly string[],
  key: string,
  budget: PlainBudget = USUAL_BUDGET,
): readonly Answerer[] =>
  names.map((name, seat) => findPlayer(name)({ seat, seed: chairSeed(key, seat), budget }));

import { keyFromSeed, sampleAnswer, type Answer, type Play } from '@rowan/rules';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { UserError } from './errors.ts';

/** Answers the open decision of a game, which is its own seat's. */
export type Answerer = (g: Play) => Answer;

/** Where a player sits; `seed` is its own, different at every seat and in every game. */
interface Chair {
  readonly seat: number;
  readonly seed: string;
}

export type PlayerMaker = (chair: Chair) => Answerer;

/** The players a seat can be given to, by name. */
const PLAYERS: Readonly<Record<string, PlayerMaker>> = {
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

export function findPlayer(name: string): PlayerMaker {
  const maker = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
  if (maker) return maker;
  throw new UserError(`no player is called "${name}"; known players: ${knownPlayers.join(', ')}`);
}

/** The players of one game, seated; everything they do follows from the game's key. */
export const seatPlayers = (names: readonly string[], key: string): readonly Answerer[] =>
  names.map((name, seat) => findPlayer(name)({ seat, seed: keyFromSeed(`${key}/${seat}`) }));

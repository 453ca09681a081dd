import { chance, forecaster, leadsNow, mix, playersOf, reflex, sharedDice } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  STREAM,
  cardsOf,
  clone,
  determinize,
  keyFromSeed,
  newGame,
  playOf,
  step,
  view,
  type Answer,
  type Dice,
  type GameState,
  type Play,
} from '@rowan/rules';
import {
  LOOKING,
  accounting,
  luckOf,
  type Course,
  type LuckOptions,
  type LuckSummary,
} from '@rowan/table';

/** A whole game between Marshals, every state kept; everything follows from its number. */
function played(game: number, players: number, stack: Stack | null = null): Course {
  const key = keyFromSeed(`luck ${game}`);
  const setup = { players, towers: true, hiredHelp: [], advanced: false, key };
  const g = playOf(builtIn, newGame(builtIn, setup));
  const honest = g.dice;
  const rolls = new Map<number, number>();
  g.dice = {
    below: ofBag(honest, (stream, k, n) => rolls.get(k) ?? honest.below(stream, k, n)),
  };
  const { dice } = g;
  const tastes = playersOf(view(g.state, 'omniscient'));
  const states = [clone(g.state)];
  const answers: Answer[] = [];
  for (let { decision } = g.state; decision; { decision } = g.state) {
    const answer = reflex(g, tastes[decision.seat]!);
    answers.push(answer);
    if (stack) stacked(g, answer, { rolls, stack });
    step(g, answer);
    states.push(clone(g.state));
  }
  return { catalogue: builtIn, states, answers, dice };
}

/** A stacked bag gives the best of so many handfuls, by so many games that go on from each. No forecast has a say in it. */
interface Stack {
  readonly handfuls: number;
  readonly ends: number;
}

/** Dice of the first seat's bag that others' draws do not share. */
const ofBag =
  (rest: Dice, bag: Dice['below']): Dice['below'] =>
  (stream, k, n) =>
    stream === STREAM.bag ? bag(stream, k, n) : rest.below(stream, k, n);

/** VP that the first seat is ahead in the end, if everybody goes on by reflex. */
function leadInTheEnd(state: GameState, seed: number): number {
  const seen = view(state, 'omniscient');
  const tastes = playersOf(seen);
  const world = determinize(builtIn, seen, chance(seed));
  const g: Play = { cards: cardsOf(builtIn), state: world, dice: sharedDice(seed), log: null };
  for (let { decision } = world; decision; { decision } = world)
    step(g, reflex(g, tastes[decision.seat]!));
  return leadsNow(world)[0]!;
}

function leadOn(state: GameState, seed: number, ends: number): number {
  let sum = 0;
  for (let i = 0; i < ends; i++) sum += leadInTheEnd(state, mix(seed, i));
  return sum;
}

/** Stacks the first seat's bag for one move: of several handfuls it gives the one with which most games end well. */
function stacked(
  g: Play,
  answer: Answer,
  { rolls, stack }: { readonly rolls: Map<number, number>; readonly stack: Stack },
): void {
  const { [STREAM.bag]: drawn = 0 } = g.state.draws;
  const tries = Array.from({ length: stack.handfuls }, (_, seed) => {
    const tried = new Map<number, number>();
    const fresh = sharedDice(drawn * stack.handfuls + seed);
    const below = ofBag(g.dice, (stream, k, n) => {
      tried.set(k, fresh.below(stream, k, n));
      return tried.get(k)!;
    });
    const state = clone(g.state);
    step({ ...g, state, dice: { below } }, answer);
    return { tried, lead: tried.size === 0 ? 0 : leadOn(state, drawn, stack.ends) };
  });
  const best = tries.reduce((a, b) => (b.lead > a.lead ? b : a));
  for (const [k, roll] of best.tried) rolls.set(k, roll);
}

/** A game as told to its first seat, and by how much its parts miss what they should add up to, whoever is told. */
export interface Told {
  readonly summary: Pick<LuckSummary, 'lead' | 'luck' | 'own'>;
  readonly missing: number;
}

function told(course: Course, options: LuckOptions): Told {
  const work = accounting(course, options);
  while (work.work());
  const account = work.progress();
  const missing = course.states[0]!.players.map((_, seat) => {
    const { deal, bag, decks, others, own, theirs, lead, start } = luckOf(course, account, seat);
    const parts = [deal, bag, decks, others, own, theirs];
    return Math.abs(parts.reduce((sum, { mean }) => sum + mean, start) - lead);
  });
  return { summary: luckOf(course, account, 0), missing: Math.max(...missing) };
}

const each = (from: number, to: number, of: (game: number) => Told): Told[] =>
  Array.from({ length: to - from }, (_, i) => of(from + i));

/** The cheapest forecast there is: VP on the track now. Nothing is listed, every mean is a single sample. */
const CHEAP = { forecast: leadsNow, samples: 1, list: 0, looks: 1 };
const SEATS = [2, 3, 4];

export const equalGames = (from: number, to: number): Told[] =>
  each(from, to, (game) => told(played(game, SEATS[game % 3]!), { ...CHEAP, seed: game }));

const forecast = forecaster(builtIn);

export const foreseenGames = (from: number, to: number): Told[] =>
  each(from, to, (game) => told(played(game, 2), { ...LOOKING, forecast, seed: game }));

const STACKED: Stack = { handfuls: 12, ends: 24 };

export const stackedGames = (from: number, to: number): Told[] =>
  each(from, to, (game) => told(played(game, 2, STACKED), { ...LOOKING, forecast, seed: game }));

/** Few handfuls, games and samples, for a quick look. */
const LOOSELY: Stack = { handfuls: 6, ends: 4 };
const FEW = { samples: 4, list: 0, looks: 4 };

export const quicklyStacked = (from: number, to: number): Told[] =>
  each(from, to, (game) => told(played(game, 2, LOOSELY), { ...FEW, forecast, seed: game }));

import { forecaster, leadsNow, oneRoundOn, playersOf, reflex, sharedDice } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  STREAM,
  clone,
  keyFromSeed,
  newGame,
  playOf,
  step,
  view,
  type Answer,
  type Dice,
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
function played(game: number, players: number, stack = false): Course {
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
    if (stack) stacked(g, answer, rolls);
    step(g, answer);
    states.push(clone(g.state));
  }
  return { catalogue: builtIn, states, answers, dice };
}

/** Handfuls of which a stacked bag gives the best. */
const HANDFULS = 8;

/** Dice of the first seat's bag that others' draws do not share. */
const ofBag =
  (rest: Dice, bag: Dice['below']): Dice['below'] =>
  (stream, k, n) =>
    stream === STREAM.bag ? bag(stream, k, n) : rest.below(stream, k, n);

/** Stacks the first seat's bag for one move: of several handfuls it gives the one that brings most VP until the next turn. */
function stacked(g: Play, answer: Answer, rolls: Map<number, number>): void {
  const { [STREAM.bag]: drawn = 0 } = g.state.draws;
  const tries = Array.from({ length: HANDFULS }, (_, seed) => {
    const tried = new Map<number, number>();
    const fresh = sharedDice(drawn * HANDFULS + seed);
    const below = ofBag(g.dice, (stream, k, n) => {
      tried.set(k, fresh.below(stream, k, n));
      return tried.get(k)!;
    });
    const state = clone(g.state);
    step({ ...g, state, dice: { below } }, answer);
    return { tried, lead: leadsNow(oneRoundOn(builtIn, state, drawn).state)[0]! };
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

/** A few samples will do where luck is large. */
const FEW = { samples: 4, list: 0, looks: 4 };

export const stackedGames = (from: number, to: number): Told[] =>
  each(from, to, (game) => told(played(game, 2, true), { ...FEW, forecast, seed: game }));

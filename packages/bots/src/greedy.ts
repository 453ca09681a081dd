import { sampleAnswer, type Answer, type Play } from '@rowan/rules';
import { makeBot, settled, type Bot, type Question } from './bot.ts';
import { chance, mix } from './chance.ts';
import {
  byTwo,
  constructScripts,
  freeAbility,
  openingScripts,
  pendingScripts,
  type Script,
} from './develop.ts';
import { evaluate } from './evaluate.ts';
import { habitual, isSmall } from './habits.ts';
import { outlookOf } from './outlook.ts';
import { bestPlans, type Effort } from './planner.ts';
import { pricesOf } from './prices.ts';
import type { Weights } from './weights.ts';
import { handMade } from './weights.ts';
import { branch, carryOut, enter, imagine, isLegal, type World } from './world.ts';

const QUICK: Effort = { keep: 1, nodes: 400 };
const CAREFUL: Effort = { keep: 12, nodes: 3000 };
const WORLDS = 3;

function planPrices(g: Play, weights: Weights) {
  const o = outlookOf(g.cards, g.state, g.state.active, weights);
  return pricesOf(g.cards, g.state, o, weights);
}

/** Worth of a game that has come to the plan of the active player, or past it. */
function promise(g: Play, seat: number, weights: Weights): number {
  const value = evaluate(g.cards, g.state, seat, weights);
  if (g.state.decision?.kind !== 'plan' || g.state.decision.seat !== seat) return value;
  const [best] = bestPlans(planPrices(g, weights), QUICK);
  return value + (best?.value ?? 0);
}

function scriptValue(worlds: readonly Play[], script: Script, weights: Weights): number {
  let sum = 0;
  for (const world of worlds) {
    const g = branch(world);
    const seat = g.state.active;
    carryOut(g, script, weights);
    sum += promise(g, seat, weights);
  }
  return sum / worlds.length;
}

interface Valued {
  readonly script: Script;
  readonly value: number;
}

const valued = (worlds: readonly Play[], scripts: readonly Script[], weights: Weights): Valued[] =>
  scripts
    .map((script) => ({ script, value: scriptValue(worlds, script, weights) }))
    .sort((a, b) => b.value - a.value);

const OPENINGS_AGAIN = 6;

/** Ways through the Development Phase, best first: a first look in one world, then the best in all. */
export function developments(worlds: readonly Play[], weights: Weights): Valued[] {
  const g = worlds[0]!;
  if (g.state.turn.assigned) return valued(worlds.slice(0, 1), pendingScripts(g), weights);
  const first = worlds.slice(0, 1);
  const byOne = valued(first, constructScripts(g), weights).slice(0, 6);
  const byTwos = byOne.slice(0, 3).flatMap(({ script }) => byTwo(g, script));
  const built = [...byOne, ...valued(first, byTwos, weights)].sort((a, b) => b.value - a.value);
  const others = valued(first, openingScripts(g, built[0]?.script ?? null), weights);
  const best = [...built, ...others].sort((a, b) => b.value - a.value);
  return valued(
    worlds,
    best.slice(0, OPENINGS_AGAIN).map(({ script }) => script),
    weights,
  );
}

/** VP expected after the plan, in one world. */
function planValue(world: Play, plan: Answer, weights: Weights): number {
  const g = branch(world);
  const seat = g.state.active;
  carryOut(g, [plan], weights);
  return evaluate(g.cards, g.state, seat, weights);
}

function bestPlan(worlds: readonly Play[], weights: Weights): Answer[] {
  const plans = bestPlans(planPrices(worlds[0]!, weights), CAREFUL);
  return plans
    .map(({ plan }) => {
      let value = 0;
      for (const world of worlds) value += planValue(world, plan, weights);
      return { plan, value };
    })
    .sort((a, b) => b.value - a.value)
    .map(({ plan }) => plan);
}

/** Answers in the order of preference. */
function preferences(worlds: readonly Play[], weights: Weights): Answer[] {
  const g = worlds[0]!;
  const decision = g.state.decision!;
  if (decision.kind === 'plan') return bestPlan(worlds, weights);
  if (decision.kind === 'develop') {
    const free = freeAbility(g);
    const scripts = developments(worlds, weights).map(({ script }) => script[0]!);
    return free ? [free, ...scripts] : scripts;
  }
  return isSmall(decision.kind) ? [habitual(g, decision, weights)] : [];
}

/** The first legal answer of those given; a random one if there is none. */
export function firstLegal(question: Question, world: World, answers: readonly Answer[]): Answer {
  const { catalogue, seed } = question;
  const legal = answers.find((answer) => isLegal(catalogue, world.state, answer));
  return legal ?? sampleAnswer(enter(catalogue, world), chance(seed));
}

const makeGreedy = (name: string, weights: Weights): Bot =>
  makeBot(name, (question) => {
    const { catalogue, view, seed } = question;
    const worlds = Array.from({ length: WORLDS }, (_, i) => imagine(catalogue, view, mix(seed, i)));
    const games = worlds.map((world) => enter(catalogue, world));
    return settled(firstLegal(question, worlds[0]!, preferences(games, weights)));
  });

export const greedy = makeGreedy('greedy', handMade);

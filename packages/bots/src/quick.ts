import type { Answer, GameView, Play } from '@rowan/rules';
import { makeBot, settled, type Bot } from './bot.ts';
import { chance, mix } from './chance.ts';
import { firstLegal } from './greedy.ts';
import { bestPlans } from './planner.ts';
import { pricesFor, reflex } from './reflex.ts';
import type { Weights } from './weights.ts';
import { enter, imagine } from './world.ts';

const END: Answer = { kind: 'develop', do: 'end' };
/** Plans that a careless player takes for equally good. */
const ALIKE = { keep: 10, nodes: 300 };

function carelessly(g: Play, weights: Weights, seed: number): Answer {
  const { kind, seat } = g.state.decision!;
  if (kind === 'develop') return END;
  const plans = kind === 'plan' ? bestPlans(pricesFor(g, seat, weights), ALIKE) : [];
  return plans[chance(seed)(plans.length)]?.plan ?? reflex(g, weights);
}

/** Plays by reflex; in so many decisions of a hundred without care. */
export const makeQuick = (
  name: string,
  weightsFor: (view: GameView) => Weights,
  careless: number,
): Bot =>
  makeBot(name, (question) => {
    const { catalogue, view, seed } = question;
    const weights = weightsFor(view);
    const world = imagine(catalogue, view, seed);
    const g = enter(catalogue, world);
    const slips = chance(mix(seed, 3))(100) < careless;
    const answer = slips ? carelessly(g, weights, mix(seed, 4)) : reflex(g, weights);
    return settled(firstLegal(question, world, [answer, reflex(g, weights)]));
  });

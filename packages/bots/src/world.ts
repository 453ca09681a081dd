import type { Catalogue } from '@rowan/cards';
import { apply, cardsOf, clone, determinize, step } from '@rowan/rules';
import type { Answer, GameState, GameView, Play } from '@rowan/rules';
import { chance, mix, sharedDice } from './chance.ts';
import { habitual, isSmall } from './habits.ts';
import type { Weights } from './weights.ts';

/** A full game that the view does not contradict; its luck follows from the seed. */
export interface World {
  readonly state: GameState;
  readonly seed: number;
}

export const imagine = (catalogue: Catalogue, view: GameView, seed: number): World => ({
  state: determinize(catalogue, view, chance(seed)),
  seed: mix(seed, 1),
});

/** The world as a game to be played on; the world itself stays as it is. */
export const enter = (catalogue: Catalogue, world: World): Play => ({
  cards: cardsOf(catalogue),
  state: clone(world.state),
  dice: sharedDice(world.seed),
  log: null,
});

export const branch = (g: Play): Play => ({ ...g, state: clone(g.state) });

/** Answers small decisions until a bigger one is asked or the turn, with all its ends, is over. */
function goOn(g: Play, weights: Weights): void {
  for (;;) {
    const { decision } = g.state;
    if (!decision || !isSmall(decision.kind)) return;
    step(g, habitual(g, decision as Parameters<typeof habitual>[1], weights));
  }
}

/** Carries out a script of answers, small decisions in between by habit. False if it fits no longer. */
export function carryOut(g: Play, script: readonly Answer[], weights: Weights): boolean {
  const { turns } = g.state;
  for (let i = 0; i < script.length; i++) {
    const { decision, turns: now } = g.state;
    if (decision?.kind !== script[i]!.kind || now !== turns) return i > 0;
    step(g, script[i]!);
    goOn(g, weights);
  }
  return true;
}

export function isLegal(catalogue: Catalogue, state: GameState, answer: Answer): boolean {
  const { decision } = state;
  if (!decision) return false;
  return apply(catalogue, state, { seat: decision.seat, decision: decision.id, answer }).ok;
}

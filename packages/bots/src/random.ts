import { sampleAnswer } from '@rowan/rules';
import { makeBot, settled } from './bot.ts';
import { chance, mix } from './chance.ts';
import { enter, imagine } from './world.ts';

/** Any legal answer: every rule gets its turn, nothing is played well. */
export const random = makeBot('random', ({ catalogue, view, seed }) =>
  settled(sampleAnswer(enter(catalogue, imagine(catalogue, view, seed)), chance(mix(seed, 2)))),
);

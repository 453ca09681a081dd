import { builtIn } from '@rowan/cards';
import { determinize, playOf, sampleAnswer, type Answer } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { expose } from 'comlink';
import { below } from './dice.ts';

const service = {
  /** A random legal answer from what the seat knows. */
  answer({ view, seed }: BotQuestion): Answer {
    const dice = below(seed);
    const state = determinize(builtIn, view, dice);
    return sampleAnswer(playOf(builtIn, state), dice);
  },
};

export type BotService = typeof service;

expose(service);

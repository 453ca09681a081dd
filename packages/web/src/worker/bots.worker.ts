import { botOf, isBotName, type BotName } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import type { Hint } from '@rowan/protocol';
import type { Answer, GameView } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { expose } from 'comlink';

/** Milliseconds that a level may think about one decision. */
const TIME: Readonly<Record<BotName, number>> = {
  random: 10,
  greedy: 50,
  search: 800,
  squire: 60,
  captain: 350,
  marshal: 700,
  earl: 1400,
};

const COACH: BotName = 'earl';

const questionOf = (bot: BotName, view: GameView, seed: number) => ({
  catalogue: builtIn,
  view,
  seed,
  budget: { milliseconds: TIME[bot], clock: () => performance.now() },
});

const service = {
  answer({ bot, view, seed }: BotQuestion): Answer {
    const name = isBotName(bot) ? bot : 'squire';
    return botOf(name).answer(questionOf(name, view, seed));
  },

  hint(view: GameView, seed: number): Hint {
    let value = 0;
    const answer = botOf(COACH).answer({
      ...questionOf(COACH, view, seed),
      onProgress: ({ candidates }) => {
        value = candidates[0]?.value ?? 0;
      },
    });
    return { answer, value };
  },
};

export type BotService = typeof service;

expose(service);

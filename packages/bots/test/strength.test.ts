import { expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { bots } from '../src/bots.ts';
import { playGame, setupOf } from './games.ts';

/** Whole games take their time on a busy machine. */
const SLOW = 120_000;

/** A bot that rolls other dice in every deal: else all games would share one's luck. */
const inDeal = (bot: Bot, deal: number): Bot => ({
  ...bot,
  answer: (question) => bot.answer({ ...question, seed: question.seed + 1000 * deal }),
});

/** Wins of one bot against others, each deal once from every seat. */
function wins(hero: Bot, others: readonly Bot[], deals: number): number {
  let won = 0;
  const players = others.length + 1;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < players; seat++) {
      const seats = others.toSpliced(seat, 0, hero).map((bot) => inDeal(bot, deal));
      const { winners } = playGame(seats, setupOf(`deal ${deal}`, players), { iterations: 10 });
      if (winners.includes(seat)) won += 1 / winners.length;
    }
  }
  return won;
}

test(
  'greedy beats three random players',
  () => {
    expect(wins(bots.greedy, [bots.random, bots.random, bots.random], 1)).toBeGreaterThanOrEqual(3);
  },
  SLOW,
);

test(
  'a higher level beats a lower one',
  () => {
    expect(wins(bots.captain, [bots.squire], 20)).toBeGreaterThanOrEqual(24);
    expect(wins(bots.marshal, [bots.captain], 10)).toBeGreaterThanOrEqual(12);
  },
  SLOW,
);

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainBudget } from '@rowan/bots';
import { BOT_LEVELS, type BotName } from '@rowan/cards';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame, playOf, step, view, type GameState } from '@rowan/rules';
import { seatPlayers } from '../src/players.ts';
import { WorkerPool, type Thought } from '../src/workers/pool.ts';

/**
 * Measures bots in a worker thread, at plans of the middle of four-player games: how long after `cancel` the
 * answer comes, how well a budget of time is kept, and how long the host was held up meanwhile. Prints JSON.
 * Usage: tsx packages/cli/test/prove-cancel.ts [tries] [bot …]
 */

const MIDDLE = 24;

/** Some game at the plan of its middle turn. */
function position(i: number): GameState {
  const key = keyFromSeed(`cancel/${i}`);
  const setup = { players: 4, towers: true, hiredHelp: [], advanced: false, key };
  const state = newGame(builtIn, setup);
  const play = playOf(builtIn, state);
  const players = seatPlayers(['captain', 'captain', 'captain', 'captain'], key, { iterations: 1 });
  while (state.decision && (state.turns < MIDDLE || state.decision.kind !== 'plan'))
    step(play, players[state.decision.seat]!(play));
  return state;
}

const rounded = (n: number): number => Math.round(n * 10) / 10;

function spread(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => rounded(sorted[Math.floor(part * (sorted.length - 1))]!);
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

/** Milliseconds between `cancel` and the answer; null if the bot had decided before. */
async function cancelAfter(thought: Thought, ms: number): Promise<number | null> {
  let decided = false;
  const answered = thought.answer.then(() => (decided = true));
  await sleep(ms);
  if (decided) return null;
  const start = performance.now();
  thought.cancel();
  await answered;
  return performance.now() - start;
}

async function measure(pool: WorkerPool, bot: BotName, states: readonly GameState[]) {
  const request = (state: GameState, budget: PlainBudget) => ({
    bot,
    view: view(state, state.decision!.seat),
    seed: 1,
    budget,
  });
  await pool.think(request(states[0]!, { iterations: 10 })).answer;
  const cancelled: number[] = [];
  const late: number[] = [];
  const iterations: number[] = [];
  for (const [i, state] of states.entries()) {
    const waited = await cancelAfter(
      pool.think(request(state, { milliseconds: 60_000 })),
      50 + 20 * (i % 10),
    );
    if (waited !== null) cancelled.push(waited);
    const begun = performance.now();
    let done = 0;
    await pool.think(
      request(state, { milliseconds: 200 }),
      (progress) => (done = progress.iterations),
    ).answer;
    late.push(performance.now() - begun);
    iterations.push(done);
  }
  return {
    bot,
    tries: states.length,
    cancelled: cancelled.length,
    cancelMs: cancelled.length > 0 ? spread(cancelled) : null,
    budget200Ms: spread(late),
    iterationsIn200Ms: spread(iterations),
  };
}

const [tries = '20', ...named] = process.argv.slice(2);
const bots = (named.length > 0 ? named : BOT_LEVELS) as readonly BotName[];
const states = Array.from({ length: Number(tries) }, (_, i) => position(i));
const pool = new WorkerPool(builtIn, 1);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const levels = [];
for (const bot of bots) levels.push(await measure(pool, bot, states));
delay.disable();
await pool.close();
const hostHeldUpMs = {
  median: rounded(delay.percentile(50) / 1e6),
  p99: rounded(delay.percentile(99) / 1e6),
};
console.log(JSON.stringify({ levels, hostHeldUpMs }));

/**
 * How many trials a second a search makes in the middle of four-player games, by processor time of one core:
 * judged at the end of the turn, a round later, and played to the very end. Prints JSON.
 *
 *   npx esbuild scripts/bots/speed.ts --bundle --platform=node --format=esm --outfile=speed.mjs && node speed.mjs
 */
import { builtIn } from '@rowan/cards';
import { makeSearch, reflex, handMade, SEARCH } from '@rowan/bots';
import { keyFromSeed, newGame, playOf, step, view, type GameView } from '@rowan/rules';

const POSITIONS = 30;
const MIDDLE = 24;
const SECONDS = 6;

/** What the seat sees that plans the middle turn of some game. */
function middle(i: number): GameView {
  const key = keyFromSeed(`speed ${i}`);
  const setup = { players: 4, towers: true, hiredHelp: [], advanced: false, key };
  const g = playOf(builtIn, newGame(builtIn, setup));
  while (g.state.turns < MIDDLE || g.state.decision!.kind !== 'plan') step(g, reflex(g, handMade));
  return view(g.state, g.state.decision!.seat);
}

const spent = (since: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1e6;

/** Trials of all positions in turn; the race is kept open, so that every trial counts. */
function trialsPerSecond(views: readonly GameView[], depth: number): number {
  const bot = makeSearch('speed', { ...SEARCH, depth });
  const round = (iterations: number): number => {
    let trials = 0;
    for (const seen of views) {
      const thinking = bot.think({
        catalogue: builtIn,
        view: seen,
        seed: 1,
        budget: { iterations },
      });
      while (thinking.work());
      trials += thinking.progress().iterations;
    }
    return trials;
  };
  round(50);
  const start = process.cpuUsage();
  let trials = 0;
  while (spent(start) < SECONDS) trials += round(200);
  return Math.round(trials / spent(start));
}

const views = Array.from({ length: POSITIONS }, (_, i) => middle(i));
console.log(
  JSON.stringify({
    endOfTurn: trialsPerSecond(views, 0),
    oneRound: trialsPerSecond(views, 1),
    toTheEnd: trialsPerSecond(views, Infinity),
  }),
);

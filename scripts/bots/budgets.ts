/**
 * What a longer thought is worth: the strongest bot chooses plans with each budget, and every choice is judged in
 * the same fresh worlds, which it has not seen, the rest of the game by reflex. Prints progress, then JSON: VP ahead
 * of the best other at the end, for each budget against the one before, with 95 % intervals over positions.
 *
 *   npx tsx scripts/bots/budgets.ts <players> <positions> <worlds> [seed]
 */
import { builtIn } from '@rowan/cards';
import { bots, chance, handMade, reflex, sharedDice } from '@rowan/bots';
import { cardsOf, determinize, keyFromSeed, newGame, playOf, step, view } from '@rowan/rules';
import type { Answer, GameView, Play } from '@rowan/rules';

const BUDGETS = [25, 50, 100, 200, 400];
/** One plan in so many is looked at. */
const EVERY = 7;

const [, , players = '2', positions = '200', worlds = '200', seed = 'budgets'] = process.argv;

/** Views of seats that plan, in games between quick players. */
function* plans(): Generator<GameView> {
  for (let game = 0, n = 0; ; game++) {
    const key = keyFromSeed(`${seed} ${game}`);
    const setup = { players: Number(players), towers: true, hiredHelp: [], advanced: false, key };
    const g = playOf(builtIn, newGame(builtIn, setup));
    for (; g.state.decision; step(g, reflex(g, handMade))) {
      if (g.state.decision.kind !== 'plan' || n++ % EVERY > 0) continue;
      yield view(g.state, g.state.decision.seat);
    }
  }
}

/** VP ahead of the best other at the end of a fresh world in which the plan is carried out. */
function outcome(seen: GameView, plan: Answer, world: number): number {
  const state = determinize(builtIn, seen, chance(-1 - world));
  const g: Play = { cards: cardsOf(builtIn), state, dice: sharedDice(-1 - world), log: null };
  step(g, plan);
  while (g.state.decision) step(g, reflex(g, handMade));
  const own = g.state.players[seen.decision!.seat]!.vp;
  const others = g.state.players.filter((_, seat) => seat !== seen.decision!.seat);
  return own - Math.max(...others.map(({ vp }) => vp), g.state.guard?.vp ?? -Infinity);
}

/** What the choice of each budget comes to. */
function judged(seen: GameView, n: number): number[] {
  const known = new Map<string, number>();
  return BUDGETS.map((iterations) => {
    const plan = bots.earl.answer({
      catalogue: builtIn,
      view: seen,
      seed: n,
      budget: { iterations },
    });
    const text = JSON.stringify(plan);
    if (!known.has(text)) {
      let sum = 0;
      for (let world = 0; world < Number(worlds); world++) sum += outcome(seen, plan, world);
      known.set(text, sum / Number(worlds));
    }
    return known.get(text)!;
  });
}

/** By how much each budget is better than the one before. */
function gains(all: readonly (readonly number[])[]): object[] {
  return BUDGETS.slice(1).map((budget, i) => {
    const differences = all.map((values) => values[i + 1]! - values[i]!);
    const mean = differences.reduce((a, b) => a + b, 0) / all.length;
    const squares = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0);
    const margin = 1.96 * Math.sqrt(squares / (all.length - 1) / all.length);
    const rounded = (x: number): number => Number(x.toFixed(3));
    return {
      budget,
      gain: rounded(mean),
      low: rounded(mean - margin),
      high: rounded(mean + margin),
    };
  });
}

const all: number[][] = [];
for (const seen of plans()) {
  all.push(judged(seen, all.length));
  if (all.length % 20 === 0) console.error(`${all.length} of ${positions} positions`);
  if (all.length === Number(positions)) break;
}
console.log(JSON.stringify({ players: Number(players), positions: all.length, gains: gains(all) }));

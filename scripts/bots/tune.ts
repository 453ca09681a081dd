/**
 * Learns the tables of `packages/bots/src/tuned.ts` from self-play.
 *
 *   npx tsx scripts/bots/tune.ts <players> <games> <rounds> <table.json>
 *
 * In each game every seat plays by reflex with its own slightly changed table. How the VP against the table's
 * mean go with the changes is the slope along which the table moves after each round.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtIn } from '@rowan/cards';
import { NUMBERS, chance, handMade, reflex, sharedDice } from '@rowan/bots';
import { keyFromSeed, newGame, playOf, step } from '@rowan/rules';

const SPREAD = 0.25;
const STEP = 0.15;
const MOMENTUM = 0.6;
/** Beyond this a game was luck. */
const MOST_VP = 25;
/** Numbers near zero move as if they were this big. */
const LEAST_SCALE = 0.15;

const random = chance(Number(process.argv[6] ?? 1));

/** A number of a normal distribution, nearly. */
function normal(): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random(1_000_000) / 1_000_000;
  return sum - 6;
}

const normals = (): Float64Array => Float64Array.from({ length: NUMBERS }, normal);
const scaleOf = (number: number): number => Math.max(Math.abs(number), LEAST_SCALE);

function finalVp(tables: readonly Float64Array[]): number[] {
  const seed = random(1_000_000_000);
  const setup = { players: tables.length, towers: true, hiredHelp: [], advanced: false };
  const g = playOf(builtIn, newGame(builtIn, { ...setup, key: keyFromSeed(`tune ${seed}`) }));
  g.dice = sharedDice(seed);
  while (g.state.decision) step(g, reflex(g, tables[g.state.decision.seat]!));
  return g.state.players.map(({ vp }) => vp);
}

/** VP gained by each number's change, from so many games. */
function slopeAt(table: readonly number[], players: number, games: number): Float64Array {
  const slope = new Float64Array(NUMBERS);
  for (let game = 0; game < games; game++) {
    const changes = Array.from({ length: players }, normals);
    const tables = changes.map((change) =>
      Float64Array.from(table, (number, i) => number + SPREAD * scaleOf(number) * change[i]!),
    );
    const vp = finalVp(tables);
    const mean = vp.reduce((a, b) => a + b, 0) / players;
    for (const [seat, change] of changes.entries()) {
      const ahead = Math.max(-MOST_VP, Math.min(MOST_VP, vp[seat]! - mean));
      for (let i = 0; i < NUMBERS; i++) slope[i]! += (ahead * change[i]!) / (games * players);
    }
  }
  return slope;
}

function tune(players: number, games: number, rounds: number, path: string): void {
  const table = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as number[])
    : [...handMade];
  const drift = new Float64Array(NUMBERS);
  for (let round = 1; round <= rounds; round++) {
    const slope = slopeAt(table, players, games);
    for (let i = 0; i < NUMBERS; i++) {
      drift[i] = MOMENTUM * drift[i]! + slope[i]!;
      table[i]! += Math.max(-STEP, Math.min(STEP, STEP * drift[i]!)) * scaleOf(table[i]!);
    }
    writeFileSync(path, JSON.stringify(table.map((number) => Number(number.toFixed(4)))));
    const steepest = Math.max(...slope.map(Math.abs));
    console.log(`round ${round} of ${rounds}: steepest slope ${steepest.toFixed(2)} VP`);
  }
}

const [, , players = '4', games = '300', rounds = '40', path = 'table.json'] = process.argv;
tune(Number(players), Number(games), Number(rounds), path);

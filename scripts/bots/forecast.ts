/**
 * Learns the tables of `packages/bots/src/forecast/tables.ts`: ridge regression of the VP still to come on what lies on the
 * table, one round on, in games between Marshals. Prints them as JSON, and on stderr how much of the variance of leads they explain, by
 * round, in games that they were not learnt from.
 *
 *   npx tsx scripts/bots/forecast.ts <players> <games> [seed]
 */
import { builtIn } from '@rowan/cards';
import { guardInputs, oneRoundOn, playersOf, reflex, seatInputs, sharedDice } from '@rowan/bots';
import { keyFromSeed, newGame, playOf, step, view } from '@rowan/rules';

/** One decision in so many is learnt from, so that neighbours do not say the same. */
const EVERY = 10;
/** Rows that the belief in small weights counts as. */
const RIDGE = 30;
/** One game in so many is kept for the check. */
const CHECKED = 20;

const [, , players = '2', games = '2000', seed = 'forecast'] = process.argv;
const n = Number(players);

interface Row {
  readonly inputs: Float64Array;
  readonly side: number;
  readonly vp: number;
  readonly over: boolean;
}

interface Moment {
  readonly round: number;
  readonly rows: readonly Row[];
}

interface Game {
  readonly moments: readonly Moment[];
  /** VP at the end, the Guard's last. */
  readonly totals: readonly number[];
}

function momentOf(g: ReturnType<typeof playOf>, luck: number): Moment {
  const later = oneRoundOn(builtIn, g.state, luck);
  const over = later.state.phase === 'over';
  const { players: seats, guard, round } = later.state;
  const rows = seats.map(({ vp }, side) => ({ inputs: seatInputs(later, side), side, vp, over }));
  if (guard) rows.push({ inputs: guardInputs(later), side: n, vp: guard.vp, over });
  return { round, rows };
}

function play(game: number): Game {
  const setup = { players: n, towers: true, hiredHelp: [], advanced: false };
  const key = keyFromSeed(`${seed} ${game}`);
  const g = playOf(builtIn, newGame(builtIn, { ...setup, key }));
  g.dice = sharedDice(game);
  const tastes = playersOf(view(g.state, 'omniscient'));
  const moments: Moment[] = [];
  for (let i = game; g.state.decision; i++) {
    if (i % EVERY === 0) moments.push(momentOf(g, game * 1000 + i));
    step(g, reflex(g, tastes[g.state.decision.seat]!));
  }
  const totals = g.state.players.map(({ vp }) => vp);
  return { moments, totals: g.state.guard ? [...totals, g.state.guard.vp] : totals };
}

/** Sums of products, from which a table is solved for. */
class Fit {
  readonly size: number;
  readonly #products: Float64Array[];
  readonly #targets: Float64Array;
  constructor(size: number) {
    this.size = size;
    this.#products = Array.from({ length: size }, () => new Float64Array(size));
    this.#targets = new Float64Array(size);
  }

  add(inputs: Float64Array, target: number): void {
    for (let i = 0; i < this.size; i++) {
      const x = inputs[i]!;
      if (x === 0) continue;
      this.#targets[i]! += x * target;
      const row = this.#products[i]!;
      for (let j = 0; j <= i; j++) row[j]! += x * inputs[j]!;
    }
  }

  /** By Cholesky's decomposition; each input is believed in as if it had the spread of all others. */
  solve(rows: number): number[] {
    const { size } = this;
    const a = this.#products;
    for (let i = 0; i < size; i++) a[i]![i]! += (RIDGE * a[i]![i]!) / rows + 1e-6;
    const y = Array.from(this.#targets);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = a[i]![j]!;
        for (let k = 0; k < j; k++) sum -= a[i]![k]! * a[j]![k]!;
        a[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / a[j]![j]!;
      }
      for (let k = 0; k < i; k++) y[i]! -= a[i]![k]! * y[k]!;
      y[i]! /= a[i]![i]!;
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) y[i]! -= a[k]![i]! * y[k]!;
      y[i]! /= a[i]![i]!;
    }
    return y;
  }
}

/** A table that grows with every game. */
class Table {
  #fit: Fit | null = null;
  #rows = 0;

  add({ moments, totals }: Game, sides: (side: number) => boolean): void {
    for (const { inputs, side, vp, over } of moments.flatMap((moment) => moment.rows)) {
      if (over || !sides(side)) continue;
      this.#fit ??= new Fit(inputs.length);
      this.#fit.add(inputs, totals[side]! - vp);
      this.#rows += 1;
    }
  }

  weights(): number[] {
    return this.#fit?.solve(this.#rows).map((weight) => Number(weight.toPrecision(5))) ?? [];
  }
}

const lead = (totals: readonly number[]): number =>
  totals[0]! - totals.slice(1).reduce((a, b) => Math.max(a, b));

/** The share of the variance of leads that is explained, by round. */
function explained(all: readonly Game[], tables: readonly (readonly number[])[]): object {
  const rounds = new Map<number, { real: number; error: number; n: number }>();
  for (const { moments, totals } of all)
    for (const { round, rows } of moments) {
      const told = rows.map(({ inputs, side, vp, over }) => {
        const table = tables[side < n ? 0 : 1]!;
        return over ? vp : inputs.reduce((sum, x, i) => sum + x * table[i]!, vp);
      });
      const at = rounds.get(round) ?? { real: 0, error: 0, n: 0 };
      at.real += lead(totals) ** 2;
      at.error += (lead(totals) - lead(told)) ** 2;
      at.n += 1;
      rounds.set(round, at);
    }
  const sorted = [...rounds].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([round, { real, error }]) => [round, Number((1 - error / real).toFixed(3))]),
  );
}

const tables = [new Table(), new Table()] as const;
const checked: Game[] = [];
for (let game = 0; game < Number(games); game++) {
  const played = play(game);
  if (game % CHECKED === 0) checked.push(played);
  else {
    tables[0].add(played, (side) => side < n);
    tables[1].add(played, (side) => side === n);
  }
  if (game % 500 === 499) console.error(`${game + 1} of ${games} games`);
}
const [seat, guard] = tables.map((table) => table.weights()) as [number[], number[]];
console.error(JSON.stringify({ explained: explained(checked, [seat, guard]) }));
console.log(JSON.stringify({ seat, guard }));

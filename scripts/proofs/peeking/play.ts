import type { Below, Setup } from '@rowan/rules';
import { luckOf } from '@rowan/testkit';
import { sit } from './chairs.ts';
import type { Door } from './door.ts';
import { momentsOf, type Moment } from './moments.ts';
import { noTally, peek, type Tally } from './peek.ts';
import { worldsOf } from './worlds.ts';

/** Everybody who is not asked: each seat, each two of them at one device, somebody without a seat. */
function viewersAt({ game }: Moment): number[][] {
  const { decision, players } = game.state;
  const others = [...players.keys()].filter((seat) => seat !== decision?.seat);
  const pairs = others.flatMap((a) => others.filter((b) => b > a).map((b) => [a, b]));
  return [...others.map((seat) => [seat]), ...pairs, []];
}

export interface Thoroughness {
  /** At every so many rows the viewers look. */
  readonly rows: number;
  /** And at every so many of these looks a chair sits there too. */
  readonly chairs: number;
  /** So many faults are enough. */
  readonly most?: number;
}

/** A whole game, with viewers who try everything while others are asked. */
export function peekAtGame(
  door: Door,
  setup: Setup,
  luck: number,
  { rows, chairs, most = 20 }: Thoroughness,
): Tally {
  const tally = noTally();
  const below: Below = luckOf(luck);
  const tries = luckOf(luck + 1);
  let n = 0;
  for (const { moment, answer } of momentsOf(setup, below)) {
    if (tally.faults.length >= most) break;
    if (n++ % rows !== 0 && answer !== null) continue;
    for (const seats of viewersAt(moment)) {
      const worlds = worldsOf(moment, seats, tries);
      const look = { door, worlds, seats, tally };
      peek(look, answer, tries);
      if (tally.looks % chairs === 0) sit(look, tries);
    }
  }
  return tally;
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = noTally();
  for (const { faults, ...counts } of tallies) {
    for (const [key, n] of Object.entries(counts)) sum[key as keyof typeof counts] += n;
    sum.faults.push(...faults);
  }
  return sum;
}

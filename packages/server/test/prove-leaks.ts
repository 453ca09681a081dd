import { catchPlanted, comparePairs, findCanaries } from './leaks/leaks.ts';
import { PLANTED } from './leaks/planted.ts';
import { finish, tell, wanted } from './proof.ts';

/** Nothing reaches whom it is not meant for: pairs of worlds over real sockets, and canaries in every byte. */

const { seed, short } = wanted();
const [PAIRS, TRIES, MOVES] = short ? [60, 25, 20] : [5000, 60, 60];

const first = seed * 1_000_000;
const BATCH = 500;
let [pairs, moves, leaks, apart] = [0, 0, 0, 0];
while (pairs < PAIRS) {
  const seeds = Array.from({ length: Math.min(BATCH, PAIRS - pairs) }, (_, i) => first + pairs + i);
  const found = await comparePairs(seeds);
  pairs += found.pairs;
  moves += found.moves;
  leaks += found.leaks;
  apart += found.apart;
  tell(`${pairs} pairs, ${leaks} leaks`);
}
const canaries = await findCanaries(MOVES);
const caught = await catchPlanted(TRIES, first);
const planted = Object.keys(PLANTED).length;
const missed = Object.keys(PLANTED).filter((name) => !caught.includes(name));
const ok = leaks === 0 && canaries.length === 0 && missed.length === 0 && planted >= 20;
finish({
  proof: 'leaks',
  ok,
  seed,
  pairs,
  moves,
  leaks,
  apart,
  canaries,
  planted,
  caught: caught.length,
  missed,
});

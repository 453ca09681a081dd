import { builtIn } from '@rowan/cards';
import {
  KINDS,
  apply,
  clone,
  keyFromSeed,
  newGame,
  noMeeples,
  type Counts,
  type GameState,
} from '@rowan/rules';
import { engineOf, luckOf, moveOf, pick, scenario } from '@rowan/testkit';

type Below = ReturnType<typeof luckOf>;

/** Every position of whole games of 1 to 4 players at random. */
export function positionsOfGames(seeds: readonly number[]): GameState[] {
  const engine = engineOf(builtIn);
  return seeds.flatMap((seed) => {
    const below = luckOf(seed);
    const players = 1 + (seed % 4);
    const key = keyFromSeed(`counts ${seed}`);
    const towers = players === 1 || seed % 2 === 0;
    const setup = { players, towers, hiredHelp: [], advanced: false, key } as const;
    const positions = [newGame(builtIn, setup)];
    for (let state = positions[0]!; state.decision !== null; state = positions.at(-1)!) {
      const applied = apply(builtIn, state, moveOf(state, engine.sample(state, below)));
      if (!applied.ok) throw new Error('a sampled answer was refused');
      positions.push(applied.value.state);
    }
    return positions;
  });
}

const zone = (below: Below): Counts => noMeeples().map(() => below(3));

/** Levels, piles and meeples as no game may have brought them together. */
export function madeUpPositions(n: number): GameState[] {
  const below = luckOf(n);
  const types = builtIn.monsters.map((_, monster) => monster);
  const base = [scenario(), scenario({ players: 3 })].map((one) => one.main().state);
  return Array.from({ length: n }, () => {
    const state = clone(pick(base, below));
    for (const player of state.players) {
      player.levels = player.levels.map(() => 1 + below(3));
      player.pile = Array.from({ length: below(7) }, () => pick(types, below));
      for (const where of ['tavern', 'bag', 'lodgings', 'held'] as const)
        player[where] = below(2) === 0 ? zone(below) : noMeeples();
      if (below(3) === 0) for (let kind = 5; kind < KINDS; kind++) player.tavern[kind] = 0;
    }
    return state;
  });
}

import { keyFromSeed, type Setup } from '@rowan/rules';

const setupOf = (players: number, change: Partial<Setup> = {}): Setup => ({
  players,
  towers: true,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(`whole ${players}`),
  ...change,
});

/** One game of each kind: 2 to 4 players with and without the Four Towers, solo with its variants. */
export const EVERY_SETUP: readonly Setup[] = [
  ...[2, 3, 4].flatMap((players) => [setupOf(players), setupOf(players, { towers: false })]),
  setupOf(1),
  setupOf(1, { hiredHelp: ['W', 'M'] }),
  setupOf(1, { advanced: true }),
];

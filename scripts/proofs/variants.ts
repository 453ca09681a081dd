import { HIRED_HELP } from '@rowan/cards';
import { keyFromSeed, type Setup } from '@rowan/rules';

type Variant = Omit<Setup, 'key'>;

const TABLES: readonly Variant[] = [2, 3, 4].flatMap((players) =>
  [true, false].map((towers) => ({ players, towers, hiredHelp: [], advanced: false })),
);

/** G10: every set of hired help, with and without the rescued party. */
const SOLO: readonly Variant[] = Array.from({ length: 16 }, (_, i) => ({
  players: 1,
  towers: true,
  hiredHelp: HIRED_HELP.filter((__, bit) => (i >> bit) & 1),
  advanced: i >= 8,
}));

/** Two games at a table, then a solo game, through all there is to set up. */
export function setupAt(index: number): Setup {
  const turn = Math.floor(index / 3);
  const variant =
    index % 3 === 2 ? SOLO[turn % SOLO.length]! : TABLES[(turn * 2 + (index % 3)) % TABLES.length]!;
  return { ...variant, key: keyFromSeed(`proof ${index}`) };
}

export const variantName = ({ players, towers, hiredHelp, advanced }: Variant): string =>
  players > 1
    ? `${players} players${towers ? ', towers' : ''}`
    : `solo${hiredHelp.length > 0 ? ` +${hiredHelp.join('')}` : ''}${advanced ? ', advanced' : ''}`;

import { setupAt } from '../variants.ts';
import { CONTROLS } from './controls.ts';
import type { Door } from './door.ts';
import type { Tally } from './peek.ts';
import { peekAtGame, sumOf, type Thoroughness } from './play.ts';

/** The games from one number up to another, before a host. */
export const peekAtGames = (
  door: Door,
  [from, to]: readonly [number, number],
  how: Thoroughness,
): Tally =>
  sumOf(
    Array.from({ length: to - from }, (_, i) => peekAtGame(door, setupAt(from + i), from + i, how)),
  );

/** Which of the broken hosts are caught, each by the game that shows it first. */
function caughtControls(first: number): Readonly<Record<string, string | null>> {
  const caught = Object.entries(CONTROLS).map(([name, door]) => {
    for (let game = first; game < first + 3; game++) {
      const { faults } = peekAtGame(door, setupAt(game), game, { rows: 1, chairs: 4, most: 1 });
      if (faults.length > 0) return [name, faults[0]!] as const;
    }
    return [name, null] as const;
  });
  return Object.fromEntries(caught);
}

export function peekingReport(tallies: readonly Tally[], first: number, games: number) {
  const { faults, ...counts } = sumOf(tallies);
  const controls = caughtControls(first);
  const missed = Object.keys(controls).filter((name) => controls[name] === null);
  return {
    proof: 'peeking',
    ok: faults.length === 0 && missed.length === 0 && counts.answers > 0,
    games,
    ...counts,
    faults,
    controls: Object.keys(controls).length,
    missed,
  };
}

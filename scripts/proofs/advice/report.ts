import { P, type GameView, type SeatView } from '@rowan/rules';
import { compareGames, noTally, type Change, type Tally } from './compare.ts';

const withOwn = (seen: GameView, change: (own: SeatView) => Partial<SeatView>): GameView => ({
  ...seen,
  seats: seen.seats.map((one, seat) => (seat === seen.viewer ? { ...one, ...change(one) } : one)),
});

/** Views with one fault each, which must show in the advice. */
export const CONTROLS: Readonly<Record<string, Change>> = {
  questMissing: (seen) => withOwn(seen, ({ hand }) => ({ hand: hand.slice(1) })),
  wrongTavern: (seen) =>
    withOwn(seen, ({ tavern }) => ({
      tavern: tavern.map((n, meeple) => (meeple === P ? n + 1 : n)),
    })),
};

type Counts = Record<string, number>;

function add(sum: Counts, counts: Partial<Counts>): void {
  for (const [key, n] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + (n ?? 0);
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = noTally();
  for (const tally of tallies) {
    sum.positions += tally.positions;
    for (const part of ['players', 'decisions', 'compared', 'differ'] as const)
      add(sum[part], tally[part]);
    sum.faults.push(...tally.faults);
  }
  return sum;
}

export const total = (counts: Partial<Counts>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** What each control makes of a few games. */
const controlsOf = (first: number): Record<string, Tally['differ']> =>
  Object.fromEntries(
    Object.entries(CONTROLS).map(([name, change]) => [
      name,
      compareGames([first, first + 4], 8, change).differ,
    ]),
  );

export function adviceReport(tallies: readonly Tally[], first: number, games: number) {
  const sum = sumOf(tallies);
  const controls = controlsOf(first);
  const caught = Object.values(controls).every((differ) => total(differ) > 0);
  const ok = total(sum.differ) === 0 && caught && Object.keys(sum.players).length === 4;
  return { proof: 'advice', ok, games, ...sum, comparisons: total(sum.compared), controls };
}

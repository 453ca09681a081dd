/** Who is compared with whom: people with people, programs with programs. */
export const LADDERS = ['people', 'programs'] as const;
export type Ladder = (typeof LADDERS)[number];

/** How strong somebody seems, how much doubt there is about it, and after how many rated games. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What a rated game made of the rating of one seat. */
export interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

/** A program sits there, and tells how many milliseconds it takes for an answer; null: it does not tell. */
export interface Program {
  readonly budget: number | null;
}

interface Ended {
  readonly totals: readonly number[];
  /** E5: the tie-break has settled the first place already. */
  readonly winners: readonly number[];
}

/** Places by VP, 1 for the winners, ties share one; whoever was replaced by a bot comes after all others. */
export function placesOf({ totals, winners }: Ended, replaced: readonly number[] = []): number[] {
  const rankOf = (seat: number): readonly number[] => [
    replaced.includes(seat) ? 1 : 0,
    replaced.includes(seat) || winners.includes(seat) ? 0 : 1,
    replaced.includes(seat) || winners.includes(seat) ? 0 : -totals[seat]!,
  ];
  const ranks = totals.map((_, seat) => rankOf(seat));
  const before = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at]! < b[at]!;
  };
  return ranks.map((own) => 1 + ranks.filter((other) => before(other, own)).length);
}

import type { BotLevel } from '@rowan/cards';
import {
  placesOf,
  termsOf,
  type Game,
  type Gathering,
  type Ladder,
  type LifeRow,
  type Program,
  type RatingChange,
} from '@rowan/table';

/** How a game ended for one seat. */
export interface SeatResult {
  readonly seat: number;
  /** Null for a bot of the house. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly program: Program | null;
  readonly vp: number;
  readonly place: number;
  /** A bot played for them in the end, so they have lost. */
  readonly replaced: boolean;
  readonly change: RatingChange | null;
}

/** How a game ended, as lists and ladders know it. */
export interface GameResult {
  readonly players: number;
  readonly rated: Ladder | null;
  readonly seats: readonly SeatResult[];
}

/** Seats for which a bot plays after all these rows. */
export function replacedIn(rows: readonly Pick<LifeRow, 'said'>[]): number[] {
  const replaced = new Set<number>();
  for (const { said } of rows)
    if (said.kind === 'handed') {
      if (said.to === 'bot') replaced.add(said.seat);
      else replaced.delete(said.seat);
    }
  return [...replaced];
}

interface Over {
  readonly game: Game;
  readonly gathering: Gathering;
  readonly replaced: readonly number[];
}

export const placesIn = ({ game: { state }, replaced }: Over): number[] =>
  placesOf({ totals: state.players.map(({ vp }) => vp), winners: state.winners }, replaced);

/** How a game that is over ended for everybody. */
export function resultOf(over: Over, changes: readonly (RatingChange | null)[] | null): GameResult {
  const { game, gathering, replaced } = over;
  const places = placesIn(over);
  const { rated } = termsOf(gathering);
  return {
    players: gathering.chairs.length,
    rated: changes && rated,
    seats: gathering.chairs.map(({ kind, person, bot, program }, seat) => ({
      seat,
      person,
      bot: kind === 'bot' ? (bot as BotLevel) : null,
      program: program ?? null,
      vp: game.state.players[seat]!.vp,
      place: places[seat]!,
      replaced: replaced.includes(seat),
      change: changes?.[seat] ?? null,
    })),
  };
}

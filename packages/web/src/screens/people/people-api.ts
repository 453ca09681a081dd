import type { Ladder, Program, Rating, RatingChange } from '@rowan/table';
import { call, type Told } from '../online/api.ts';

/** How a game ended for one seat. */
interface PastSeat {
  readonly seat: number;
  /** Empty for a bot, and for whoever is gone for good. */
  readonly name: string;
  readonly guest: boolean;
  readonly mine: boolean;
  readonly bot: string | null;
  readonly program: Program | null;
  readonly vp: number;
  readonly place: number;
  readonly replaced: boolean;
  readonly change: RatingChange | null;
}

export interface PastGame {
  readonly table: string;
  readonly at: number;
  readonly players: number;
  readonly towers: boolean;
  readonly public: boolean;
  readonly rated: Ladder | null;
  readonly seats: readonly PastSeat[];
}

export interface HistoryPage {
  readonly games: readonly PastGame[];
  readonly next: string | null;
}

/** What of the history is asked for; what is left out makes no difference. */
export interface HistoryWish {
  readonly player?: string;
  readonly players?: string;
  readonly result?: 'won' | 'lost';
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: string;
}

export interface Profile {
  readonly name: string;
  readonly own: boolean;
  readonly ratings: readonly (Rating & {
    readonly ladder: Ladder;
    readonly players: number;
    readonly budget: number | null;
  })[];
  readonly results: readonly {
    readonly players: number;
    readonly games: number;
    readonly won: number;
  }[];
  readonly together: {
    readonly games: number;
    readonly ahead: number;
    readonly behind: number;
  } | null;
}

export interface LadderPage {
  readonly ranks: readonly (Rating & {
    readonly rank: number;
    readonly name: string;
    readonly own: boolean;
    readonly budget: number | null;
  })[];
  readonly next: number | null;
}

const query = (wish: object): string =>
  new URLSearchParams(
    Object.entries(wish).filter(([, value]) => value !== undefined && value !== '') as [
      string,
      string,
    ][],
  ).toString();

export const history = (wish: HistoryWish): Promise<Told<HistoryPage>> =>
  call(`history?${query(wish)}`);
export const profile = (name: string): Promise<Told<Profile>> =>
  call(`people/${encodeURIComponent(name)}`);
export const ladder = (of: Ladder, players: number, from: number): Promise<Told<LadderPage>> =>
  call(`ladder?${query({ ladder: of, players, from })}`);

import type { Catalogue } from '@rowan/cards';
import { VP_SOURCES, type VpSource } from '@rowan/rules';
import { shareOf, type GameResult } from '../game-job.ts';
import { rounded, shareOfHits, type Share } from '../wilson.ts';
import type { GameFacts } from './facts.ts';
import { CHANCES, itemsOf, type Item } from './items.ts';

/** How a thing fared, over players and games. */
export interface ItemFigures extends Item {
  /** Share of players who could use it: held the Quest, had the tile in the city and so on. */
  readonly held: Share;
  /** Share of those who did: completed, activated, defeated. */
  readonly used: Share;
  /** How often those did it in a game. */
  readonly times: number;
  /** Share of wins of those who did, and of those who could have but did not. */
  readonly winIfUsed: Share;
  readonly winIfNot: Share;
  /** Share of winners with the chance who did. */
  readonly winnersUsed: Share;
}

export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Games by value. */
  readonly counts: Readonly<Record<number, number>>;
}

interface SourceFigures {
  readonly source: VpSource;
  /** Mean VP of a player, of a winner. */
  readonly all: number;
  readonly winners: number;
}

/** Everything measured at one number of players. */
export interface Figures {
  readonly players: number;
  readonly games: number;
  /** Wins by place in the turn order. */
  readonly seats: readonly Share[];
  readonly turns: Spread;
  readonly winnerVp: Spread;
  readonly vp: Spread;
  /** VP between the winner and the second. */
  readonly lead: Spread;
  readonly sources: readonly SourceFigures[];
  readonly items: readonly ItemFigures[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : rounded(sum(numbers) / numbers.length);

/** Mean, the middle nine tenths, and all values counted. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const counts: Record<number, number> = {};
  for (const n of sorted) counts[n] = (counts[n] ?? 0) + 1;
  return { mean: mean(sorted), low: at(0.05), high: at(0.95), counts };
}

interface SeatOfGame {
  readonly facts: GameFacts;
  readonly seat: number;
  readonly share: number;
}

function itemFigures(item: Item, seated: readonly SeatOfGame[]): ItemFigures {
  const chance = CHANCES[item.kind];
  const had = seated.filter(({ facts, seat }) => chance(item, facts, seat));
  const uses = ({ facts, seat }: SeatOfGame): number => facts.seats[seat]!.used[item.id] ?? 0;
  const did = had.filter((one) => uses(one) > 0);
  const wins = sum(did.map(({ share }) => share));
  const all = sum(had.map(({ share }) => share));
  return {
    ...item,
    held: shareOfHits(had.length, seated.length),
    used: shareOfHits(did.length, had.length),
    times: mean(did.map(uses)),
    winIfUsed: shareOfHits(wins, did.length),
    winIfNot: shareOfHits(all - wins, had.length - did.length),
    winnersUsed: shareOfHits(wins, all),
  };
}

function sourceFigures(seated: readonly SeatOfGame[]): SourceFigures[] {
  const winners = seated.filter(({ share }) => share > 0);
  const vp =
    (i: number) =>
    ({ facts, seat }: SeatOfGame) =>
      facts.seats[seat]!.ledger[i]!;
  return VP_SOURCES.map((source, i) => ({
    source,
    all: mean(seated.map(vp(i))),
    winners: mean(winners.map(vp(i))),
  }));
}

function leadOf({ totals }: GameResult): number {
  const [first = 0, second = 0] = [...totals].sort((a, b) => b - a);
  return first - second;
}

/** By place in the turn order, which S8 settles anew in every game. */
function seatShares(players: number, games: readonly GameResult[]): Share[] {
  return Array.from({ length: players }, (_, place) =>
    shareOfHits(
      sum(games.map((game) => shareOf(game, (game.first + place) % players))),
      games.length,
    ),
  );
}

export function figuresOf(
  catalogue: Catalogue,
  players: number,
  games: readonly GameResult[],
): Figures {
  const seated = games.flatMap((game) =>
    game.facts!.seats.map((_, seat) => ({ facts: game.facts!, seat, share: shareOf(game, seat) })),
  );
  return {
    players,
    games: games.length,
    seats: seatShares(players, games),
    turns: spreadOf(games.map(({ turns }) => turns)),
    winnerVp: spreadOf(games.map(({ totals }) => Math.max(...totals))),
    vp: spreadOf(games.flatMap(({ totals }) => totals)),
    lead: spreadOf(games.map(leadOf)),
    sources: sourceFigures(seated),
    items: itemsOf(catalogue).map((item) => itemFigures(item, seated)),
  };
}

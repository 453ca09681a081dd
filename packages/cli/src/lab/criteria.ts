import { CRITERIA } from '../strings-lab.ts';
import { rounded, type Share } from '../wilson.ts';
import type { Figures, ItemFigures, Spread } from './tally.ts';

/** One of the balance criteria of the catalogue, judged at one number of players. */
export interface Criterion {
  readonly id: string;
  readonly players: number;
  readonly rule: string;
  readonly pass: boolean;
  /** What was found; for each item that fails, by how much. */
  readonly found: string;
  /** How far outside, in the criterion's own unit; 0 if it holds. */
  readonly by: number;
  readonly failing: readonly Failing[];
}

interface Failing {
  readonly item: string;
  readonly value: number;
  readonly by: number;
}

/** No seat wins more than its share by so much; nor less. */
const SEAT_MARGIN = 0.03;
export const TURNS = [9, 16] as const;
export const WINNER_VP = [35, 70] as const;
export const QUEST_RATE = [0.15, 0.85] as const;
/** So many games must lie inside the range beside the mean. */
const INSIDE = 0.8;
/** A thing is used if so many of those who can do; it is in all winning games if so many winners have it. */
const LEAST_USE = 0.02;
const ALL_WINNERS = 0.99;
const GUARD_RATE = [0.4, 0.6] as const;

type Range = readonly [number, number];

const outside = (value: number, [low, high]: Range): number =>
  rounded(Math.max(0, low - value, value - high));

const worst = (failing: readonly Failing[]): number =>
  failing.reduce((most, { by }) => Math.max(most, by), 0);

function seats({ players, seats: shares }: Figures): Criterion {
  const off = shares.map(({ rate }) => rate - 1 / players);
  const failing = off.flatMap((value, seat) => {
    const by = rounded(Math.abs(value) - SEAT_MARGIN);
    return by > 0 ? [{ item: CRITERIA.seat(seat), value: shares[seat]!.rate, by }] : [];
  });
  const found = CRITERIA.seats(shares);
  const pass = failing.length === 0;
  return {
    id: 'seats',
    players,
    rule: CRITERIA.rules.seats,
    pass,
    found,
    by: worst(failing),
    failing,
  };
}

const insideOf = ({ counts }: Spread, [low, high]: Range): number => {
  const all = Object.entries(counts);
  const games = all.reduce((n, [, count]) => n + count, 0);
  const inside = all.filter(([value]) => Number(value) >= low && Number(value) <= high);
  return inside.reduce((n, [, count]) => n + count, 0) / games;
};

function ranged(id: 'turns' | 'winnerVp', figures: Figures, range: Range): Criterion {
  const spread = figures[id];
  const inside = insideOf(spread, range);
  const by = outside(spread.mean, range);
  return {
    id,
    players: figures.players,
    rule: CRITERIA.rules[id],
    pass: by === 0 && inside >= INSIDE,
    found: CRITERIA.spread(spread, inside),
    by,
    failing: [],
  };
}

function quests({ players, items }: Figures): Criterion {
  const all = items.filter(({ kind, used }) => kind === 'quest' && used.n > 0);
  const failing = all.flatMap(({ name, used }) => {
    const by = outside(used.rate, QUEST_RATE);
    return by > 0 ? [{ item: name, value: used.rate, by }] : [];
  });
  return {
    id: 'quests',
    players,
    rule: CRITERIA.rules.quests,
    pass: failing.length === 0,
    found: CRITERIA.items(all.length - failing.length, all.length),
    by: worst(failing),
    failing,
  };
}

const MEASURED: ReadonlySet<string> = new Set(['tile', 'room', 'hero', 'prestige']);
const nameOf = ({ kind, name, note }: ItemFigures): string =>
  kind === 'room' ? `${name} (${note})` : name;

/** Tiles, Rooms and Hero levels: used at all, or not in every winner's game. */
function usage(
  id: 'used' | 'notAlways',
  { players, items }: Figures,
  judge: (item: ItemFigures) => { readonly value: Share; readonly by: number },
): Criterion {
  const all = items.filter(({ kind, held }) => MEASURED.has(kind) && held.hits > 0);
  const failing = all.flatMap((item) => {
    const { value, by } = judge(item);
    return by > 0 ? [{ item: nameOf(item), value: value.rate, by: rounded(by) }] : [];
  });
  return {
    id,
    players,
    rule: CRITERIA.rules[id],
    pass: failing.length === 0,
    found: CRITERIA.items(all.length - failing.length, all.length),
    by: worst(failing),
    failing,
  };
}

export const criteriaOf = (figures: Figures): Criterion[] => [
  seats(figures),
  ranged('turns', figures, TURNS),
  ranged('winnerVp', figures, WINNER_VP),
  quests(figures),
  usage('used', figures, ({ used }) => ({ value: used, by: LEAST_USE - used.rate })),
  usage('notAlways', figures, ({ winnersUsed }) => ({
    value: winnersUsed,
    by: winnersUsed.rate - ALL_WINNERS,
  })),
];

/** The Royal Guard beats the middle bot about half the time. */
export function guardCriterion(bot: string, guardWins: Share): Criterion {
  const by = outside(guardWins.rate, GUARD_RATE);
  return {
    id: 'guard',
    players: 1,
    rule: CRITERIA.rules.guard,
    pass: by === 0,
    found: CRITERIA.guard(bot, guardWins),
    by,
    failing: [],
  };
}

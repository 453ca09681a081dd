import { DRAW, heroOf } from '@rowan/cards';
import { C, K, KINDS, M, UNITS, W } from '@rowan/rules';
import type { Cards, GameState, PlayerState } from '@rowan/rules';
import { countAll, heroCv, turnsLeft } from './seat.ts';
import { F, J, type Weights } from './weights.ts';

/** What the rest of the game promises a seat: how often it draws what, and what that is worth. */
export interface Outlook {
  readonly seat: number;
  /** Turns to come, the one under way not counted; meeples drawn in each. */
  readonly turns: number;
  readonly draws: number;
  /** All meeples of the seat, by kind, and their number. */
  readonly all: number[];
  readonly size: number;
  /** Draws to be expected until the end, by kind. */
  readonly drawn: number[];
  /** CV of each kind from lasting boosts, from its level, and what pairs may add. */
  readonly extraCv: number[];
  readonly levelCv: number[];
  readonly pairCv: number[];
  /** VP of drawing one of the kind; of owning one more; of drawing one more meeple. */
  readonly worth: number[];
  readonly price: number[];
  readonly drawWorth: number;
}

/** The feature that a class's ability counts for at its level; −1 for none. */
export function abilityFeature(unit: number, level: number): number {
  if (unit === W) return level >= 3 ? F.recruits : level === 2 ? F.warrior2 : -1;
  if (unit === M) return level === 2 ? F.mage2 : level === 3 ? F.mage3 : -1;
  if (unit === C) return level === 2 ? F.cleric2 : level === 3 ? F.cleric3 : -1;
  return unit === K && level >= 2 ? F.knightDraws : -1;
}

function strengthen(cards: Cards, player: PlayerState, o: Outlook): void {
  const { extraCv, levelCv, pairCv, all, size, draws } = o;
  const { heroes } = cards.catalogue;
  const perTurn = size > 0 ? draws / size : 0;
  for (let unit = 0; unit < UNITS; unit++) {
    extraCv[unit] = player.boosts[unit]!;
    if (unit >= W && unit <= K)
      levelCv[unit] = heroCv(cards, player, unit) - heroes[heroOf(unit)]!.levels[0]!.cv;
  }
  const { pairs } = player;
  for (let i = 0; i < pairs.length; i += 3)
    pairCv[pairs[i + 1]!]! += pairs[i + 2]! * Math.min(1, perTurn * all[pairs[i]!]!);
}

/** Written to with fractions from the start, so that copies of it are. */
const FRACTIONS = Array.from({ length: KINDS }, () => 0.5).fill(0);
const zeros = (): number[] => FRACTIONS.slice();

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Draws until the end: first what is in the bag (and was drawn from it), then of everything. */
function expectDraws(
  player: PlayerState,
  o: Outlook,
  { busy, horizon }: { readonly busy: boolean; readonly horizon: number },
): number {
  const { bag } = player;
  const tavern = busy ? NOTHING : player.tavern;
  let first = 0;
  for (let i = 0; i < KINDS; i++) first += bag[i]! + tavern[i]!;
  const due = o.turns * o.draws;
  const fromFirst = Math.min(due, first);
  const later = (due - fromFirst) * horizon;
  for (let i = 0; i < KINDS; i++) {
    const near = first > 0 ? ((bag[i]! + tavern[i]!) * fromFirst) / first : 0;
    o.drawn[i] = near + (o.size > 0 ? (o.all[i]! * later) / o.size : 0);
  }
  return later;
}

function appraise(player: PlayerState, o: Outlook, later: number, weights: Weights): number {
  let mean = 0;
  for (let i = 0; i < KINDS; i++) {
    let worth = weights[i]! + weights[F.cv]! * o.extraCv[i]! + weights[F.pairs]! * o.pairCv[i]!;
    worth += weights[F.levelCv]! * o.levelCv[i]!;
    if (i >= W && i <= K) {
      const ability = abilityFeature(i, player.levels[heroOf(i)]!);
      if (ability >= 0) worth += weights[ability]!;
    }
    o.worth[i] = worth;
    mean += worth * o.all[i]!;
  }
  mean = o.size > 0 ? mean / o.size : 0;
  for (let i = 0; i < KINDS; i++) o.price[i] = (later * (o.worth[i]! - mean)) / (o.size + 1);
  return o.turns > 0 ? mean : 0;
}

/**
 * In the midst of its turn a seat's Tavern is as good as spent; at any other moment, also at the start
 * of the turn, it counts as drawn for the next one.
 */
export function outlookOf(cards: Cards, state: GameState, seat: number, weights: Weights): Outlook {
  const own = state.active === seat && state.phase === 'development' ? 1 : 0;
  const turns = Math.max(0, turnsLeft(state, seat)) + own;
  return outlookFor(cards, state, seat, { weights, turns });
}

/** The same with the number of turns given. */
export function outlookFor(
  cards: Cards,
  state: GameState,
  seat: number,
  { weights, turns }: { readonly weights: Weights; readonly turns: number },
): Outlook {
  const player = state.players[seat]!;
  const all = zeros();
  const size = countAll(state, seat, all);
  const busy = state.active === seat && state.phase !== 'development';
  const o: Outlook = {
    seat,
    turns,
    draws: DRAW + Math.min(state.council, 2),
    all,
    size,
    drawn: zeros(),
    extraCv: zeros(),
    levelCv: zeros(),
    pairCv: zeros(),
    worth: zeros(),
    price: zeros(),
    drawWorth: 0,
  };
  strengthen(cards, player, o);
  const later = expectDraws(player, o, { busy, horizon: weights[J.horizon]! });
  return { ...o, drawWorth: appraise(player, o, later, weights) };
}

/** Meeples of the kind in an average Tavern. */
export const perTurn = (o: Outlook, kind: number): number =>
  o.size > 0 ? (o.draws * o.all[kind]!) / o.size : 0;

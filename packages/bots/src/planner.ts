import { DISTRICTS, SLOT, SLOTS, X, towerPlace } from '@rowan/cards';
import { noMeeples, type AnswerOf, type Place, type PlannedPlace } from '@rowan/rules';
import {
  foeItems,
  handfulsOf,
  questGains,
  strengthen,
  openFoes,
  type Handfuls,
} from './foe-items.ts';
import { FORGED, RECRUITS, fits, meeplesOf, pack, unitCount, type Item } from './items.ts';
import { knapsack, type Sack } from './knapsack.ts';
import type { Prices } from './prices.ts';
import { spotItems } from './spot-items.ts';
import type { Spot } from '@rowan/rules';

type Plan = AnswerOf<'plan'>;

export interface ValuedPlan {
  readonly plan: Plan;
  readonly value: number;
}

/** How much is looked at: plans to keep, and steps of the search in each mode. */
export interface Effort {
  readonly keep: number;
  readonly nodes: number;
}

interface Board {
  readonly p: Prices;
  readonly spots: readonly { readonly spot: Spot; readonly items: readonly Item[] }[];
  readonly handfuls: Handfuls;
}

function spotsOf(p: Prices): Board['spots'] {
  const { state, cards } = p;
  const spots: { spot: Spot; items: Item[] }[] = [];
  const open = (spot: Spot, place: Place): void => {
    const items = spotItems(p, spot, place);
    if (items.length > 0) spots.push({ spot, items });
  };
  for (let i = 0; i < SLOT; i++) open(cards.start[i]!, i);
  for (let i = 0; i < SLOTS; i++)
    if (state.built[i]! >= 0) open(cards.tiles[state.built[i]!]!, SLOT + i);
  for (let i = 0; i < DISTRICTS.length; i++) {
    const rooms = state.towers[i]!;
    if (rooms.length > 0) open(cards.rooms[rooms[rooms.length - 1]!]!, towerPlace(i));
  }
  return spots;
}

/** L3: a choice of boosting Locations that a plan is built around. */
interface Mode {
  readonly fixed: readonly Item[];
  readonly boosts: readonly number[];
  readonly forge: number;
}

function withSpot(board: Board, mode: Mode, index: number): Mode | null {
  const { spot, items } = board.spots[index]!;
  const { tavern } = board.p.state.players[board.p.o.seat]!;
  let left = pack(tavern);
  let units = unitCount(tavern);
  for (const { packed, size } of mode.fixed) {
    left -= packed;
    units -= size;
  }
  const item = items.find(({ packed }) => fits(left, packed));
  if (!item || units <= item.size) return null;
  const boosts = mode.boosts.slice();
  for (let i = 0; i < spot.turnBoosts.length; i += 2)
    boosts[spot.turnBoosts[i]!]! += spot.turnBoosts[i + 1]!;
  const forge = spot.forges ? board.p.state.players[board.p.o.seat]!.lodgings[X]! : mode.forge;
  return { fixed: [...mode.fixed, item], boosts, forge };
}

function modesOf(board: Board): Mode[] {
  const modes: Mode[] = [{ fixed: [], boosts: noMeeples(), forge: 0 }];
  for (let i = 0; i < board.spots.length; i++) {
    const { spot } = board.spots[i]!;
    if (spot.turnBoosts.length === 0 && !spot.forges) continue;
    for (let m = modes.length - 1; m >= 0; m--) {
      const mode = withSpot(board, modes[m]!, i);
      if (mode) modes.push(mode);
    }
  }
  return modes;
}

const MOST_MODES = 6;

function planned(item: Item): PlannedPlace {
  const { place, as } = item;
  const units = meeplesOf(item);
  return as ? { place, units, as } : { place, units };
}

function planOf(items: readonly Item[]): Plan {
  const recruit = items.find(({ once }) => once & RECRUITS)?.place;
  const forged = items.find(({ once }) => once & FORGED);
  const places = items.map(planned).sort((a, b) => a.place - b.place);
  const plan: Plan = { kind: 'plan', places };
  const withRecruit = recruit === undefined ? plan : { ...plan, recruit };
  if (!forged) return withRecruit;
  const unit = meeplesOf(forged).findIndex((n) => n > 0);
  return { ...withRecruit, forge: { place: forged.place, unit } };
}

/** The best plans of the active player by the prices of their parts, best first. */
export function bestPlans(p: Prices, effort: Effort): ValuedPlan[] {
  const board: Board = { p, spots: spotsOf(p), handfuls: handfulsOf(p) };
  const foes = openFoes(p);
  const sack: Sack = { best: [], keep: effort.keep };
  const gains = questGains(p);
  const modes = modesOf(board);
  for (let m = 0; m < modes.length && m < MOST_MODES; m++) {
    const { fixed, boosts, forge } = modes[m]!;
    strengthen(p, board.handfuls, boosts);
    const items: Item[] = [];
    for (const { items: parties } of board.spots) for (const item of parties) items.push(item);
    for (const t of foes)
      for (const item of foeItems(p, board.handfuls, t, forge)) items.push(item);
    knapsack(p, { items, fixed, gains, nodes: effort.nodes }, sack);
  }
  return sack.best.map(({ items, value }) => ({ plan: planOf(items), value }));
}

import {
  MONSTER,
  P,
  SLOT,
  isLocation,
  isMonster,
  isStart,
  total,
  type Catalogue,
  type Place,
} from '@rowan/cards';
import { addBoosts } from '../boosts.ts';
import type { ToldEvent } from '../events.ts';
import type { GameView } from '../view.ts';
import { bumped, nothing, patched, plus, withSeat, withTurn } from './parts.ts';

/** What the rules do at the end of a Main Phase though no event says so by itself. */

function hasCrown({ startingLocations, tiles }: Catalogue, view: GameView, place: Place): boolean {
  if (!isLocation(place)) return false;
  const card = isStart(place) ? startingLocations[place] : tiles[view.built[place - SLOT]!];
  return card?.crown !== undefined;
}

/** T9: the meeples that leave the places of the plan, with those gained there. */
function leaving(catalogue: Catalogue, view: GameView): readonly number[] {
  return view.turn.plan.reduce<readonly number[]>((all, { place, units, overrun }) => {
    const moved = hasCrown(catalogue, view, place) ? all : plus(all, units);
    return overrun > 0 ? bumped(moved, P, overrun) : moved;
  }, view.turn.gained);
}

/** T9: Units stay on their Crowns, Monsters go to the pile, and nothing is planned any more. */
function clearPlaces(catalogue: Catalogue, view: GameView): GameView {
  const { plan } = view.turn;
  const crowns = plan
    .filter(({ place }) => hasCrown(catalogue, view, place))
    .map(({ place, units, as }) => ({ place, seat: view.active, units, as }));
  const slots = plan.flatMap(({ place }) => (isMonster(place) ? [place - MONSTER] : []));
  const cleared = patched(view, { crowns: [...view.crowns, ...crowns] });
  return carryOff(
    withTurn(cleared, () => ({ plan: [] })),
    slots,
  );
}

function carryOff(view: GameView, slots: readonly number[]): GameView {
  const fallen = slots.map((slot) => view.monsters[slot]!);
  const monsters = view.monsters.map((monster, slot) => (slots.includes(slot) ? -1 : monster));
  const away = withTurn(patched(view, { monsters }), ({ won, defeated }) => ({
    won: [...won, ...fallen],
    defeated: defeated + fallen.length,
  }));
  return withSeat(away, view.active, ({ pile }) => ({ pile: [...pile, ...fallen] }));
}

/** T4 */
export function clearCapitol(view: GameView, meeples: readonly number[]): GameView {
  const cleared = withTurn(view, ({ capitol, gained }) => ({
    levelUp: -1,
    capitol: nothing(capitol),
    gained: nothing(gained),
  }));
  return patched(lodged(cleared, meeples), { phase: 'main' });
}

/** T9: once from the places of the plan, then what is left in the Tavern, with which the Draw Phase begins. */
export function cleanUp(
  catalogue: Catalogue,
  view: GameView,
  meeples: readonly number[],
): GameView {
  const fromPlaces = view.turn.plan.length > 0 && total(leaving(catalogue, view)) > 0;
  const cleared = withTurn(clearPlaces(catalogue, view), ({ gained }) => ({
    gained: nothing(gained),
  }));
  const moved = lodged(cleared, meeples);
  if (fromPlaces) return moved;
  return patched(
    withSeat(moved, view.active, ({ tavern }) => ({ tavern: nothing(tavern) })),
    { phase: 'draw' },
  );
}

const lodged = (view: GameView, meeples: readonly number[]): GameView =>
  withSeat(view, view.active, ({ lodgings }) => ({ lodgings: plus(lodgings, meeples) }));

/** Events that come no earlier than the Draw Phase, if the turn was in its Main Phase before. */
const IN_DRAW_PHASE: Readonly<Partial<Record<ToldEvent['kind'], true>>> = {
  drew: true,
  bagRefilled: true,
  monstersSlid: true,
  monsterArrived: true,
  councilArrived: true,
  corrupted: true,
  drawEffectUsed: true,
  tileTurnedUp: true,
  heldReturned: true,
  turnEnded: true,
};

/** Q5; one about levels may be completed at any time (Q4). */
const asksTheTavern = ({ quests }: Catalogue, quest: number): boolean =>
  quests[quest]!.condition.kind === 'tavern';

const isInDrawPhase = (catalogue: Catalogue, event: ToldEvent): boolean =>
  IN_DRAW_PHASE[event.kind] === true ||
  (event.kind === 'questCompleted' && asksTheTavern(catalogue, event.quest)) ||
  (event.kind === 'gained' && event.to === 'lodgings');

/** T9: a Monster does nothing but give VP before the clean-up. */
const isMonstersEffect = (event: ToldEvent): boolean =>
  'source' in event &&
  'card' in event.source &&
  event.source.card === 'monster' &&
  event.kind !== 'defeated' &&
  event.kind !== 'vpChanged';

/** A clean-up is told by the meeples it moves; if it moved none, what follows tells it. */
export function caughtUp(catalogue: Catalogue, view: GameView, event: ToldEvent): GameView {
  if (view.phase !== 'main') return view;
  if (isInDrawPhase(catalogue, event))
    return patched(clearPlaces(catalogue, view), { phase: 'draw' });
  return isMonstersEffect(event) ? clearPlaces(catalogue, view) : view;
}

/**
 * Where a game may stand after its last event, all untold: the Development Phase ends without a word if nothing
 * lies on the Capitol, and a clean-up does if it moves no meeple. The next event, or the next view, tells.
 */
export function untold(catalogue: Catalogue, view: GameView): GameView[] {
  if (view.phase === 'development') return [patched(view, { phase: 'main' })];
  const moving = view.phase !== 'main' || total(leaving(catalogue, view)) > 0;
  return moving ? [] : [clearPlaces(catalogue, view)];
}

/** Q1, T9: what was won in this turn counts from now on. */
export const withBoosts = (catalogue: Catalogue, view: GameView, seat: number): GameView =>
  withSeat(view, seat, ({ boosts, pairs, against }) => {
    const sum = { boosts: boosts.slice(), pairs: pairs.slice(), against: against.slice() };
    addBoosts(catalogue, sum, view.turn.won, view.turn.fresh);
    return sum;
  });

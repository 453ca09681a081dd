import {
  MEEPLES,
  P,
  S,
  X,
  noMeeples,
  type BasicClass,
  type Catalogue,
  type Source,
} from '@rowan/cards';
import type { Assignment } from '../state.ts';
import type { GameView } from '../view.ts';
import {
  bumped,
  isGuard,
  nothing,
  patched,
  plus,
  withGuard,
  withParty,
  withSeat,
  withSupply,
  withTurn,
  type Folding,
} from './parts.ts';

/** L2, L4: the classes of which a card takes a Unit from its place. */
function classesTaken(catalogue: Catalogue, source: Source): readonly BasicClass[] {
  if (!('card' in source)) return [];
  const { card, index } = source;
  if (card === 'quest') {
    const quest = catalogue.quests[index]!;
    return quest.kind === 'triggered' && quest.cost ? [quest.cost] : [];
  }
  const gives =
    card === 'start'
      ? catalogue.startingLocations[index]!.gives
      : card === 'tile'
        ? catalogue.tiles[index]!.gives
        : card === 'room'
          ? catalogue.rooms[index]!.gives
          : [];
  return gives.flatMap((effect) =>
    effect.kind === 'return' || effect.kind === 'hold' ? [effect.unit] : [],
  );
}

/** One Unit fewer: a Peasant that fled there counts as one, a Shaman gives up the class it stood for. */
function taken(party: Assignment, meeple: number, classes: readonly BasicClass[]): Assignment {
  const { units, as, overrun } = party;
  if (units[meeple] === 0) return { ...party, overrun: overrun - 1 };
  const left = { ...party, units: bumped(units, meeple, -1) };
  if (meeple !== S) return left;
  const stoodFor = classes.map((one) => MEEPLES.indexOf(one)).find((one) => as[one]! > 0);
  return stoodFor === undefined ? left : { ...left, as: bumped(as, stoodFor, -1) };
}

/** From the supply, or from the prestige meeples on the tile (L7). */
function paid(view: GameView, meeple: number, from: 'supply' | 'tile', source: Source): GameView {
  if (from === 'supply') return withSupply(view, meeple, -1);
  const slot = 'card' in source ? view.built.indexOf(source.index) : -1;
  return patched(view, { stock: bumped(view.stock, slot, -1) });
}

const TAKES = {
  place: (view: GameView, _seat: number, meeple: number): GameView =>
    withTurn(view, ({ gained }) => ({ gained: bumped(gained, meeple) })),
  lodgings: (view: GameView, seat: number, meeple: number): GameView =>
    withSeat(view, seat, ({ lodgings }) => ({ lodgings: bumped(lodgings, meeple) })),
  bag: (view: GameView, _seat: number, meeple: number): GameView =>
    withGuard(view, ({ bag }) => ({ bag: bumped(bag, meeple) })),
};

const LOSES_CORRUPTION = {
  tavern: (view: GameView, seat: number): GameView =>
    withSeat(view, seat, ({ tavern }) => ({ tavern: bumped(tavern, X, -1) })),
  lodgings: (view: GameView, seat: number): GameView =>
    withSeat(view, seat, ({ lodgings }) => ({ lodgings: bumped(lodgings, X, -1) })),
  board: (view: GameView): GameView =>
    withGuard(view, ({ board, waiting }) => {
      const spot = board.indexOf(X);
      return spot < 0 ? { waiting: bumped(waiting, X, -1) } : { board: board.with(spot, -1) };
    }),
};

const crownless = (view: GameView, place: number): GameView =>
  patched(view, { crowns: view.crowns.filter((crown) => crown.place !== place) });

/** Where meeples go. */
export const meeples = {
  drew: (view, { seat, meeple }) =>
    isGuard(view, seat)
      ? withGuard(view, ({ bag, line, unitsDrawn }) => ({
          bag: bumped(bag, meeple, -1),
          line: [...line, meeple],
          unitsDrawn: meeple === X ? unitsDrawn : unitsDrawn + 1,
        }))
      : withSeat(view, seat, ({ bag, tavern }) => ({
          bag: bumped(bag, meeple, -1),
          tavern: bumped(tavern, meeple),
        })),
  bagRefilled: (view, { seat, meeples: all }) =>
    withSeat(view, seat, ({ bag, lodgings }) => ({
      bag: plus(bag, all),
      lodgings: plus(lodgings, all, -1),
    })),
  gained: (view, { seat, meeple, from, to, source }) =>
    TAKES[to](paid(view, meeple, from, source), seat, meeple),
  notGained: (view) => view,
  returned: (view, { meeple, place, source }, catalogue) =>
    withParty(withSupply(view, meeple, 1), place, (party) =>
      taken(party, meeple, classesTaken(catalogue, source)),
    ),
  held: (view, { seat, meeple, place, source }, catalogue) =>
    withParty(
      withSeat(view, seat, ({ held }) => ({ held: bumped(held, meeple) })),
      place,
      (party) => taken(party, meeple, classesTaken(catalogue, source)),
    ),
  heldReturned: (view, { seat, units }) =>
    withSeat(view, seat, ({ tavern, held }) => ({
      tavern: plus(tavern, units),
      held: plus(held, units, -1),
    })),
  cleansed: (view, { seat, from }) =>
    from === 'none' ? view : LOSES_CORRUPTION[from](withSupply(view, X, 1), seat),
  corrupted: (view, { seat, n }) =>
    withSeat(withSupply(view, X, -n), seat, ({ bag }) => ({ bag: bumped(bag, X, n) })),
  backToBag: (view, { seat, meeples: all }) =>
    withSeat(view, seat, ({ bag, lodgings }) => ({
      bag: plus(bag, all),
      lodgings: plus(lodgings, all, -1),
    })),
  planConfirmed: (view, { seat, places, recruit, forgePlace, forgeCv, boosts }) => {
    // M5: the recruited Peasant comes from the Lodgings.
    const recruited = bumped(noMeeples(), P, recruit < 0 ? 0 : 1);
    const units = places.reduce((all, place) => plus(all, place.units), nothing(recruited));
    const planned = withSeat(view, seat, ({ tavern, lodgings }) => ({
      tavern: plus(plus(tavern, units, -1), recruited),
      lodgings: plus(lodgings, recruited, -1),
    }));
    const plan = places.map(({ place, units: there, as }) => ({
      place,
      units: there.slice(),
      as: as.slice(),
      overrun: 0,
    }));
    const under = patched(planned, { phase: 'main' });
    return withTurn(under, () => ({ plan, boosts: boosts.slice(), forgePlace, forgeCv }));
  },
  overran: (view, { place, n }) =>
    withParty(withSupply(view, P, -n), place, () => ({ overrun: n })),
  crownTaken: (view, { place, from, units }) =>
    withSeat(crownless(view, place), from, ({ lodgings }) => ({ lodgings: plus(lodgings, units) })),
  crownReturned: (view, { seat, place, units }) =>
    withSeat(crownless(view, place), seat, ({ lodgings }) => ({ lodgings: plus(lodgings, units) })),
  guardPlaced: (view, { meeple, spot }) =>
    withGuard(view, ({ line, board, prestige }) => ({
      line: line.slice(1),
      ...(spot < 0 ? { prestige: bumped(prestige, meeple) } : { board: board.with(spot, meeple) }),
    })),
  guardWaited: (view, { meeple }) =>
    withGuard(view, ({ line, waiting }) => ({
      line: line.slice(1),
      waiting: bumped(waiting, meeple),
    })),
  guardReset: (view, { meeples: all }) =>
    withGuard(view, ({ bag, board, waiting, prestige }) => ({
      bag: plus(bag, all),
      board: board.map(() => -1),
      waiting: nothing(waiting),
      prestige: nothing(prestige),
    })),
} satisfies Partial<Folding>;

import type { EventKind, EventOf, GameEvent, GameView, SeatView, TurnState } from '@rowan/rules';

/**
 * The board while events are played: each event moves what it speaks of in a copy of the view. It shows facts
 * that happened; what the rules make of them comes with the next view, which replaces all of this.
 */

type Draft = { -readonly [K in keyof GameView]: GameView[K] };
type Stagers = { readonly [K in EventKind]?: (view: Draft, event: EventOf<K>) => void };

const SLOT = 4;
const MONSTER = 16;
const OVERLORD = 28;
const CORRUPTION = 8;

const plus = (counts: readonly number[], more: readonly number[], sign = 1): number[] =>
  counts.map((n, i) => Math.max(0, n + sign * (more[i] ?? 0)));

const one = (meeple: number): number[] =>
  Array.from({ length: 9 }, (_, i) => (i === meeple ? 1 : 0));

function withSeat(view: Draft, seat: number, patch: (player: SeatView) => Partial<SeatView>): void {
  view.seats = view.seats.map((player, i) =>
    i === seat ? { ...player, ...patch(player) } : player,
  );
}

const withTurn = (view: Draft, patch: (turn: TurnState) => Partial<TurnState>): void => {
  view.turn = { ...view.turn, ...patch(view.turn) };
};

const isGuard = (view: Draft, seat: number): boolean => view.guard !== null && seat > 0;

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((old, i) => (i === index ? item : old));

const without = (cards: readonly number[], card: number): number[] => {
  const at = Math.max(cards.indexOf(card), cards.indexOf(-1));
  return cards.filter((_, i) => i !== at);
};

const meeples: Stagers = {
  drew: (view, { seat, meeple }) => {
    if (isGuard(view, seat)) return;
    withSeat(view, seat, ({ bag, tavern }) => ({
      bag: plus(bag, one(meeple), -1),
      tavern: plus(tavern, one(meeple)),
    }));
  },
  bagRefilled: (view, { seat, meeples: all }) => {
    if (isGuard(view, seat)) return;
    withSeat(view, seat, ({ bag }) => ({ bag: plus(bag, all), lodgings: bag.map(() => 0) }));
  },
  corrupted: (view, { seat, n }) => {
    withSeat(view, seat, ({ bag }) => ({
      bag: bag.map((count, i) => (i === CORRUPTION ? count + n : count)),
    }));
  },
  gained: (view, { seat, meeple, to }) => {
    if (to === 'lodgings')
      withSeat(view, seat, ({ lodgings }) => ({ lodgings: plus(lodgings, one(meeple)) }));
    if (to === 'place') withTurn(view, ({ gained }) => ({ gained: plus(gained, one(meeple)) }));
  },
  cleansed: (view, { seat, from }) => {
    if (from === 'tavern')
      withSeat(view, seat, ({ tavern }) => ({ tavern: plus(tavern, one(CORRUPTION), -1) }));
    if (from === 'lodgings')
      withSeat(view, seat, ({ lodgings }) => ({ lodgings: plus(lodgings, one(CORRUPTION), -1) }));
  },
  backToBag: (view, { seat, meeples: all }) =>
    withSeat(view, seat, ({ bag, lodgings }) => ({
      bag: plus(bag, all),
      lodgings: plus(lodgings, all, -1),
    })),
  abilityUsed: (view, { seat, exhausted, givenUp }) =>
    withSeat(view, seat, ({ tavern, lodgings }) => ({
      tavern: plus(plus(tavern, exhausted, -1), givenUp, -1),
      lodgings: plus(lodgings, exhausted),
    })),
  drawEffectUsed: (view, { seat, exhausted }) =>
    withSeat(view, seat, ({ tavern, lodgings }) => ({
      tavern: plus(tavern, exhausted, -1),
      lodgings: plus(lodgings, exhausted),
    })),
  heldReturned: (view, { seat, units }) =>
    withSeat(view, seat, ({ tavern, held }) => ({
      tavern: plus(tavern, units),
      held: plus(held, units, -1),
    })),
};

const turns: Stagers = {
  turnStarted: (view, { seat, round }) => {
    view.active = seat;
    view.round = round;
    view.phase = 'development';
  },
  assignedToCapitol: (view, { seat, units }) => {
    withSeat(view, seat, ({ tavern }) => ({ tavern: plus(tavern, units, -1) }));
    withTurn(view, ({ capitol }) => ({ capitol: plus(capitol, units) }));
  },
  planConfirmed: (view, { seat, places }) => {
    view.phase = 'main';
    withSeat(view, seat, ({ tavern }) => ({
      tavern: places.reduce((left, { units }) => plus(left, units, -1), tavern),
    }));
    withTurn(view, () => ({
      plan: places.map(({ place, units, as }) => ({ place, units, as, overrun: 0 })),
    }));
  },
  overran: (view, { place, n }) =>
    withTurn(view, ({ plan }) => ({
      plan: plan.map((party) => (party.place === place ? { ...party, overrun: n } : party)),
    })),
  returned: (view, { meeple, place }) =>
    withTurn(view, ({ plan }) => ({
      plan: plan.map((party) =>
        party.place === place ? { ...party, units: plus(party.units, one(meeple), -1) } : party,
      ),
    })),
  cleanedUp: (view, { seat, meeples: all, phase }) => {
    withSeat(view, seat, ({ lodgings, tavern }) => ({
      lodgings: plus(lodgings, all),
      tavern: phase === 'main' ? tavern.map(() => 0) : tavern,
    }));
    withTurn(view, ({ capitol, gained }) => ({
      plan: [],
      capitol: capitol.map(() => 0),
      gained: gained.map(() => 0),
    }));
    if (phase === 'main') view.phase = 'draw';
  },
  levelledUp: (view, { seat, unit, level }) =>
    withSeat(view, seat, ({ levels }) => ({ levels: put(levels, unit - 1, level) })),
  vpChanged: (view, { seat, total }) => {
    if (isGuard(view, seat)) view.guard = { ...view.guard!, vp: total };
    else withSeat(view, seat, () => ({ vp: total }));
  },
};

const cards: Stagers = {
  questsDrawn: (view, { seat, quests }) =>
    withSeat(view, seat, ({ hand }) => ({ hand: [...hand, ...quests] })),
  questDiscarded: (view, { seat, quest }) =>
    withSeat(view, seat, ({ hand }) => ({ hand: without(hand, quest) })),
  questCompleted: (view, { seat, quest }) =>
    withSeat(view, seat, ({ hand, completed }) => ({
      hand: without(hand, quest),
      completed: [...completed, quest],
    })),
  constructed: (view, { tile, place, stock }) => {
    view.market = view.market.filter((card) => card !== tile);
    view.built = put(view.built, place - SLOT, tile);
    view.stock = put(view.stock, place - SLOT, stock);
  },
  tileTurnedUp: (view, { tile }) => {
    view.market = [...view.market, tile];
  },
  roomTaken: (view, { district }) => {
    view.towers = put(view.towers, district, view.towers[district]?.slice(0, -1) ?? []);
  },
  roomTurnedUp: (view, { district, room }) => {
    view.towers = put(view.towers, district, [
      ...(view.towers[district]?.slice(0, -1) ?? []),
      room,
    ]);
  },
  defeated: (view, { seat, place }) => {
    if (place >= OVERLORD) return;
    const monster = view.monsters[place - MONSTER] ?? -1;
    view.monsters = put(view.monsters, place - MONSTER, -1);
    if (!isGuard(view, seat)) withSeat(view, seat, ({ pile }) => ({ pile: [...pile, monster] }));
  },
  monstersSlid: (view, { district, monsters }) => {
    view.monsters = view.monsters.map((old, slot) =>
      Math.floor(slot / 3) === district ? (monsters[slot % 3] ?? -1) : old,
    );
  },
  monsterArrived: (view, { monster, place }) => {
    view.monsters = put(view.monsters, place - MONSTER, monster);
    view.monsterDeck = Math.max(0, view.monsterDeck - 1);
  },
  councilArrived: (view, { n }) => {
    view.council = n;
  },
  finalRoundsBegan: (view, { lastRound }) => {
    view.lastRound = lastRound;
  },
  swordTurned: (view, { to }) => {
    if (view.guard) view.guard = { ...view.guard, sword: to };
  },
  guardPlaced: (view, { meeple, spot }) => {
    if (view.guard) view.guard = { ...view.guard, board: put(view.guard.board, spot, meeple) };
  },
};

const stagers: Stagers = { ...meeples, ...turns, ...cards };

export function stage(view: GameView, event: GameEvent): GameView {
  const stager = stagers[event.kind] as ((view: Draft, event: GameEvent) => void) | undefined;
  if (!stager) return view;
  const next: Draft = { ...view, decision: null, waiting: null };
  stager(next, event);
  return next;
}

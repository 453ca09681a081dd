import { DISTRICTS, HENCHMAN, MEEPLES, MONSTER, OVERLORD, SLOT, isCouncil } from '@rowan/cards';
import type { GameView } from '../view.ts';
import {
  isGuard,
  patched,
  turnedUp,
  withGuard,
  withSeat,
  withSupply,
  withTurn,
  without,
  type Folding,
} from './parts.ts';

/** D2: as long as Monsters are to be replaced, the next card is off the deck before it is known where it goes. */
function nextMonster(view: GameView): GameView {
  if (view.turn.defeated === 0) return view;
  if (view.monsterDeck > 0) return patched(view, { monsterDeck: view.monsterDeck - 1 });
  return view.guard?.acting ? withTurn(view, () => ({ defeated: 0 })) : view; // G5
}

const LAST_DISTRICT = DISTRICTS.length - 1;

function discarded(view: GameView, quest: number, by: number): GameView {
  return patched(view, {
    questDiscard: [...view.questDiscard, quest],
    questDiscardBy: [...view.questDiscardBy, by],
  });
}

const fewerQuests = (view: GameView, n: number): GameView =>
  patched(view, { questDeck: view.questDeck - n });

const unchanged = (view: GameView): GameView => view;

/** Where cards go. */
export const cards = {
  questsDrawn: (view, { seat, quests }) =>
    withSeat(fewerQuests(view, quests.length), seat, ({ hand }) => ({
      hand: [...hand, ...quests],
    })),
  questDiscarded: (view, { seat, quest }) =>
    withSeat(discarded(view, quest, seat), seat, ({ hand }) => ({ hand: without(hand, quest) })),
  questsReshuffled: (view, { count }) =>
    patched(view, { questDeck: view.questDeck + count, questDiscard: [], questDiscardBy: [] }),
  questCompleted: (view, { seat, quest }, catalogue) => {
    const done = withSeat(view, seat, ({ hand, completed }) => ({
      hand: without(hand, quest),
      completed: [...completed, quest],
    }));
    if (catalogue.quests[quest]!.kind !== 'ongoing') return done;
    return withTurn(done, ({ fresh }) => ({ fresh: [...fresh, quest] }));
  },
  questDeclined: unchanged,
  questKept: (view, { quest }) =>
    withGuard(fewerQuests(view, 1), ({ kept }) => ({ kept: [...kept, quest] })),
  /** G4 in the Guard's turn: from the deck, for all to see. G9: one of those it kept. */
  questScored: (view, { quest }) =>
    view.guard!.acting
      ? discarded(fewerQuests(view, 1), quest, -1)
      : withGuard(view, ({ kept }) => ({ kept: turnedUp(kept, quest) })),
  constructed: (view, { tile, place, stock }, catalogue) => {
    const built = patched(view, {
      market: view.market.filter((card) => card !== tile),
      built: view.built.with(place - SLOT, tile),
      stock: view.stock.with(place - SLOT, stock),
    });
    const prestige = catalogue.tiles[tile]!.stock?.meeple;
    const paid = prestige ? withSupply(built, MEEPLES.indexOf(prestige), -stock) : built; // L7
    return withTurn(paid, () => ({ construct: false }));
  },
  tileTurnedUp: (view, { tile }) =>
    patched(view, { market: [...view.market, tile], tileDeck: view.tileDeck - 1 }),
  activated: unchanged,
  roomTaken: (view, { seat, district, room }, catalogue) => {
    const left = patched(view, {
      towers: view.towers.with(district, view.towers[district]!.slice(0, -1)),
    });
    if (!isGuard(view, seat))
      return withSeat(left, seat, ({ rooms }) => ({ rooms: [...rooms, room] }));
    const { family } = catalogue.rooms[room]!;
    const inSet = catalogue.roomSets.some(({ id }) => id === family); // G6
    return withGuard(left, ({ rooms, gone }) =>
      inSet ? { rooms: [...rooms, room] } : { gone: [...gone, room] },
    );
  },
  roomTurnedUp: (view, { district, room }) =>
    patched(view, { towers: view.towers.with(district, view.towers[district]!.with(-1, room)) }),
  defeated: (view, { seat, place }) => {
    if (isGuard(view, seat)) {
      const slot = place - MONSTER;
      const hit = patched(view, { monsters: view.monsters.with(slot, -1), defeatThisRound: true });
      return withGuard(hit, ({ pile }) => ({ pile: [...pile, view.monsters[slot]!] }));
    }
    const fallen = withTurn(view, ({ resolved }) => ({ resolved: resolved | (1 << place) }));
    if (!isCouncil(place)) return patched(fallen, { defeatThisRound: true });
    if (place === HENCHMAN) return fallen;
    return withSeat(fallen, seat, ({ fought }) => ({ fought: fought | (1 << (place - OVERLORD)) }));
  },
  boostGained: unchanged,
  monstersSlid: (view, { district, monsters }) => {
    const slid = patched(view, {
      monsters: view.monsters.toSpliced(district * monsters.length, monsters.length, ...monsters),
    });
    // G5: the Guard's Monsters are replaced one by one.
    if (view.guard?.acting)
      return nextMonster(withTurn(slid, () => ({ defeated: Math.min(1, view.monsterDeck) })));
    return district === LAST_DISTRICT ? nextMonster(slid) : slid;
  },
  monsterArrived: (view, { monster, place }) => {
    const come = patched(view, { monsters: view.monsters.with(place - MONSTER, monster) });
    return nextMonster(withTurn(come, ({ defeated }) => ({ defeated: defeated - 1 })));
  },
  councilArrived: (view, { n }) => nextMonster(patched(view, { council: n })),
  guardOrdered: unchanged,
  guardCould: unchanged,
  swordTurned: (view, { to }) => withGuard(view, () => ({ sword: to })),
} satisfies Partial<Folding>;

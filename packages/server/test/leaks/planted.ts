import { publicView, overlayOf, type GameState, type Overlay, type PublicView } from '@rowan/rules';
import type { Engine } from '@rowan/table';

/** Leaks that somebody might build in by mistake; each has to be found out. */
export type Planted = (engine: Engine) => Engine;

/** Something in the public view that does not belong there. */
const shown =
  (more: (state: GameState) => object): Planted =>
  (engine) => ({
    ...engine,
    publicView: (state) => ({ ...publicView(state), ...more(state) }),
  });

/** Something in a seat's overlay that does not belong to the seat. */
const overlaid =
  (more: (state: GameState, seat: number) => Partial<Overlay>): Planted =>
  (engine) => ({
    ...engine,
    overlayOf: (state, seat) => ({ ...overlayOf(state, seat), ...more(state, seat) }),
  });

const nextSeat = ({ players }: GameState, seat: number): number => (seat + 1) % players.length;
const last = (cards: readonly number[]): number => cards.at(-1) ?? 0;

export const PLANTED: Readonly<Record<string, Planted>> = {
  'the first seat’s view for everybody': (engine) => ({
    ...engine,
    publicView: (state) => engine.view(state, 0) as PublicView,
  }),
  'the key': shown(({ setup }) => ({ setup })),
  'the deck of Quests': shown(({ questDeck }) => ({ questDeck })),
  'the deck of Monsters': shown(({ monsterDeck }) => ({ monsterDeck })),
  'the deck of tiles': shown(({ tileDeck }) => ({ tileDeck })),
  'the Rooms of the Towers': shown(({ towers }) => ({ rooms: towers })),
  'all hands': shown(({ players }) => ({ hands: players.map(({ hand }) => hand) })),
  'the hand of whoever plays': shown(({ players, active }) => ({ hand: players[active]!.hand })),
  'the faces of discarded Quests': shown(({ questDiscard }) => ({ questDiscard })),
  'the next Quest': shown(({ questDeck }) => ({ next: last(questDeck) })),
  'the next Monster': shown(({ monsterDeck }) => ({ next: last(monsterDeck) })),
  'the next tile': shown(({ tileDeck }) => ({ next: last(tileDeck) })),
  'one bit of the next Quest': shown(({ questDeck }) => ({ even: last(questDeck) % 2 })),
  'one bit of the key': shown(({ setup }) => ({ even: setup.key.charCodeAt(0) % 2 })),
  'a length that follows from the next Quest': shown(({ questDeck }) => ({
    pad: 'x'.repeat(last(questDeck) % 5),
  })),
  'an order that follows from the next tile': shown(({ tileDeck }) =>
    last(tileDeck) % 2 === 0 ? { a: 1, b: 1 } : { b: 1, a: 1 },
  ),
  'the sum of all hands': shown(({ players }) => ({
    sum: players.flatMap(({ hand }) => hand).reduce((a, b) => a + b * b, 0),
  })),
  'the neighbour’s hand': overlaid((state, seat) => ({
    hand: state.players[nextSeat(state, seat)]!.hand,
  })),
  'the neighbour’s hand beside the own': overlaid((state, seat) => ({
    hand: [...state.players[seat]!.hand, ...state.players[nextSeat(state, seat)]!.hand],
  })),
  'everybody’s discarded Quests': overlaid(({ questDiscard }) => ({ discards: questDiscard })),
  'the deck among the own discards': overlaid(({ questDeck }) => ({ discards: questDeck })),
  'the overlay of the neighbour': (engine) => ({
    ...engine,
    overlayOf: (state, seat) => overlayOf(state, nextSeat(state, seat)),
  }),
  'the first seat’s overlay for everybody': (engine) => ({
    ...engine,
    overlayOf: (state) => overlayOf(state, 0),
  }),
};

import { MONSTER } from '@rowan/cards';
import type { TurnState } from './state.ts';
import type { GameView, SeatView } from './view.ts';

type Guard = NonNullable<GameView['guard']>;

/** Shown, or why not. */
type Word = true | string;

interface Words {
  readonly view: { readonly [K in keyof GameView]: Word };
  readonly seat: { readonly [K in keyof SeatView]: Word };
  readonly guard: { readonly [K in keyof Guard]: Word };
  readonly turn: { readonly [K in keyof TurnState]: Word };
}

const ASKING = 'nobody is asked while events are played';
const INSIDE = 'of the engine; nothing of it is on the table';

/** The fields that `fold` keeps true event by event; the others wait for the next view, for the reason given. */
export const SHOWN: Words = {
  view: {
    viewer: true,
    catalogue: true,
    setup: true,
    supply: true,
    seats: true,
    guard: true,
    first: true,
    active: true,
    phase: true,
    round: true,
    turns: true,
    quietRounds: true,
    defeatThisRound: true,
    council: true,
    lastRound: true,
    monsters: true,
    monsterDeck: true,
    questDeck: true,
    tileDeck: true,
    tokens: true,
    market: true,
    built: true,
    stock: true,
    orders: true,
    crowns: true,
    towers: true,
    questDiscard: true,
    questDiscardBy: true,
    turn: true,
    waiting: ASKING,
    decision: ASKING,
    agenda: ASKING,
    decisions: INSIDE,
    winners: true,
  },
  seat: {
    bag: true,
    tavern: true,
    lodgings: true,
    held: true,
    levels: true,
    hand: true,
    completed: true,
    pile: true,
    rooms: true,
    vp: true,
    ledger: true,
    boosts: true,
    pairs: true,
    against: true,
    fought: true,
  },
  guard: {
    bag: true,
    board: true,
    prestige: true,
    waiting: true,
    line: true,
    unitsDrawn: true,
    acting: true,
    vp: true,
    ledger: true,
    pile: true,
    rooms: true,
    gone: true,
    kept: true,
    sword: true,
    prey: true,
  },
  turn: {
    owed: INSIDE,
    abilities: true,
    assigned: true,
    construct: true,
    levelUp: true,
    capitol: true,
    gained: true,
    plan: true,
    boosts: true,
    forgePlace: true,
    forgeCv: true,
    resolved: true,
    eligible: INSIDE,
    unseen: INSIDE,
    granted: true,
    defeated: true,
    drawEffects: true,
    won: true,
    fresh: true,
  },
};

const kept = <T extends object>(whole: T, words: { readonly [K in keyof T]: Word }): Partial<T> =>
  Object.fromEntries(
    Object.entries(whole).filter(([field]) => words[field as keyof T] === true),
  ) as Partial<T>;

/** Only a foe is seen to be done with: it has fallen. */
const fallen = (resolved: number): number => (resolved >>> MONSTER) << MONSTER;

/** A view with nothing but what is shown. */
export const shown = (view: GameView): object => ({
  ...kept(view, SHOWN.view),
  seats: view.seats.map((seat) => kept(seat, SHOWN.seat)),
  guard: view.guard && kept(view.guard, SHOWN.guard),
  turn: { ...kept(view.turn, SHOWN.turn), resolved: fallen(view.turn.resolved) },
});

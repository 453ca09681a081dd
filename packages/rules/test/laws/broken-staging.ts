import { MONSTER, isMonster } from '@rowan/cards';
import type { EventKind, GameView, SeatView } from '@rowan/rules';
import { folding, type Control } from './broken-engines.ts';

const LEAD_ON = 'the events of a move lead from one view to the next';

const ignoring = (...kinds: EventKind[]): Control['engine'] =>
  folding((seen, event, next) => (kinds.includes(event.kind) ? seen : next));

const seats = (view: GameView, change: (seat: SeatView) => Partial<SeatView>): GameView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, ...change(seat) })),
});

/** What a move shows on its way. */
export const BROKEN_STAGING: readonly Control[] = [
  { law: LEAD_ON, fault: 'a gained meeple is not shown', engine: ignoring('gained') },
  { law: LEAD_ON, fault: 'a taken Room is not shown', engine: ignoring('roomTaken') },
  { law: LEAD_ON, fault: 'the sword does not turn', engine: ignoring('swordTurned') },
  {
    law: LEAD_ON,
    fault: 'meeples come out of the bag into the Lodgings',
    engine: folding((_, { kind }, next) =>
      kind === 'drew'
        ? seats(next, ({ tavern, lodgings }) => ({ tavern: lodgings, lodgings: tavern }))
        : next,
    ),
  },
  {
    law: LEAD_ON,
    fault: 'a Monster leaves its slot as soon as it has fallen',
    engine: folding((_, event, next) =>
      event.kind === 'defeated' && isMonster(event.place)
        ? { ...next, monsters: next.monsters.with(event.place - MONSTER, -1) }
        : next,
    ),
  },
  {
    law: LEAD_ON,
    fault: 'hidden Quests get a face',
    engine: folding((_, { kind }, next) =>
      kind === 'questsDrawn'
        ? seats(next, ({ hand }) => ({ hand: hand.map((quest) => Math.max(0, quest)) }))
        : next,
    ),
  },
  {
    law: LEAD_ON,
    fault: 'a Room is turned up before it is seen',
    engine: folding((_, event, next) =>
      event.kind === 'roomTaken'
        ? { ...next, towers: next.towers.map((rooms) => rooms.map((room) => Math.max(0, room))) }
        : next,
    ),
  },
  {
    law: LEAD_ON,
    fault: 'the view that is given is changed',
    engine: folding((seen, _, next) => {
      (seen.supply as number[])[0]! += 0;
      return next;
    }),
  },
  {
    law: 'what an event does not change stays the very same object',
    fault: 'every event makes a new copy of all',
    engine: folding((_, __, next) => structuredClone(next)),
  },
];

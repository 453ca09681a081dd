import {
  afterwards,
  completing,
  drawingLast,
  explaining,
  fail,
  isOdd,
  listing,
  neverAsk,
  ok,
  onRefusal,
  openHands,
  previewing,
  raiseCouncil,
  real,
  telling,
  viewing,
  type Control,
} from './broken-engines.ts';

/** What is foretold and explained. */
const TOLD: readonly Control[] = [
  {
    law: 'a preview foretells what happens and reveals nothing',
    fault: 'the preview goes on beyond what is revealed',
    engine: previewing((_, { events }) => ({ events })),
  },
  {
    law: 'a preview foretells what happens and reveals nothing',
    fault: 'the preview leaves out the first event',
    engine: previewing(({ events }) => ({ events: events.slice(1) })),
  },
  {
    law: 'a move seals undo if it reveals something or another seat is asked',
    fault: 'no move seals',
    engine: previewing(() => ({ seals: false })),
  },
  {
    law: 'a move seals undo if it reveals something or another seat is asked',
    fault: 'every move seals',
    engine: previewing(() => ({ seals: true })),
  },
  {
    law: 'a move seals undo if it reveals something or another seat is asked',
    fault: 'a Monster that finds its district full does not seal',
    engine: previewing(({ seals }, { state }) => ({
      seals: seals && state.decision?.kind !== 'overflow',
    })),
  },
  {
    law: 'a preview refuses as the move itself',
    fault: 'a preview says malformed to everything illegal',
    engine: {
      ...real,
      preview: (state, move) => {
        const told = real.preview(state, move);
        return told.ok ? told : fail({ code: 'malformed', rule: 'T0', facts: { asked: null } });
      },
    },
  },
  {
    law: 'a plan is legal exactly if a second judge says so',
    fault: 'a plan that is too weak is accepted',
    engine: onRefusal((state, error) =>
      error.code === 'tooWeak' ? ok({ state, events: [] }) : fail(error),
    ),
  },
  {
    law: 'a plan is legal exactly if a second judge says so',
    fault: 'Units beyond what a place needs are refused',
    engine: {
      ...real,
      apply: (state, move) => {
        const { answer } = move;
        const surplus = answer.kind === 'plan' && answer.places.some(({ units }) => units[0]! > 3);
        return surplus
          ? fail({ code: 'tooMany', rule: 'T6', facts: { n: 4, upTo: 3 } })
          : real.apply(state, move);
      },
    },
  },
  {
    law: 'a plan is explained in sums that add up',
    fault: 'a part of the sum is missing',
    engine: explaining(({ places }) => ({
      places: places.map((place) => ({ ...place, parts: place.parts.slice(1) })),
    })),
  },
  {
    law: 'a plan is explained in sums that add up',
    fault: 'an illegal plan is explained as legal',
    engine: explaining(() => ({ rejection: null })),
  },
  {
    law: 'a plan is explained in sums that add up',
    fault: 'a plan with an empty place throws',
    engine: explaining(({ places }) => {
      if (places.some(({ rejection }) => rejection?.code === 'emptyPlace'))
        throw new Error('empty');
      return {};
    }),
  },
  {
    law: 'where no order is asked for, none could be better for the player',
    fault: 'no order is ever asked for',
    engine: afterwards(neverAsk),
  },
  {
    law: 'where no order is asked for, none could be better for the player',
    fault: 'places that draw Quests come last',
    engine: drawingLast,
  },
];

/** What shows though it is hidden. */
const LEAKS: readonly Control[] = [
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'the key shows',
    engine: viewing((_, { setup }) => ({ setup })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: "others' hands show",
    engine: viewing(openHands),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'the next Monster shows',
    engine: viewing((_, { monsterDeck }) => ({ next: monsterDeck.at(-1) })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'the next tile shows',
    engine: viewing((_, { tileDeck }) => ({ next: tileDeck.at(-1) })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'a Room lies open too early',
    engine: viewing((_, { towers }) => ({ towers })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'discards lie open',
    engine: viewing((_, { questDiscard }) => ({ questDiscard })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: 'the Quests that the Guard keeps show',
    engine: viewing((_, { guard }) => ({ guard })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: "what the active player's hand completes shows",
    engine: viewing((_, { turn }) => ({ turn })),
  },
  {
    law: 'a view is the same whatever the viewer may not know',
    fault: "others' decisions show",
    engine: viewing((_, { decision }) => ({ decision })),
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'everybody gets every event',
    engine: { ...real, viewEvents: (events) => [...events] },
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'spectators get what seat 0 gets',
    engine: {
      ...real,
      viewEvents: (events, viewer) => real.viewEvents(events, viewer === 'spectator' ? 0 : viewer),
    },
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'everybody hears of a Quest that was declined',
    engine: {
      ...real,
      viewEvents: (events, viewer) =>
        events.flatMap((event) =>
          event.kind === 'questDeclined'
            ? { ...event, quest: -1 }
            : real.viewEvents([event], viewer),
        ),
    },
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'a new kind of event names a Quest in hand',
    engine: telling(({ state }, seat) => ({ seat, quest: state.players[seat]!.hand[0] ?? -1 })),
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'a new kind of event names the next Quests of the deck',
    engine: telling(({ state }) => ({ quests: state.questDeck.slice(-2) })),
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'a new kind of event names the next Monster',
    engine: telling(({ state }) => ({ monster: state.monsterDeck.at(-1) })),
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'a new kind of event names the next tile as its cause',
    engine: telling(({ state }) => ({ source: { card: 'tile', index: state.tileDeck.at(-1) } })),
  },
  {
    law: 'events are the same whatever the viewer may not know',
    fault: 'a new kind of event names the Room below',
    engine: telling(({ state }) => ({ room: state.towers[0]!.at(-2) ?? -1 })),
  },
  {
    law: 'the answers on offer are the same whatever the seat may not know',
    fault: 'their order hangs on the next Monster',
    engine: listing((answers, state) => (isOdd(state) ? answers.toReversed() : answers)),
  },
  {
    law: 'a preview is the same whatever the seat may not know',
    fault: 'it says how many events come',
    engine: previewing((_, { events }) => ({ all: events.length })),
  },
  {
    law: 'an explanation is the same whatever the seat may not know',
    fault: 'its VP hang on the next Monster',
    engine: explaining(({ vp }, state) => ({ vp: isOdd(state) ? vp + 1 : vp })),
  },
  {
    law: 'a refusal is the same whatever the seat may not know',
    fault: 'a refusal tells the next Monster',
    engine: onRefusal(({ monsterDeck }, { rule }) =>
      fail({ code: 'placeTwice', rule, facts: { place: monsterDeck.at(-1) ?? -1 } }),
    ),
  },
  {
    law: 'a view can be completed to a game that looks the same',
    fault: 'a Corruption is added to a bag',
    engine: completing(({ players, supply }) => {
      players[0]!.bag[8]! += 1;
      supply[8]! -= 1;
    }),
  },
  {
    law: 'a view can be completed to a game that looks the same',
    fault: 'a Dark Council card is put on top',
    engine: completing(raiseCouncil),
  },
  {
    law: 'a view can be completed to a game that looks the same',
    fault: 'a Quest is dealt twice',
    engine: completing((game) => {
      if (game.questDeck.length > 1) game.questDeck[0] = game.questDeck[1]!;
    }),
  },
];

export const BROKEN_KNOWLEDGE = [...TOLD, ...LEAKS];

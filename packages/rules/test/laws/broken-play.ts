import {
  afterwards,
  corrupt,
  everyNth,
  fail,
  listing,
  ok,
  onRefusal,
  raiseCouncil,
  real,
  type Control,
} from './broken-engines.ts';

/** What may be answered. */
const ANSWERS: readonly Control[] = [
  {
    law: 'every legal answer that is listed is accepted',
    fault: 'an illegal answer is listed',
    engine: listing((answers) => [...answers.slice(0, 5), { kind: 'order', item: 999 }]),
  },
  {
    law: 'every legal answer that is listed is accepted',
    fault: 'nothing is listed',
    engine: listing(() => []),
  },
  {
    law: 'the list of answers is stable and without repeats',
    fault: 'an answer is listed twice',
    engine: listing((answers) => [...answers, answers[0]!]),
  },
  {
    law: 'every sampled answer is accepted',
    fault: 'the sampler ends the Development Phase with something pending',
    engine: {
      ...real,
      sample: (state, below) =>
        state.decision!.kind === 'develop' && state.turn.construct
          ? { kind: 'develop', do: 'end' }
          : real.sample(state, below),
    },
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'a rejection cites a rule that does not exist',
    engine: onRefusal((_, error) => fail({ ...error, rule: 'T99' })),
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'a rejection has a fact that is no number',
    engine: onRefusal((_, { rule }) =>
      fail({ code: 'placeTwice', rule, facts: { place: Number.NaN } }),
    ),
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'an answer of the wrong shape throws',
    engine: onRefusal((_, error) => {
      if (error.code === 'malformed') throw new Error('no such answer');
      return fail(error);
    }),
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'what was not offered is accepted',
    engine: onRefusal((state, error) =>
      state.decision!.kind === 'plan' ? fail(error) : ok({ state: { ...state }, events: [] }),
    ),
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'a plan that is too weak is accepted',
    engine: onRefusal((state, error) =>
      error.code === 'tooWeak' ? ok({ state, events: [] }) : fail(error),
    ),
  },
  {
    law: 'anything else is refused with a reason, and nothing changes',
    fault: 'a refused answer changes the state',
    engine: onRefusal((state, error) => {
      state.decisions += 1;
      return fail(error);
    }),
  },
  {
    law: 'moves of others, stale moves and no moves are refused',
    fault: 'anybody may answer for anybody',
    engine: {
      ...real,
      apply: (state, move) => real.apply(state, { ...move, seat: state.decision!.seat }),
    },
  },
];

/** How the game goes on. */
const PLAY: readonly Control[] = [
  {
    law: 'what the engine is given is never changed',
    fault: 'a move is carried out on the state itself',
    engine: {
      ...real,
      apply: (state, move) => {
        const result = real.apply(state, move);
        if (result.ok) real.step(state, move.answer, null);
        return result;
      },
    },
  },
  {
    law: 'the state survives JSON, and the game goes on the same',
    fault: 'a field of the state is undefined',
    engine: {
      ...real,
      newGame: (setup) => {
        const state = real.newGame(setup);
        return { ...state, setup: Object.assign({ note: undefined }, state.setup) };
      },
    },
  },
  {
    law: 'the state survives JSON, and the game goes on the same',
    fault: 'a count is minus zero',
    engine: afterwards(({ turn }) => void (turn.gained = turn.gained.map((n) => n || -0))),
  },
  {
    law: 'in place or on a copy, with or without a log, a move does the same',
    fault: 'without a log a meeple is lost',
    engine: {
      ...real,
      step: (state, answer, log) => {
        real.step(state, answer, log);
        if (!log) state.supply[0]! -= 1;
      },
    },
  },
  {
    law: 'in place or on a copy, with or without a log, a move does the same',
    fault: 'the log misses its last event',
    engine: {
      ...real,
      step: (state, answer, log) => {
        real.step(state, answer, log);
        log?.pop();
      },
    },
  },
  {
    law: 'play on a copy leaves the original alone',
    fault: 'a copy shares its players',
    engine: { ...real, clone: (state) => ({ ...real.clone(state), players: state.players }) },
  },
  {
    law: 'every invariant holds',
    fault: 'a Corruption comes from nowhere',
    engine: afterwards(corrupt),
  },
  {
    law: 'the Monster deck is stacked as the rules say',
    fault: 'a Dark Council card lies on top',
    engine: {
      ...real,
      newGame: (setup) => {
        const state = real.newGame(setup);
        raiseCouncil(state);
        return state;
      },
    },
  },
  {
    law: 'somebody is to move until the end',
    fault: 'the game stops after a plan',
    engine: {
      ...real,
      apply: (state, move) => {
        const result = real.apply(state, move);
        if (result.ok && state.decision!.kind === 'plan') result.value.state.decision = null;
        return result;
      },
    },
  },
  {
    law: 'the log cut short leads back, and replayed leads on',
    fault: 'a move depends on how many were made before it',
    engine: afterwards(everyNth(5, corrupt)),
  },
];

export const BROKEN_PLAY = [...ANSWERS, ...PLAY];

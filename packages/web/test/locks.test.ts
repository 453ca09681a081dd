import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  apply,
  keyFromSeed,
  newGame,
  sealsUndo,
  view,
  type Answer,
  type GameState,
  type Setup,
} from '@rowan/rules';
import { adviserOf, planAdvice, presentEdition, type Adviser, type Options } from '@rowan/table';
import { expect, test, vi } from 'vitest';
import { IDLE } from '../src/model/interaction.ts';
import { placeModel } from '../src/model/place.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Moment {
  readonly adviser: Adviser;
  readonly options: Options;
  readonly state: GameState;
}

/** The lock that the page shows on an answer before it is given, from what the seat sees. */
function lockOn({ adviser, options, state }: Moment, answer: Answer): boolean {
  if (answer.kind === 'plan') return adviser.explain(answer)!.foresight!.seals;
  if (answer.kind === 'develop' && answer.do === 'construct') {
    const source = { kind: 'tile', tile: answer.tile } as const;
    const shown = { view: view(state, state.decision!.seat), explained: null };
    const moment = { ...shown, options, interaction: { ...IDLE, source }, sent: null };
    return placeModel(builtIn, { ...moment, refusal: null }, answer.place).seal !== null;
  }
  return options.offers.find((offer) => same(offer.answer, answer))!.seals;
}

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Seen {
  readonly what: string;
  readonly shown: boolean;
  readonly sealed: boolean;
}

const nameOf = (answer: Answer): string =>
  answer.kind === 'develop' ? `develop ${answer.do}` : answer.kind;

/** The answers that somebody could give here: all that are offered, and the one that is given. */
function triedAt({ options }: Moment, given: Answer): Answer[] {
  const offers = options.offers.map(({ answer }) => answer);
  return offers.some((answer) => same(answer, given)) ? offers : [...offers, given];
}

/** Every answer of a whole game: the lock before it, and whether it could be taken back. */
function* locksOf(setup: Setup, blind = false): Generator<Seen> {
  let state = newGame(builtIn, setup);
  while (state.decision) {
    const { seat, id } = state.decision;
    const seen = view(state, seat);
    const adviser = adviserOf(presentEdition(builtIn), seen, planAdvice);
    const moment = { adviser, options: adviser.options(), state };
    const question = { catalogue: builtIn, view: seen, seed: id };
    const given = botOf('captain').answer({ ...question, budget: { iterations: 1 } });
    let next = state;
    for (const answer of triedAt(moment, given)) {
      const played = apply(builtIn, state, { seat, decision: id, answer });
      if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
      const { events, state: after } = played.value;
      const shown = !blind && lockOn(moment, answer);
      yield { what: nameOf(answer), shown, sealed: sealsUndo(events, seat, after) };
      if (same(answer, given)) next = after;
    }
    state = next;
  }
}

const setupOf = (players: number): Setup => ({
  players,
  towers: true,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(`locks ${players}`),
});

const wrong = (seen: Iterable<Seen>): Seen[] =>
  [...seen].filter(({ shown, sealed }) => shown !== sealed);

test.each([
  [1, ['plan', 'discardQuest']],
  [3, ['plan', 'develop ability', 'develop construct']],
])(
  'the lock stands on every move that seals and on no other, in a whole game of %i',
  (players, expected) => {
    const all = [...locksOf(setupOf(players))];
    expect(wrong(all)).toEqual([]);
    const kinds = new Set(all.filter(({ sealed }) => sealed).map(({ what }) => what));
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
    expect(all.some(({ sealed }) => !sealed)).toBe(true);
  },
);

test('a page that forgets the lock is caught', () => {
  expect(wrong(locksOf(setupOf(1), true)).length).toBeGreaterThan(10);
});

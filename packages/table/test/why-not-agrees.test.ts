import { KINDS, MONSTER, PLACES, SLOT, X, builtIn } from '@rowan/cards';
import { apply, determinize, keyFromSeed, view, type Answer, type GameState } from '@rowan/rules';
import { explain, optionsOf, whyNot, type Attempt, type CapitolDraft } from '@rowan/table';
import { engineOf, luckOf, moveOf, playOn } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** Why something cannot be done, against what can be done, in whole games of 1 to 4. */

const engine = engineOf(builtIn);

/** Positions on the way through random games; the same each time. */
function* positions(kind: 'plan' | 'develop', most: number): Generator<GameState> {
  let found = 0;
  for (let game = 0; found < most; game++) {
    const players = 1 + (game % 4);
    const key = keyFromSeed(`why not ${game}`);
    const setup = { players, towers: game % 3 > 0, hiredHelp: [], advanced: false, key };
    const state = engine.newGame({ ...setup, towers: players === 1 || setup.towers });
    const below = luckOf(game + 1);
    while (state.decision && found < most) {
      if (state.decision.kind === kind && below(6) === 0) {
        found++;
        yield engine.clone(state);
      }
      playOn(engine, state, below, 1);
    }
  }
}

type WhyNot = typeof whyNot;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const NOBODY: CapitolDraft = { construct: null, levelUp: null };
const NO_PLAN = { kind: 'plan', places: [] } as const;

/** Every piece at every place, as the first of a plan. */
const pieces: readonly Attempt[] = upTo(KINDS).flatMap((meeple) =>
  upTo(PLACES).map((place): Attempt => ({ kind: 'meeple', plan: NO_PLAN, place, meeple })),
);

function* planFaults(state: GameState, why: WhyNot): Generator<string> {
  const { targets } = optionsOf(builtIn, state);
  for (const attempt of pieces) {
    if (attempt.kind !== 'meeple') continue;
    const open = targets[attempt.meeple]!.includes(attempt.place);
    const refused = why(builtIn, state, attempt);
    if (open !== (refused === null))
      yield `${attempt.meeple} at ${attempt.place}: ${refused?.code ?? 'nothing against it'}`;
  }
  const { reachable } = explain(builtIn, state, NO_PLAN);
  for (const place of upTo(PLACES)) {
    const refused = why(builtIn, state, { kind: 'serve', plan: NO_PLAN, place });
    if (refused && reachable.includes(place)) yield `serving ${place}: ${refused.code}`;
    if (!refused && !reachable.includes(place)) yield `serving ${place}: nothing against it`;
  }
}

type Assign = Extract<Answer, { do: 'assign' }>;
const isAssign = (answer: Answer): answer is Assign =>
  answer.kind === 'develop' && answer.do === 'assign';

const offersOf = (state: GameState): Answer[] =>
  optionsOf(builtIn, state).offers.map(({ answer }) => answer);

/** Whether one piece at the Capitol is offered. */
const isOffered = (state: GameState, at: 'construct' | 'levelUp', meeple: number): boolean =>
  offersOf(state)
    .filter(isAssign)
    .some(({ construct, levelUp }) =>
      at === 'construct'
        ? !levelUp && construct?.[meeple === 0 ? 'peasants' : 'shamans'] === 1 && meeple % 7 === 0
        : !construct && levelUp !== null && meeple === (levelUp.shaman ? 7 : levelUp.unit),
    );

/** Whether the tile is offered now, or after the first builder that is. */
function isBuilt(state: GameState, tile: number, place: number): boolean {
  const built = (at: GameState): boolean =>
    offersOf(at).some(
      (answer) =>
        answer.kind === 'develop' &&
        answer.do === 'construct' &&
        answer.tile === tile &&
        answer.place === place,
    );
  const sent = offersOf(state)
    .filter(isAssign)
    .find(({ construct, levelUp }) => construct && !levelUp);
  const after = sent && apply(builtIn, state, moveOf(state, sent));
  return built(state) || (after?.ok === true && built(after.value.state));
}

function* developFaults(state: GameState, why: WhyNot): Generator<string> {
  for (const at of ['construct', 'levelUp'] as const) {
    for (const meeple of upTo(KINDS)) {
      const refused = why(builtIn, state, { kind: 'capitol', capitol: NOBODY, at, meeple });
      if (isOffered(state, at, meeple) !== (refused === null))
        yield `${meeple} at ${at}: ${refused?.code ?? 'nothing against it'}`;
    }
  }
  for (const tile of [...state.market, builtIn.tiles.length]) {
    for (const place of [0, ...upTo(PLACES).slice(SLOT, MONSTER)]) {
      const refused = why(builtIn, state, { kind: 'tile', capitol: NOBODY, tile, place });
      if (isBuilt(state, tile, place) !== (refused === null))
        yield `tile ${tile} at ${place}: ${refused?.code ?? 'nothing against it'}`;
    }
  }
}

const faultsIn = (kind: 'plan' | 'develop', most: number, why: WhyNot): string[] => {
  const faults = kind === 'plan' ? planFaults : developFaults;
  return [...positions(kind, most)].flatMap((state) => [...faults(state, why)]);
};

describe('what can be done has nothing against it, and what cannot be done has', () => {
  test('in plans', () => {
    expect(faultsIn('plan', 40, whyNot)).toEqual([]);
  });

  test('in the Development Phase', () => {
    expect(faultsIn('develop', 40, whyNot)).toEqual([]);
  });

  test.each([
    [
      'Corruption is let go anywhere',
      'plan',
      (attempt: Attempt) => attempt.kind === 'meeple' && attempt.meeple === X,
    ],
    ['every place is thought to be served', 'plan', (attempt: Attempt) => attempt.kind === 'serve'],
    ['anybody may go to the Capitol', 'develop', (attempt: Attempt) => attempt.kind === 'capitol'],
    ['a tile may go anywhere', 'develop', (attempt: Attempt) => attempt.kind === 'tile'],
  ] as const)('it is found out when %s', (_, kind, silent) => {
    const broken: WhyNot = (catalogue, state, attempt) =>
      silent(attempt) ? null : whyNot(catalogue, state, attempt);
    expect(faultsIn(kind, 3, broken)).not.toEqual([]);
  });
});

describe('why not is told from the view alone', () => {
  const ATTEMPTS: readonly Attempt[] = [
    ...pieces,
    ...upTo(PLACES).map((place): Attempt => ({ kind: 'serve', plan: NO_PLAN, place })),
    ...upTo(KINDS).flatMap((meeple) =>
      (['construct', 'levelUp'] as const).map((at): Attempt => ({
        kind: 'capitol',
        capitol: NOBODY,
        at,
        meeple,
      })),
    ),
    ...upTo(PLACES).map((place): Attempt => ({ kind: 'tile', capitol: NOBODY, tile: 0, place })),
  ];

  const differences = (kind: 'plan' | 'develop', why: WhyNot): Attempt[] =>
    [...positions(kind, 12)].flatMap((state) => {
      const seen = determinize(builtIn, view(state, state.decision!.seat), luckOf(9));
      const told = (of: GameState, attempt: Attempt): string =>
        JSON.stringify(why(builtIn, of, attempt));
      return ATTEMPTS.filter((attempt) => told(state, attempt) !== told(seen, attempt));
    });

  test.each(['plan', 'develop'] as const)('while a %s is asked for', (kind) => {
    expect(differences(kind, whyNot)).toEqual([]);
  });

  test('it is found out when a refusal tells the next Monster', () => {
    const broken: WhyNot = (catalogue, state, attempt) =>
      whyNot(catalogue, state, attempt) && {
        code: 'placeTwice',
        rule: 'L1',
        facts: { place: state.monsterDeck.at(-1) ?? -1 },
      };
    expect(differences('plan', broken)).not.toEqual([]);
  });
});

import { BASICS, PLACES, builtIn } from '@rowan/cards';
import {
  P,
  S,
  UNITS,
  X,
  isFoe,
  legal,
  noClasses,
  noMeeples,
  rejectionOf,
  type Answer,
  type AnswerOf,
  type Counts,
  type GameState,
  type PlannedPlace,
} from '@rowan/rules';
import { letters, placeName, scenario, type Game } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** The list of answers against all there are: whatever can be said at all is said, and `rejectionOf` judges. */

type Plan = AnswerOf<'plan'>;
type Develop = AnswerOf<'develop'>;

const accepted = (state: GameState, answer: Answer): boolean =>
  rejectionOf(builtIn, state, answer) === null;

const listed = ({ state }: Game): Answer[] => [...legal(builtIn, state, state.decision!)];

const sorted = (answers: readonly Answer[]): string[] =>
  answers.map((answer) => JSON.stringify(answer)).sort();

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

const BUILDERS = upTo(3).flatMap((peasants) => upTo(3).map((shamans) => ({ peasants, shamans })));
const RISERS = upTo(X).flatMap((unit) => [false, true].map((shaman) => ({ unit, shaman })));

/** Every answer to the Development Phase that has the right shape. */
function everyDevelopment({ market }: GameState): Develop[] {
  const assigned = [null, ...BUILDERS].flatMap((construct) =>
    [null, ...RISERS].map((levelUp): Develop => ({
      kind: 'develop',
      do: 'assign',
      construct,
      levelUp,
    })),
  );
  const built = market.flatMap((tile) =>
    upTo(PLACES - 1).map((place): Develop => ({ kind: 'develop', do: 'construct', tile, place })),
  );
  const used = upTo(X).map((unit): Develop => ({ kind: 'develop', do: 'ability', unit }));
  const plain = (['end', 'levelUp'] as const).map((what): Develop => ({
    kind: 'develop',
    do: what,
  }));
  return [...plain, ...assigned, ...built, ...used];
}

const developing = (tavern: string, vp: number, levels = {}): Game =>
  scenario().seat(0, { tavern, vp, levels }).tile('castle.inner', 'Blood Forge').development();

describe('T1 to T3 every development that is possible is listed, and no other', () => {
  test.each<[string, () => Game]>([
    ['with every kind of builder and riser', () => developing('PPSSWMCK', 20)],
    ['with one Shaman', () => developing('S', 20)],
    ['with one Peasant and one Shaman', () => developing('PS', 2)],
    ['with a Warrior alone', () => developing('W', 20)],
    ['with little to pay', () => developing('PPWMCK', 2)],
    ['at the top of two classes', () => developing('PSWMCK', 30, { W: 3, K: 3 })],
    ['with abilities', () => developing('PPPWWMMCCKK', 0, { W: 2, M: 3, C: 2, K: 2 })],
    ['before the tile', () => developing('PPW', 20).assign({ construct: 'PP' })],
    ['before tile and level', () => developing('PW', 20).assign({ construct: 'P', levelUp: 'W' })],
    ['before the level', () => developing('PW', 20).assign({ levelUp: 'W' })],
  ])('%s', (_, of) => {
    const game = of();
    const possible = everyDevelopment(game.state).filter((answer) => accepted(game.state, answer));
    expect(possible.length).toBeGreaterThan(0);
    expect(sorted(listed(game))).toEqual(sorted(possible));
  });
});

/** Every way to send some of the meeples to some of the places, Shamans declared as any class. */
function* everySending(left: readonly number[], places: readonly number[]): Generator<Plan> {
  const [place, ...rest] = places;
  if (place === undefined) {
    yield { kind: 'plan', places: [] };
    return;
  }
  for (const sent of everyParty(left, place)) {
    const rests = left.map((n, i) => n - (sent?.units[i] ?? 0));
    for (const plan of everySending(rests, rest))
      yield sent ? { ...plan, places: [sent, ...plan.places] } : plan;
  }
}

function* everyParty(left: readonly number[], place: number): Generator<PlannedPlace | null> {
  yield null;
  for (const units of everyHandful(left, 0, noMeeples())) {
    if (units.every((n) => n === 0)) continue;
    if (units[S] === 0) yield { place, units };
    else for (const as of everyClass(units[S]!, 0, noClasses())) yield { place, units, as };
  }
}

function* everyHandful(left: readonly number[], kind: number, units: Counts): Generator<Counts> {
  if (kind === left.length) yield units.slice();
  else for (const n of upTo(left[kind]!)) yield* everyHandful(left, kind + 1, units.with(kind, n));
}

function* everyClass(n: number, from: number, as: number[]): Generator<number[]> {
  if (n === 0) yield as.slice();
  else for (let i = from; i < BASICS; i++) yield* everyClass(n - 1, i, as.with(i, as[i]! + 1));
}

/** With each Peasant who may be brought along, and each Unit that may be forged. */
function everyExtra(plan: Plan): Plan[] {
  const places = plan.places.map(({ place }) => place);
  const recruited = [plan, ...places.map((recruit) => ({ ...plan, recruit }))];
  const forged = plan.places.flatMap(({ place, units }) =>
    upTo(UNITS - 1)
      .filter((unit) => units[unit]! > 0)
      .map((unit) => ({ place, unit })),
  );
  return [
    ...recruited,
    ...recruited.flatMap((some) => forged.map((forge) => ({ ...some, forge }))),
  ];
}

/** The same plan with one Unit less somewhere. */
function smaller(plan: Plan): Plan[] {
  return plan.places.flatMap((party, i) => {
    const without = (less: PlannedPlace): Plan => ({ ...plan, places: plan.places.with(i, less) });
    const { units, as } = party;
    const plain = upTo(UNITS - 1).filter((unit) => unit !== S && units[unit]! > 0);
    const declared = upTo(BASICS - 1).filter((unit) => (as?.[unit] ?? 0) > 0);
    return [
      ...plain.map((unit) => without({ ...party, units: units.with(unit, units[unit]! - 1) })),
      ...declared.map((unit) =>
        without({
          ...party,
          units: units.with(S, units[S]! - 1),
          as: as!.with(unit, as![unit]! - 1),
        }),
      ),
    ];
  });
}

/** Who is forged makes no difference to the foe: the first Unit stands for all, without a Peasant brought along. */
const isPlainlyForged = ({ places, forge, recruit }: Plan): boolean =>
  forge === undefined ||
  (recruit !== forge.place &&
    places.find(({ place }) => place === forge.place)!.units.findIndex((n) => n > 0) ===
      forge.unit);

/** Where every Unit will do, a Shaman stands for a Peasant. */
const isPlainlyDeclared = (state: GameState, plan: Plan): boolean =>
  plan.places.every((party, i) => {
    const as = everyClass(party.units[S]!, 0, noClasses());
    const others = [...as].map((other) => ({
      ...plan,
      places: plan.places.with(i, { ...party, as: other }),
    }));
    return (
      isFoe(party.place) ||
      party.as === undefined ||
      party.as[P] === party.units[S] ||
      !others.every((other) => accepted(state, other))
    );
  });

/** Places as letters: `castle.1 PPS:W`. */
const written = ({ places, recruit, forge }: Plan): string =>
  [
    ...places.map(
      ({ place, units, as }) =>
        `${placeName(place)} ${letters(units)}${as ? `:${letters(as)}` : ''}`,
    ),
    ...(recruit === undefined ? [] : [`recruit ${placeName(recruit)}`]),
    ...(forge === undefined ? [] : [`forge ${placeName(forge.place)} ${forge.unit}`]),
  ].join(', ');

function plansOf({ state }: Game): string[] {
  const open = upTo(PLACES - 1);
  const sent = [
    ...everySending(
      state.players[0]!.tavern,
      open.filter((place) => isOpen(state, place)),
    ),
  ];
  return sent
    .flatMap(everyExtra)
    .filter((plan) => accepted(state, plan) && isPlainlyForged(plan))
    .filter((plan) => isPlainlyDeclared(state, plan))
    .filter((plan) => !smaller(plan).some((less) => accepted(state, less)))
    .map(written)
    .sort();
}

/** A place is open if a plan may name it: nothing else is wrong with ten of everything there. */
function isOpen(state: GameState, place: number): boolean {
  const units = noMeeples();
  const rejection = rejectionOf(builtIn, state, { kind: 'plan', places: [{ place, units }] });
  return !['emptyPlace', 'noTowers', 'councilNotYet', 'alreadyFought'].includes(
    rejection?.code ?? '',
  );
}

describe('T5 every plan that spends no Unit in vain is listed, and no other', () => {
  test.each<[string, () => Game]>([
    [
      'with plain Units',
      () => scenario().seat(0, { tavern: 'PPW' }).monster('castle', 1, 'Skeleton').main(),
    ],
    [
      'with a Shaman',
      () =>
        scenario()
          .seat(0, { tavern: 'PS' })
          .tile('castle.inner', 'House of Lords')
          .tile('villages.inner', 'Blood Forge')
          .monster('castle', 1, 'Skeleton')
          .main(),
    ],
    [
      'with two Shamans',
      () => scenario().seat(0, { tavern: 'PSS' }).tile('castle.inner', 'Levy Station').main(),
    ],
    [
      'on a Crown',
      () => scenario().seat(0, { tavern: 'WKS' }).tile('castle.inner', 'Colosseum').main(),
    ],
    [
      'with a Peasant brought along and the Blood Forge',
      () =>
        scenario()
          .seat(0, { tavern: 'PWM', lodgings: 'PX', levels: { W: 3 } })
          .monsters('castle', 'Skeleton', 'Termite')
          .tile('castle.inner', 'Blood Forge')
          .main(),
    ],
    [
      'in the Towers, with Corruption',
      () =>
        scenario({ towers: true })
          .seat(0, { tavern: 'PMXX' })
          .room('castle', 'purge-mage')
          .room('villages', 'bounty-warrior')
          .main(),
    ],
  ])('%s', (_, of) => {
    const game = of();
    const found = listed(game).map((plan) => written(plan as Plan));
    expect(found.length).toBeGreaterThan(3);
    expect(found.toSorted()).toEqual(plansOf(game));
  });
});

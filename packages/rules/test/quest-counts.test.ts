import { MONSTER, builtIn, type ConditionKind, type QuestCard } from '@rowan/cards';
import {
  ON_SEVERAL_PLACES,
  clone,
  playOf,
  questCount,
  questMet,
  sampleAnswer,
  type AnswerOf,
  type GameState,
  type Moment,
  type Play,
} from '@rowan/rules';
import { luckOf, shuffled } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { confirmPlan } from '../src/main-phase.ts';
import { madeUpPositions, positionsOfGames } from './quest-positions.ts';

const below = luckOf(17);
const ALL = builtIn.quests.map((_, quest) => quest);

/** The position after a confirmed plan of the seat with every Quest in hand, nothing resolved yet. */
function withPlan(state: GameState): Play {
  const g = playOf(builtIn, clone(state));
  const answer = sampleAnswer(g, below) as AnswerOf<'plan'>;
  g.state.players[g.state.active]!.hand = ALL.slice();
  confirmPlan(g, answer);
  return g;
}

const maskOf = (places: readonly number[]): number =>
  places.reduce((mask, place) => mask | (1 << place), 0);

/** Moments in which the engine may judge: nothing resolved, some of the plan, all of it, a slot just built. */
function momentsOf({ state }: Play): Moment[] {
  const places = state.turn.plan.map(({ place }) => place);
  const some = shuffled(places, below).slice(0, below(places.length + 1));
  const seat = below(state.players.length);
  return [
    { seat, place: -1, resolved: 0 },
    { seat, place: -1, resolved: maskOf(places) },
    { seat, place: some.at(-1) ?? -1, resolved: maskOf(some) },
    { seat, place: 4 + below(8), resolved: 0 },
  ];
}

const games = positionsOfGames([6, 7, 8, 9]);
const plans = games.filter(({ decision }) => decision?.kind === 'plan').map(withPlan);
const plays = [...plans, ...madeUpPositions(200).map((state) => playOf(builtIn, state))];
const judged = plays.flatMap((g) => momentsOf(g).map((at) => ({ g, at })));

const quests = builtIn.quests.map((card, quest) => ({ name: card.name, card, quest }));

test.each(quests)('$name: the count is met exactly when the Quest is', ({ quest }) => {
  const met = judged.map(({ g, at }) => questMet(g, quest, at));
  expect(judged.map(({ g, at }) => questCount(g, quest, at).met)).toEqual(met);
});

const isOfPlaces = ({ condition }: QuestCard): boolean =>
  ['defeat', 'defeats', 'activate', 'activateAndDefeat'].includes(condition.kind);

/** Plans in which what the engine holds ready is not what a count of these places says. */
function contradicted(quest: number, placesOf: (g: Play) => readonly number[]): Play[] {
  return plans.filter((g) => {
    const at = { seat: g.state.active, place: -1, resolved: maskOf(placesOf(g)) };
    return g.state.turn.eligible.includes(quest) !== questCount(g, quest, at).met;
  });
}

const planned = ({ state }: Play): number[] => state.turn.plan.map(({ place }) => place);
const ofPlaces = quests.filter(({ card }) => isOfPlaces(card));

test.each(ofPlaces)(
  '$name: the engine holds it ready exactly when the whole plan counts as enough',
  ({ quest }) => {
    expect(contradicted(quest, planned)).toEqual([]);
  },
);

test('a count that leaves out the last place of a plan is caught', () => {
  const caught = ofPlaces.filter(
    ({ quest }) => contradicted(quest, (g) => planned(g).slice(0, -1)).length > 0,
  );
  expect(caught.length).toBeGreaterThan(5);
});

test('counts of deeds come near their need before they reach it', () => {
  const counts = (name: string) => {
    const quest = builtIn.quests.findIndex((card) => card.name === name);
    return new Set(judged.map(({ g, at }) => questCount(g, quest, at).have));
  };
  expect(counts('Busy Axes').size).toBeGreaterThan(2);
  expect(counts('Grand Tour').size).toBeGreaterThan(3);
  expect(counts('Hold the Quarter').size).toBeGreaterThan(1);
});

/** The places of the plan, and every starting Location and Monster that it leaves out. */
const whereDeedsMayBe = (g: Play): number[] => {
  const standing = g.state.monsters.flatMap((card, slot) => (card < 0 ? [] : [MONSTER + slot]));
  return [...new Set([...planned(g), 0, 1, 2, 3, ...standing])];
};

/** Kinds of conditions that deeds at several places meet together, and none of them alone. */
function metTogether(): Set<ConditionKind> {
  const met = quests.filter(({ quest }) =>
    plans.some((g) => {
      const { active: seat } = g.state;
      const isMet = (resolved: number) => questMet(g, quest, { seat, place: -1, resolved });
      const places = whereDeedsMayBe(g);
      return isMet(maskOf(places)) && ![0, ...places.map((place) => 1 << place)].some(isMet);
    }),
  );
  return new Set(met.map(({ card }) => card.condition.kind));
}

test('Q2 conditions on several places are those that a plan meets and no place of it alone', () => {
  const kinds = quests.map(({ card }) => card.condition.kind);
  expect(new Set(kinds.filter((kind) => ON_SEVERAL_PLACES[kind]))).toEqual(metTogether());
});

test('Q2 a Quest about construction is met by nothing but a slot', () => {
  const building = quests.filter(({ card }) => card.condition.kind === 'construct');
  expect(building.length).toBeGreaterThan(1);
  const [g] = plans;
  const seat = g!.state.active;
  for (const { quest } of building)
    for (const place of [-1, 0, MONSTER])
      expect(questMet(g!, quest, { seat, place, resolved: 0 })).toBe(false);
});

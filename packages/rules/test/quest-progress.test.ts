import { builtIn, type Catalogue, type QuestCard } from '@rowan/cards';
import {
  clone,
  completeView,
  playOf,
  questProgress,
  view,
  type GameState,
  type QuestProgress,
} from '@rowan/rules';
import { scenario, type SeatSpec } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { drawQuestsMet } from '../src/quests.ts';
import { finishGame } from '../src/scoring.ts';
import { madeUpPositions, positionsOfGames } from './quest-positions.ts';

const ALL = builtIn.quests.map((_, quest) => quest);
const indexOf = (name: string): number => builtIn.quests.findIndex((card) => card.name === name);
const DEEDS = ['defeat', 'defeats', 'construct', 'activate', 'activateAndDefeat'];
const isDeed = ({ condition }: QuestCard): boolean => DEEDS.includes(condition.kind);

/** The same position, the seat with every Quest in hand. */
function holdingAll(state: GameState, seat: number): GameState {
  const copy = clone(state);
  copy.players[seat]!.hand = ALL.slice();
  // Q3: none of them came by a defeat of this turn, which would make it wait for the next one.
  copy.turn.unseen = [];
  copy.active = seat;
  return copy;
}

/** The Quests that the engine completes: at the end of the game, or at the next Q5. */
function completedBy(state: GameState, seat: number): Set<number> {
  const now = drawQuestsMet(playOf(builtIn, holdingAll(state, seat)));
  const last = holdingAll(state, seat);
  finishGame(playOf(builtIn, last));
  return new Set([...now, ...last.players[seat]!.completed]);
}

type Progress = (catalogue: Catalogue, state: GameState, seat: number) => QuestProgress[];

interface Sighting {
  readonly shown: ReadonlyMap<number, QuestProgress>;
  readonly completed: ReadonlySet<number>;
}

function sight(progress: Progress, state: GameState, seat: number): Sighting {
  const shown = progress(builtIn, holdingAll(state, seat), seat);
  return {
    shown: new Map(shown.map((one) => [one.quest, one])),
    completed: completedBy({ ...clone(state), players: fresh(state) }, seat),
  };
}

/** Nobody has completed anything, so that each Quest speaks for itself. */
const fresh = (state: GameState): GameState['players'] =>
  clone(state).players.map((player) => ({ ...player, completed: [] }));

const positions = [...positionsOfGames([1, 2, 3, 4, 5, 6]), ...madeUpPositions(400)];

const sightings = (progress: Progress): Sighting[] =>
  positions.flatMap((state) => state.players.map((_, seat) => sight(progress, state, seat)));

/** Quests shown met where the engine says no, or the other way round. */
function contradicted(seen: readonly Sighting[]): string[] {
  return ALL.filter((quest) =>
    seen.some(({ shown, completed }) => {
      const one = shown.get(quest);
      return one !== undefined && one.met !== completed.has(quest);
    }),
  ).map((quest) => builtIn.quests[quest]!.name);
}

describe('progress of Quests', () => {
  const seen = sightings(questProgress);

  test.each(builtIn.quests.map((card, quest) => ({ card, quest, name: card.name })))(
    '$name: shown met exactly when the engine says so',
    ({ card, quest }) => {
      const shown = seen.map((one) => one.shown.get(quest)?.met);
      const said = seen.map((one) => (isDeed(card) ? undefined : one.completed.has(quest)));
      expect(shown).toEqual(said);
      expect(new Set(shown)).toEqual(new Set(isDeed(card) ? [undefined] : [true, false]));
    },
  );

  test('what is asked for at least is never overfull, nor full and not met', () => {
    const all = seen.flatMap(({ shown }) => [...shown.values()]);
    const least = all.filter(({ goal }) => goal === 'least');
    expect(least.length).toBeGreaterThan(1000);
    for (const { have, need, met } of least.flatMap((one) => [one, ...(one.parts ?? [])])) {
      expect(need).toBeGreaterThan(0);
      expect(have).toBeLessThanOrEqual(need);
      expect(met).toBe(have === need);
    }
  });

  test.each([
    ['that counts a limit as a wish', ({ have, need }: QuestProgress) => have >= need],
    [
      'that forgets what is asked for besides',
      ({ parts, met }: QuestProgress) => parts?.[0]?.met ?? met,
    ],
    [
      'that wants to be ahead of all',
      ({ goal, have, need, met }: QuestProgress) => (goal === 'lead' ? have > need : met),
    ],
  ])('a progress %s is caught', (_, met) => {
    const broken: Progress = (...of) =>
      questProgress(...of).map((one) => ({ ...one, met: met(one) }));
    expect(contradicted(sightings(broken))).not.toEqual([]);
    expect(contradicted(seen)).toEqual([]);
  });

  test('a seat counts the same from its own view, on its turn and off it', () => {
    for (const state of positions) {
      for (const seat of state.players.keys()) {
        const imagined = completeView(builtIn, view(state, seat));
        expect(questProgress(builtIn, imagined, seat)).toEqual(questProgress(builtIn, state, seat));
      }
    }
    expect(positions.length).toBeGreaterThan(1000);
  });
});

const shownFor = (name: string, seat: SeatSpec, other: SeatSpec = {}) =>
  questProgress(
    builtIn,
    scenario()
      .seat(0, { hand: [name], ...seat })
      .seat(1, other)
      .main().state,
    0,
  ).find(({ quest }) => quest === indexOf(name));

describe('Q9 Household Names', () => {
  type Level = 1 | 2 | 3;
  const household = ([W, M, C, K]: readonly [Level, Level, Level, Level], bag = '') =>
    shownFor('Household Names', { levels: { W, M, C, K }, bag });

  test('levels 2, 2, 2, 2 lack the class of level 3', () => {
    expect(household([2, 2, 2, 2])).toMatchObject({ have: 3, need: 4, met: false });
    expect(household([2, 2, 2, 1])).toMatchObject({ have: 3, need: 4, met: false });
  });

  test('a class of level 3 is one of the three', () => {
    expect(household([3, 2, 2, 1])).toMatchObject({ have: 4, need: 4, met: true });
    expect(household([3, 3, 1, 1])).toMatchObject({ have: 3, need: 4, met: false });
  });

  test('a prestige class counts as one of level 2', () => {
    expect(household([3, 2, 1, 1], 'R')).toMatchObject({ have: 4, met: true });
    expect(household([3, 2, 1, 1])).toMatchObject({ have: 3, met: false });
    expect(household([2, 1, 1, 1], 'RL')).toMatchObject({ have: 3, met: false });
  });
});

test('at most so many: told as a limit, and what is above it as it is', () => {
  expect(shownFor('Few but Fine', { bag: 'PPPPPPP' })).toMatchObject({
    goal: 'most',
    have: 7,
    need: 5,
    met: false,
  });
});

test('Q7 most Monsters: told against the best other; a tie counts, at 0 too', () => {
  const wall = (own: string[], others: string[]) =>
    shownFor('Trophy Wall', { pile: own }, { pile: others });
  expect(wall([], [])).toMatchObject({ goal: 'lead', have: 0, need: 0, met: true });
  expect(wall(['Termite'], ['Skeleton', 'Ghoul'])).toMatchObject({ have: 1, need: 2, met: false });
  expect(wall(['Termite', 'Ghoul'], ['Skeleton'])).toMatchObject({ have: 2, need: 1, met: true });
});

test('several things asked for are told one by one', () => {
  expect(shownFor('Spellblades', { tavern: 'MMP' })).toMatchObject({
    have: 1,
    need: 2,
    parts: [
      { of: 'W', have: 0, need: 1, met: false },
      { of: 'M', have: 1, need: 1, met: true },
    ],
  });
});

test('Monsters of each type are told type by type', () => {
  expect(shownFor('Balanced Diet', { pile: ['Termite', 'Skeleton', 'Ghoul'] })).toMatchObject({
    have: 3,
    need: 6,
    parts: [
      { of: 'undead', have: 2, need: 2, met: true },
      { of: 'monstrous', have: 1, need: 2, met: false },
      { of: 'humanoid', have: 0, need: 2, met: false },
    ],
  });
});

test('one thing asked for is told without parts', () => {
  const legends = shownFor('Legends', { levels: { W: 3, M: 2 } });
  expect(legends).toMatchObject({ have: 1, need: 2, met: false });
  expect(legends).not.toHaveProperty('parts');
});

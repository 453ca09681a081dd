import { builtIn, type Catalogue, type GuardAction, type StartingLocation } from '@rowan/cards';
import { expect, test } from 'vitest';
import { checkTranscript } from './independent/check.ts';
import { Inconsistency } from './independent/reader.ts';
import { textOf, transcriptOf } from './transcripts.ts';

/** What the built-in cards do rarely or never, docs/transcript.md has to say all the same. */

const starting = (change: (card: StartingLocation, i: number) => object): Catalogue => ({
  ...builtIn,
  startingLocations: builtIn.startingLocations.map((card, i) => ({ ...card, ...change(card, i) })),
});

const spots = (...actions: GuardAction[]): Catalogue => ({
  ...builtIn,
  guard: { ...builtIn.guard, board: builtIn.guard.board.map((spot) => ({ ...spot, actions })) },
});

const crowns = starting((_, i) => ({
  needs: [],
  gives: [],
  crown: [{ need: 'P', gives: [{ kind: i % 2 === 0 ? 'vp' : 'draw', n: 1 }] }],
}));

const prestigeForAll = starting((_, i) => ({
  needs: ['P'],
  gives: [{ kind: 'gain', meeple: (['R', 'L', 'S', 'S'] as const)[i]!, from: 'supply' }],
}));

const prestigeBoosts: Catalogue = {
  ...prestigeForAll,
  supply: { ...builtIn.supply, R: 20, L: 20, S: 20 },
  heroes: builtIn.heroes.map((hero) => ({
    ...hero,
    levels: hero.levels.map((level) => ({
      ...level,
      boosts: [{ kind: 'boost', who: 'prestige', n: 1 }],
    })),
  })),
  monsters: builtIn.monsters.map((card) => ({
    ...card,
    gives: [{ kind: 'boost', who: 'prestige', n: 1 }],
  })),
};

const ownLodgingsOnly = starting(() => ({
  needs: ['P'],
  gives: [{ kind: 'backToBag', own: 2, others: 0 }],
}));

const wholeHands = starting(() => ({
  needs: ['P'],
  gives: [{ kind: 'quests', draw: 1, discard: 3 }],
}));

const drawing: Catalogue = {
  ...starting((card, i) => ({
    gives: [...card.gives, { kind: 'quests', draw: 2, discard: i % 2 }],
  })),
  // Quests that draw Quests, after deeds of all kinds and when a level is reached.
  quests: builtIn.quests.map((quest) =>
    quest.kind === 'triggered'
      ? { ...quest, gives: [{ kind: 'quests', draw: 2, discard: 1 }, ...quest.gives] }
      : quest.kind === 'ongoing' && quest.condition.kind === 'level'
        ? {
            ...quest,
            kind: 'triggered' as const,
            condition: { ...quest.condition, level: 2 },
            gives: [
              { kind: 'quests', draw: 1, discard: 0 },
              { kind: 'draw', n: 1 },
            ],
          }
        : quest,
  ),
};

const same: GuardAction = { kind: 'order', where: 'same' };
const lowest: GuardAction = { kind: 'defeatLowestVp', where: 'favored' };
const turn: GuardAction = { kind: 'turnSword', by: 1 };

test.each<[string, number, Catalogue]>([
  ['several Crowns in one plan', 3, crowns],
  ['boosts for prestige Units, in the pile and on Hero cards', 3, prestigeBoosts],
  ['a Workshop for oneself', 3, ownLodgingsOnly],
  ['discards of more than the hand', 2, wholeHands],
  ['Quests that draw Quests', 4, drawing],
  ['Quests that draw Quests, alone', 1, drawing],
  ['the Order of the district that a defeat named', 1, spots(lowest, turn, same)],
  ['the Order of the district favored before the sword turned', 1, spots(turn, same)],
])('the second checker and the engine agree on %s', { timeout: 60_000 }, (_, players, edition) => {
  for (const seed of ['a', 'b', 'c']) {
    const game = transcriptOf({ players, seed }, edition);
    const { totals, winners } = game.end;
    expect(checkTranscript(textOf(game))).toEqual({ totals, winners });
    const { catalogue, catalogueHash } = transcriptOf({ players, seed }).setup;
    const other = { ...game, setup: { ...game.setup, catalogue, catalogueHash } };
    expect(() => checkTranscript(textOf(other))).toThrow(Inconsistency);
  }
});

import { BOT_NAMES, builtIn, type Catalogue } from '@rowan/cards';
import { describe, expect, test, vi } from 'vitest';
import { bots } from '../src/bots.ts';
import { move, momentsOf, playGame, setupOf } from './games.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('every bot plays whole games by the rules', () => {
  const tables = [
    { players: 2, towers: false },
    { players: 3, towers: true },
    { players: 4, towers: true },
    { players: 1, towers: true, advanced: true },
    { players: 1, towers: true, hiredHelp: ['W', 'M'] as const },
  ];
  test.each(tables)('$players players, towers $towers', ({ players, ...more }) => {
    for (const name of ['squire', 'captain', 'random', 'search'] as const) {
      const seats = Array.from({ length: players }, () => bots[name]);
      const end = playGame(seats, setupOf(`whole ${name}`, players, more), { iterations: 4 });
      expect(end.phase).toBe('over');
    }
  });

  test('a mixed table with the slower ones', () => {
    const seats = [bots.greedy, bots.marshal, bots.earl, bots.random];
    expect(playGame(seats, setupOf('mixed', 4), { iterations: 8 }).phase).toBe('over');
  });
});

test('every bot answers any decision of a game that others began', () => {
  const kinds = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    for (const state of momentsOf(bots.random, setupOf(seed, 3), 7)) {
      kinds.add(state.decision!.kind);
      for (const name of BOT_NAMES)
        expect(
          move(bots[name], state, { iterations: 3 }).ok,
          `${name} ${state.decision!.kind}`,
        ).toBe(true);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['develop', 'plan', 'discardQuest']));
});

test('a catalogue of one’s own is played as well', () => {
  const harder: Catalogue = {
    ...builtIn,
    name: 'harder',
    monsters: builtIn.monsters.map((card) => ({ ...card, strength: card.strength + 1 })),
    quests: builtIn.quests.filter((quest) => quest.kind !== 'ongoing'),
  };
  const end = playGame([bots.earl, bots.greedy], setupOf('own', 2), { iterations: 6 }, harder);
  expect(end.phase).toBe('over');
});

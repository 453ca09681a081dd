import { builtIn } from '@rowan/cards';
import { GUARD_SEAT, score } from '@rowan/rules';
import { card, scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { solo } from './solo.ts';

test('E4 a live score adds what Quests and Rooms would bring, and what those unmet would cost', () => {
  const game = scenario({ towers: true })
    .seat(0, {
      vp: 7,
      hand: ['Rare Wood', 'Legends', 'Busy Axes'],
      bag: 'R',
      rooms: ['rod-mage', 'rod-knight', 'battle-mage', 'purge-mage'],
    })
    .seat(1, { vp: 3 })
    .main();
  expect(score(builtIn, game.state)).toMatchObject([
    {
      seat: 0,
      vp: 7,
      bySource: { locations: 7, quests: 0 },
      quests: [
        { quest: card('quest', 'Rare Wood'), vp: 4 },
        { quest: card('quest', 'Legends'), vp: -2 },
        { quest: card('quest', 'Busy Axes'), vp: -1 },
      ],
      sets: [
        { set: 'rod', rooms: 2, vp: 5 },
        { set: 'battle', rooms: 1, vp: 4 },
      ],
      total: 7 + 4 - 2 - 1 + 5 + 4,
    },
    { seat: 1, vp: 3, quests: [], sets: [], total: 3 },
  ]);
});

test('F4 a whole set is worth the last step of its ladder', () => {
  const rooms = ['battle-mage', 'battle-cleric', 'battle-warrior'];
  const game = scenario({ towers: true }).seat(0, { rooms }).main();
  expect(score(builtIn, game.state)[0]!.sets).toEqual([{ set: 'battle', rooms: 3, vp: 15 }]);
});

test('G9 the live score of the Guard comes last, with the Quests that it keeps', () => {
  const game = solo()
    .guard({ vp: 5, kept: ['Legends', 'Overkill'], rooms: ['rod-mage'] })
    .main();
  const [player, guard, ...others] = score(builtIn, game.state);
  const { end, triggered } = builtIn.guard.questVp;
  expect(others).toEqual([]);
  expect(player).toMatchObject({ seat: 0, total: 0 });
  expect(guard).toMatchObject({
    seat: GUARD_SEAT,
    vp: 5,
    quests: [
      { quest: card('quest', 'Legends'), vp: end },
      { quest: card('quest', 'Overkill'), vp: triggered },
    ],
    sets: [{ set: 'rod', rooms: 1, vp: 2 }],
    total: 5 + end + triggered + 2,
  });
});

test('E4 once the game is over nothing is to come', () => {
  const game = scenario()
    .seat(0, { hand: ['Rare Wood', 'Legends'], bag: 'R' })
    .finalRound(2)
    .main()
    .passUntil(() => false);
  expect(game.hand(0)).toEqual(['Legends']);
  for (const { vp, quests, sets, total } of score(builtIn, game.state))
    expect({ quests, sets, total }).toEqual({ quests: [], sets: [], total: vp });
});

import {
  GUARD_SEAT,
  MONSTER,
  P,
  SLOT,
  builtIn,
  noMeeples,
  type Catalogue,
  type District,
} from '@rowan/cards';
import {
  SHOWN,
  fold,
  noClasses,
  shown,
  untold,
  view,
  viewEvents,
  type GameView,
} from '@rowan/rules';
import { scenario, type Game } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { solo } from './solo.ts';

/** Staging a move event by event; the laws hold it against whole games, and every scenario against its moves. */

/** Answers, and what seat 0 is shown of it event by event. */
function staged(game: Game, answer: () => unknown): GameView {
  const before = view(game.state, 0);
  answer();
  return viewEvents(game.lastEvents(), 0).reduce(
    (seen, event) => fold(builtIn, seen, event),
    before,
  );
}

const leftOut = Object.entries(SHOWN).flatMap(([part, fields]) =>
  Object.entries(fields as Readonly<Record<string, unknown>>)
    .filter(([, word]) => word !== true)
    .map(([field]) => `${part}.${field}`),
);

test('all is shown but who is asked what, and what the engine keeps for itself', () => {
  expect(leftOut).toEqual([
    'view.waiting',
    'view.decision',
    'view.agenda',
    'view.decisions',
    'turn.owed',
    'turn.eligible',
    'turn.unseen',
  ]);
});

test('of the places that are done with, foes are shown and no others', () => {
  const seen = view(scenario().monsters('castle', 'Termite').main().state, 0);
  const turn = { ...seen.turn, resolved: (1 << MONSTER) | (1 << SLOT) };
  expect(shown({ ...seen, turn })).toMatchObject({
    phase: 'main',
    monsters: seen.monsters,
    turn: { resolved: 1 << MONSTER },
  });
});

/** Cards with which a lone Warrior fells anything. */
const mighty: Catalogue = {
  ...builtIn,
  heroes: builtIn.heroes.map((hero) =>
    hero.unit === 'W'
      ? { ...hero, levels: hero.levels.map((level) => ({ ...level, cv: 20 })) }
      : hero,
  ),
};

/** The Warrior is the price of a Quest that pays nothing, so no meeple is left to clean up. */
const loneWarrior = (where: District, monster: string): Game =>
  scenario({ catalogue: mighty })
    .seat(0, { tavern: 'W', bag: 'CCCC', hand: ['Last Stand', 'Trophy Wall', 'Rare Wood'] })
    .monsters(where, monster)
    .supply({ K: 0 })
    .main()
    .plan({ [`${where}.1`]: 'W' });

describe('a clean-up that moves no meeple', () => {
  test('is told by what a Monster does then', () => {
    const game = loneWarrior('cathedral', 'Vampire Cabinetmaker');
    const seen = staged(game, () => game.payCost(true));
    expect(game.asked('discardQuest').seat).toBe(0);
    expect(seen.turn.plan).toEqual([]);
    expect(shown(seen)).toEqual(shown(view(game.state, 0)));
  });

  test('is told by the end of the turn, if nobody is left to draw', () => {
    const game = scenario().seat(0, { tavern: 'K' }).tile('castle.inner', 'Colosseum').main();
    const seen = staged(game, () => game.plan({ 'castle.inner': 'K' }));
    expect(game.lastEvents().map(({ kind }) => kind)).not.toContain('cleanedUp');
    expect(seen.crowns).toMatchObject([{ place: SLOT, seat: 0 }]);
    expect(shown(seen)).toEqual(shown(view(game.state, 0)));
  });

  test('is untold if a decision comes first', () => {
    const game = loneWarrior('university', 'Lich of the Lathe');
    const seen = staged(game, () => game.payCost(true));
    expect(game.asked('discardQuest').seat).toBe(0);
    expect(seen.turn.plan).toHaveLength(1);
    expect(untold(builtIn, seen).map(shown)).toEqual([shown(view(game.state, 0))]);
  });
});

describe('a Unit that a Location returns while another place is still to come', () => {
  /** The Workshop asks, so that the plan can be seen before it is cleaned up. */
  const workshop = (...monsters: readonly string[]): Game =>
    scenario()
      .seat(0, { tavern: 'SM', lodgings: 'KK' })
      .tile('castle.inner', "Mage's Workshop")
      .monsters('university', ...monsters)
      .main();
  const plan = { 'university.start': 'S:P', 'castle.inner': 'M' } as const;

  test('L2 a Shaman at a starting Location stands for nobody any more', () => {
    const game = workshop();
    const seen = staged(game, () => game.plan(plan));
    expect(game.asked('backToBag').seat).toBe(0);
    expect(seen.turn.plan[0]).toMatchObject({ units: noMeeples(), as: noClasses(), overrun: 0 });
  });

  test('L2 a Peasant that fled there goes, and the Shaman stays', () => {
    const game = workshop('Termite', 'Skeleton').plan(plan);
    const seen = staged(game, () => game.unit('P'));
    expect(game.asked('backToBag').seat).toBe(0);
    const [there] = seen.turn.plan;
    expect(there).toMatchObject({ overrun: 0 });
    expect(there!.units[P]).toBe(0);
    expect(there!.as[P]).toBe(1);
  });

  test('L2 a Shaman gives up the class it stood for, whatever else the card takes', () => {
    const taking: Catalogue = {
      ...builtIn,
      tiles: builtIn.tiles.map((tile) =>
        tile.id === 'banner-hall'
          ? { ...tile, gives: ['K', 'P'].map((unit) => ({ kind: 'return', unit })) as never }
          : tile,
      ),
    };
    const game = scenario({ catalogue: taking })
      .seat(0, { tavern: 'KSM', lodgings: 'KK' })
      .tile('castle.inner', 'Banner Hall')
      .tile('villages.inner', "Mage's Workshop")
      .main();
    const before = view(game.state, 0);
    game.plan({ 'castle.inner': 'KS:P', 'villages.inner': 'M' });
    const seen = viewEvents(game.lastEvents(), 0).reduce(
      (now, event) => fold(taking, now, event),
      before,
    );
    expect(seen.turn.plan[0]).toMatchObject({ units: noMeeples(), as: noClasses() });
  });
});

test('the end of a Development Phase with nothing on the Capitol is untold', () => {
  const game = scenario().seat(0, { tavern: 'PW', bag: 'CCCC' }).development();
  const seen = staged(game, () => game.endDevelopment());
  expect(seen.phase).toBe('development');
  expect(untold(builtIn, seen).map(({ phase }) => phase)).toEqual(['main']);
});

test('the Guard acts in its own turn, and the player stays the active one', () => {
  const game = scenario({ players: 1 }).seat(0, { bag: 'CCCC' }).guard({ bag: 'PP' }).main();
  const before = view(game.state, 0);
  game.plan({});
  const events = viewEvents(game.lastEvents(), 0);
  const begun = events.findIndex(
    (event) => event.kind === 'turnStarted' && event.seat === GUARD_SEAT,
  );
  const seen = events.slice(0, begun + 1).reduce((now, event) => fold(builtIn, now, event), before);
  expect(seen.guard?.acting).toBe(true);
  expect(seen.active).toBe(0);
});

test('G2 a Monster that the Guard defeats is gone before another comes', () => {
  const game = solo().guard({ bag: 'WP', draws: 'W' }).monsters('castle', 'Skeleton').main();
  const before = view(game.state, 0);
  game.plan({});
  const events = viewEvents(game.lastEvents(), 0);
  const defeat = events.findIndex(
    (event) => event.kind === 'defeated' && event.seat === GUARD_SEAT,
  );
  expect(defeat).toBeGreaterThan(0);
  const seen = events
    .slice(0, defeat + 1)
    .reduce((now, event) => fold(builtIn, now, event), before);
  expect(seen.monsters[0]).toBe(-1);
  expect(seen.guard?.pile).toEqual([before.monsters[0]]);
});

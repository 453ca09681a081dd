import { builtIn, parseCatalogue, type Catalogue, type LocationCard } from '@rowan/cards';
import { explainPlan } from '@rowan/rules';
import { answers, scenario, type PlanMap } from '@rowan/testkit';
import { expect, test } from 'vitest';

/** Tiles of another edition, which ask for more or give more than any of ours. */

function edition(id: string, change: Partial<LocationCard>): Catalogue {
  const tiles = builtIn.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile));
  const catalogue = { ...builtIn, tiles };
  expect(parseCatalogue(catalogue)).toMatchObject({ ok: true });
  return catalogue;
}

test.each([
  ['a Warrior the class', 'W', [['W', 'M'], []]],
  ['a Mage the alternative', 'M', [['W'], []]],
  ['a Cleric nobody else could serve', 'C', [['W'], ['W', 'M']]],
  ['a Warrior and a Mage both', 'WM', [[]]],
])('L1 the need that is hardest to serve comes first: %s', (_, sent, missing) => {
  const catalogue = edition('banner-hall', {
    needs: ['U', { anyOf: ['M', 'W'] }, 'W'],
  });
  const { state } = scenario({ catalogue })
    .seat(0, { tavern: 'PWMC' })
    .tile('castle.inner', 'Banner Hall')
    .main();
  const map: PlanMap = { 'castle.inner': sent };
  const [report] = explainPlan(catalogue, state, answers.plan(map)).places;
  expect(report!.missing).toEqual(missing);
});

test('L1 needs that share a class are served however the Units are handed out', () => {
  const catalogue = edition('banner-hall', {
    needs: [{ anyOf: ['W', 'C'] }, { anyOf: ['W', 'M'] }],
  });
  const { state } = scenario({ catalogue })
    .seat(0, { tavern: 'WC' })
    .tile('castle.inner', 'Banner Hall')
    .main();
  const [report] = explainPlan(catalogue, state, answers.plan({ 'castle.inner': 'WC' })).places;
  expect(report).toMatchObject({ missing: [], rejection: null });
});

test('L3 a boost of this turn for a prestige class counts its Units', () => {
  const catalogue = edition('banner-hall', { gives: [{ kind: 'turnBoost', who: 'R', n: 2 }] });
  const { state } = scenario({ catalogue })
    .seat(0, { tavern: 'KPRR' })
    .tile('castle.inner', 'Banner Hall')
    .monsters('castle', 'Axe Reaver')
    .main();
  const plan = answers.plan({ 'castle.inner': 'KP', 'castle.1': 'RR' });
  const [, foe] = explainPlan(catalogue, state, plan).places;
  expect(foe!.parts.find(({ why }) => why === 'turn')).toMatchObject({ n: 2, each: 2 });
});

test('L9 others are asked as the tile says, whatever else it gives', () => {
  const catalogue = edition('mages-workshop', {
    gives: [
      { kind: 'vp', n: 1 },
      { kind: 'backToBag', own: 3, others: 2 },
      { kind: 'vp', n: 2 },
    ],
  });
  const game = scenario({ catalogue, players: 3 })
    .seat(0, { tavern: 'M', lodgings: 'KKXP' })
    .seat(1, { tavern: 'P', lodgings: 'PPP' })
    .seat(2, { tavern: 'P', lodgings: 'WW' })
    .tile('castle.inner', "Mage's Workshop")
    .main()
    .plan({ 'castle.inner': 'M' });
  expect(game.asked('backToBag')).toMatchObject({ seat: 0, upTo: 3 });
  expect(game.backToBag('KKX').asked('backToBag')).toMatchObject({ seat: 1, upTo: 2 });
  expect(game.backToBag('PP').asked('backToBag')).toMatchObject({ seat: 2, upTo: 2 });
  expect(game.backToBag('').vp(0)).toBe(3);
});

import { W, builtIn } from '@rowan/cards';
import { apply, legal, playOf, type Answer } from '@rowan/rules';
import { answers, letters, placeName, scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { forgedUnits } from '../src/judge-plan.ts';

const listed = (game: Game): Answer[] => [...legal(builtIn, game.state, game.asked('plan'))];

const written = (answer: Answer): string =>
  answer.kind === 'plan'
    ? answer.places.map(({ place, units }) => `${placeName(place)} ${letters(units)}`).join(', ')
    : answer.kind;

test('T5 the plans listed are all that spend no Unit in vain', () => {
  const game = scenario().seat(0, { tavern: 'PP' }).monster('castle', 1, 'Skeleton').main();
  expect(listed(game).map(written)).toEqual([
    '',
    'castle.1 PP',
    'university.start P',
    'cathedral.start P',
    'cathedral.start P, university.start P',
    'villages.start PP',
  ]);
});

test('T5 a Monster in the last slot of the last district is listed too', () => {
  const game = scenario().seat(0, { tavern: 'W' }).monster('university', 3, 'Termite').main();
  expect(listed(game).map(written)).toContain('university.3 W');
});

test('T5 a plan listed says nothing of what it leaves out', () => {
  const game = scenario().seat(0, { tavern: 'PP' }).monster('castle', 1, 'Skeleton').main();
  const said = new Set(listed(game).flatMap((plan) => Object.keys(plan)));
  expect([...said]).toEqual(['kind', 'places']);
});

test('L3 no Corruption is forged', () => {
  const game = scenario()
    .seat(0, { tavern: 'MWX', lodgings: 'X' })
    .tile('castle.inner', 'Blood Forge')
    .monsters('castle', 'Termite')
    .main();
  const plan = answers.plan({ 'castle.inner': 'M', 'castle.1': 'WX' });
  const units = forgedUnits(playOf(builtIn, game.state), plan).map(({ unit }) => unit);
  expect(units).toEqual([W]);
});

test('T5 every plan listed is accepted', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'PWSX', lodgings: 'PX', levels: { W: 3 } })
    .monsters('castle', 'Skeleton', 'Termite')
    .tile('castle.inner', 'Blood Forge')
    .tile('villages.inner', 'House of Lords')
    .room('castle', 'purge-mage')
    .room('villages', 'bounty-warrior')
    .main();
  const { seat, id } = game.asked('plan');
  const plans = listed(game);
  expect(plans.length).toBeGreaterThan(50);
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
  const refused = plans.filter(
    (answer) => !apply(builtIn, game.state, { seat, decision: id, answer }).ok,
  );
  expect(refused.map(written)).toEqual([]);
});

test('T5 two Shamans who both must stand for a boosted class are listed as spending none in vain', () => {
  const game = scenario()
    .seat(0, { tavern: 'SS', pile: ['ghoul-cathedral', 'ghoul-villages'] })
    .monsters('castle', 'Bone Drake')
    .main();
  const asWarriors = answers.plan({ 'castle.1': 'S:WS:W' });
  expect(listed(game)).toContainEqual(asWarriors);
});

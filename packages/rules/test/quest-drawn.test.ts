import { builtIn } from '@rowan/cards';
import { explainPlan, view } from '@rowan/rules';
import { answers, cardName, scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** The places of a plan in the order in which they were resolved. */
const resolved = (game: Game): readonly number[] =>
  game
    .events()
    .flatMap((event) =>
      event.kind === 'activated' || event.kind === 'defeated' ? [event.place] : [],
    );

const chapel = () =>
  scenario().tile('castle.inner', 'Chapel of Embers').seat(1, { tavern: 'P', bag: 'PPPPPPPP' });

test('Q3 where several deeds are needed, all of them are resolved after the Quest was drawn', () => {
  const tour = (places: Record<string, string>) =>
    chapel()
      .seat(0, { tavern: 'PPPPPPPM', bag: 'CCCC' })
      .nextQuests('Grand Tour', 'Legends')
      .main()
      .plan({ 'castle.inner': 'M', ...places })
      .completed(0);
  const two = { 'cathedral.start': 'P', 'university.start': 'P' };
  expect(tour(two)).toEqual([]);
  expect(tour({ ...two, 'villages.start': 'PP' })).toEqual(['Grand Tour']);
});

test('Q3 the Location that drew it does not count for a Quest', () => {
  const game = chapel()
    .seat(0, { tavern: 'MKK', bag: 'CCCC' })
    .monsters('castle', 'Carpenter Hornet', 'Hollow Oak Knight')
    .nextQuests('Hold the Quarter')
    .main()
    .plan({ 'castle.inner': 'M', 'castle.1': 'KK' });
  expect(game.hand(0)).toEqual(['Hold the Quarter']);
});

test('Q3 what the bonus of a Quest about a defeat draws sees no other defeat of this turn', () => {
  const game = scenario()
    .seat(0, { tavern: 'MMKMKK', bag: 'CCCC', hand: ['Study the Rings', 'Rare Wood'] })
    .monsters('castle', 'Carpenter Hornet')
    .monsters('villages', 'Tree Beast')
    .nextQuests('Bug Hunt', 'Legends')
    .main()
    .plan({ 'castle.1': 'MMK', 'villages.1': 'MKK' })
    .discard('Legends');
  expect(resolved(game)).toEqual([16, 19]);
  expect(game.completed(0)).toEqual(['Study the Rings']);
  expect(game.hand(0)).toEqual(['Rare Wood', 'Bug Hunt']);
});

test('Q3 what the bonus of a Quest about Locations draws sees the Monsters after them', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPPMK', bag: 'CCCC', hand: ['Grand Tour'] })
    .monsters('castle', 'Carpenter Hornet')
    .nextQuests('Bug Hunt')
    .main()
    .plan({
      'castle.1': 'MK',
      'cathedral.start': 'P',
      'university.start': 'P',
      'villages.start': 'PP',
    });
  expect(resolved(game).at(-1)).toBe(16);
  expect(game.completed(0)).toEqual(['Grand Tour', 'Bug Hunt']);
});

test('Q3 which Location a drawing Quest can spare is asked: the last one counts for what it draws', () => {
  const game = chapel()
    .seat(0, { tavern: 'PPPPPKK', bag: 'CCCC', hand: ['Grand Tour'] })
    .tile('university.inner', 'House of Lords')
    .monsters('university', 'Carpenter Hornet', 'Hollow Oak Knight')
    .monsters('villages', 'Termite')
    .nextQuests('Hold the Quarter')
    .main()
    .plan({
      'university.1': 'KK',
      'cathedral.start': 'P',
      'villages.start': 'PP',
      'university.start': 'P',
      'university.inner': 'P',
    });
  expect(game.options()).toEqual(['university.start', 'university.inner']);
  game.order('university.inner');
  expect(game.completed(0)).toEqual(['Grand Tour', 'Hold the Quarter']);
});

test('Q3 a level Quest is judged after the discards of the draw that brought it', () => {
  const drawn = (discarded: string) =>
    scenario()
      .seat(0, { tavern: 'MPP', bag: 'PPPP', levels: { M: 3, W: 3 }, hand: ['Rare Wood'] })
      .nextQuests('Hardwood Training', 'Legends')
      .development()
      .ability('M')
      .discard(discarded);
  expect(drawn('Legends').completed(0)).toEqual(['Hardwood Training']);
  const lost = drawn('Hardwood Training');
  expect(lost.completed(0)).toEqual([]);
  expect(lost.hand(0)).toEqual(['Rare Wood', 'Legends']);
});

test('Q3 a level Quest drawn by a Location is completed at once', () => {
  const game = chapel()
    .seat(0, { tavern: 'MW', bag: 'PPPP', levels: { W: 3 } })
    .monsters('castle', 'Termite')
    .nextQuests('Hardwood Training')
    .main()
    .plan({ 'castle.1': 'W', 'castle.inner': 'M' });
  const kinds = game.events().map(({ kind }) => kind);
  expect(kinds.indexOf('questCompleted')).toBeLessThan(kinds.indexOf('defeated'));
  expect(game.vp(0)).toBe(vpOf('Termite') + 3);
});

test('Q3 a level Quest completed in the Main Phase ends it for nobody who watches', () => {
  const game = chapel()
    .seat(0, { tavern: 'MWX', bag: 'PPPP', levels: { W: 3 }, hand: ['Rare Wood', 'Legends'] })
    .monsters('villages', 'Timber Wolf')
    .nextQuests('Hardwood Training')
    .main()
    .plan({ 'villages.1': 'W', 'castle.inner': 'M' });
  expect(game.completed(0)).toEqual(['Hardwood Training']);
  expect(game.state).toMatchObject({ phase: 'main', decision: { kind: 'discardQuest' } });
  expect(game.zone(0, 'tavern')).toBe('X');
});

test('Q3 a level Quest drawn through a Quest about a defeat waits for the next turn of its owner', () => {
  const game = scenario()
    .seat(0, { tavern: 'MMK', bag: 'PPPP', levels: { W: 3 }, hand: ['Study the Rings'] })
    .seat(1, { tavern: 'P', bag: 'PPPPPPPP' })
    .monsters('castle', 'Carpenter Hornet')
    .nextQuests('Hardwood Training', 'Legends')
    .main()
    .plan({ 'castle.1': 'MMK' })
    .discard('Legends');
  expect(game.completed(0)).toEqual(['Study the Rings']);
  expect(game.passTurn().completed(0)).toEqual(['Study the Rings', 'Hardwood Training']);
});

test('Q3 places that clash come before those that clash with nothing if they draw Quests', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'KXMXPKK', bag: 'PPPP', hand: ['Rare Wood'] })
    .room('castle', 'darkness-knight')
    .room('villages', 'battle-mage')
    .monsters('cathedral', 'Carpenter Hornet')
    .nextQuests('Legends', 'Knights of the Round Trunk')
    .main()
    .plan({
      'cathedral.1': 'KK',
      'university.start': 'P',
      'castle.tower': 'KX',
      'villages.tower': 'MX',
    });
  expect(game.options()).toEqual(['castle.tower', 'villages.tower']);
  game.order('castle.tower').discard('Legends').order('villages.tower').discard('Rare Wood');
  expect(game.completed(0)).toEqual(['Knights of the Round Trunk']);
});

test('Q4 VP that only an unknown draw could bring make no assignment legal', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPK', bag: 'PPPP', vp: 0, levels: { W: 3 } })
    .market('Levy Station')
    .nextQuests('Hardwood Training', 'Legends')
    .development();
  const assign = { kind: 'develop', do: 'assign' } as const;
  const construct = { peasants: 2, shamans: 0 };
  const levelUp = { unit: 4, shaman: false };
  game.refused({ ...assign, construct, levelUp }, 'T2', 'notAffordable');
});

test('Q3 what a Quest has not seen is known to its owner alone', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'MKXK', bag: 'PPPP' })
    .tile('castle.inner', 'Chapel of Embers')
    .room('villages', 'darkness-knight')
    .nextQuests('Night Shift', 'Legends', 'Rare Wood')
    .main()
    .plan({ 'castle.inner': 'M', 'villages.tower': 'KX' })
    .order('castle.inner');
  expect(game.decision()?.kind).toBe('discardQuest');
  expect(view(game.state, 0).turn.unseen).toHaveLength(2);
  expect(view(game.state, 1).turn.unseen).toEqual([]);
  game.discard('Night Shift');
  expect(game.state.turn.unseen).toEqual([]);
});

test('Q3 what a plan is said to complete is in hand; what it completes besides was drawn on the way', () => {
  const game = chapel()
    .seat(0, { tavern: 'MMMK', bag: 'PPPP', hand: ['Study the Rings', 'Rare Wood'] })
    .monsters('castle', 'Carpenter Hornet')
    .nextQuests('Bug Hunt', 'Legends', 'Heavy Cavalry')
    .main();
  const plan = answers.plan({ 'castle.1': 'MMK', 'castle.inner': 'M' });
  const { quests, questVp } = explainPlan(builtIn, game.state, plan);
  expect(quests.map((quest) => cardName('quest', quest))).toEqual(['Study the Rings']);
  expect(questVp).toBe(2);
  game.answer(plan).order('castle.inner');
  expect(game.completed(0)).toEqual(['Study the Rings', 'Bug Hunt']);
});

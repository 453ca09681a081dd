import { builtIn } from '@rowan/cards';
import { score, view, FACE_DOWN } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

test('Q1 a Triggered Quest pays its VP and its bonus at once; what it gains reaches the Lodgings at clean-up', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPK', bag: 'CCCC', hand: ['Pitchforks Ready'] })
    .monsters('castle', 'axe-reaver-castle')
    .main()
    .plan({ 'castle.1': 'PPK' });
  expect(game.completed(0)).toEqual(['Pitchforks Ready']);
  expect(game.hand(0)).toEqual([]);
  expect(game.vp(0)).toBe(vpOf('axe-reaver-castle') + 2);
  expect(game.zone(0, 'lodgings')).toBe('PPWK');
});

test('Q1 the bonus of a Triggered Quest comes only once', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKK', bag: 'KKKP', hand: ['Against the Grain'] })
    .seat(1, { tavern: '' })
    .monsters('castle', 'Termite', 'Termite')
    .nextMonsters('Axe Reaver')
    .main()
    .plan({ 'castle.1': 'KKK' })
    .endDevelopment()
    .plan({ 'castle.1': 'KKK' });
  expect(game.pile(0)).toEqual(['Termite', 'Termite']);
  expect(game.events('questCompleted')).toHaveLength(1);
  expect(game.vp(0)).toBe(vpOf('Termite') + 2 + vpOf('Termite'));
});

test('Q1 the boost of an Ongoing Quest works from the end of the turn on', () => {
  const game = scenario()
    .seat(0, { tavern: 'WWW', vp: 2, bag: 'WWWW', levels: { W: 2 }, hand: ['Hardwood Training'] })
    .seat(1, { tavern: '' })
    .monsters('villages', 'Elder Stump')
    .development()
    .assign({ levelUp: 'W' })
    .levelUp();
  expect(game.completed(0)).toEqual(['Hardwood Training']);
  expect(game.vp(0)).toBe(3);
  game.refused({ 'villages.1': 'WW' }, 'M1', 'tooWeak');
  game.plan({}).plan({ 'villages.1': 'WW' });
  expect(game.pile(0)).toEqual(['Elder Stump']);
});

test('Q1 the Draw Phase effect of an Ongoing Quest first works on the next turn', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPPPPPP', bag: 'PPPPPPPPPPP', hand: ['Night Shift'] })
    .seat(1, { tavern: '' })
    .main()
    .plan({
      'castle.start': 'PPP',
      'villages.start': 'PP',
      'cathedral.start': 'P',
      'university.start': 'P',
    });
  expect(game.completed(0)).toEqual(['Night Shift']);
  expect(game.zone(0, 'tavern')).toBe('PPPP');
  game.endDevelopment().plan({});
  expect(game.options()).toEqual(['Night Shift']);
});

test('Q1 the lasting VP for each Construct begin with the construction after the one that completed the Quest', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', bag: 'PPPP', hand: ['Lumber Guild'] })
    .seat(1, { tavern: '' })
    .market('Levy Station', 'Blood Forge')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'villages.inner');
  expect(game.vp(0)).toBe(2);
  game.passTurn().assign({ construct: 'P' }).construct('Blood Forge', 'cathedral.outer');
  expect(game.vp(0)).toBe(3);
});

test('Q1 the red number is lost at the end for every Quest not completed, of whatever kind', () => {
  const hand = ['Study the Rings', 'Order of the Plane', 'Heavy Cavalry'];
  const game = scenario()
    .seat(0, { vp: 10, hand, completed: ['Mixed Company'] })
    .finalRound(2)
    .turnOf(1)
    .passTurn();
  expect(game.vp(0)).toBe(10 - 1 - 2 - 2);
});

test('Q2 conditions are minimums', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPWMK', bag: 'CCCC', hand: ['Militia Drill', 'Mixed Company'] })
    .monsters('castle', 'Ember Dragon')
    .main()
    .plan({ 'castle.1': 'PPPWMK' });
  expect(game.completed(0)).toEqual(['Militia Drill', 'Mixed Company']);
});

test('Q2 one Unit less than the condition asks does not complete the Quest', () => {
  const game = scenario()
    .seat(0, { tavern: 'PKKK', bag: 'CCCC', hand: ['Militia Drill', 'Mixed Company'] })
    .monsters('castle', 'Ember Dragon')
    .main()
    .plan({ 'castle.1': 'PKKK' });
  expect(game.completed(0)).toEqual([]);
});

test('Q2 the Units of a condition stand on one Monster', () => {
  const game = scenario()
    .seat(0, { tavern: 'WK', bag: 'CCCC', hand: ['Sworn Trunks'] })
    .monsters('castle', 'Termite', 'Termite')
    .main()
    .plan({ 'castle.1': 'W', 'castle.2': 'K' });
  expect(game.completed(0)).toEqual([]);
});

test('Q2 one defeat completes several Quests, judged on the Units as assigned, before any cost', () => {
  const game = scenario()
    .seat(0, { tavern: 'WKK', bag: 'CCCC', hand: ['Last Stand', 'Sworn Trunks', 'Bane Oil'] })
    .monsters('castle', 'Bone Drake')
    .main()
    .plan({ 'castle.1': 'WKK' })
    .payCost(true);
  expect([...game.completed(0)].sort()).toEqual(['Bane Oil', 'Last Stand', 'Sworn Trunks']);
  expect(game.zone(0, 'lodgings')).toBe('CKKK');
  expect(game.vp(0)).toBe(vpOf('Bone Drake') + 4 + 3 + 2);
});

test('Q2 each cost needs its own Unit', () => {
  // Bug Hunt, costing a Warrior as Last Stand does.
  const quests = builtIn.quests.map((quest) =>
    quest.id === 'bug-hunt' ? { ...quest, cost: 'W' as const } : quest,
  );
  const fight = (units: string) =>
    scenario({ catalogue: { ...builtIn, quests } })
      .seat(0, { tavern: units, bag: 'CCCC', hand: ['Last Stand', 'Bug Hunt'] })
      .monsters('castle', 'Elder Stump')
      .main()
      .plan({ 'castle.1': units })
      .payCost(true);
  const one = fight('WMKK');
  expect(one.completed(0)).toEqual(['Last Stand']);
  expect(one.hand(0)).toEqual(['Bug Hunt']);
  expect(one.asked('develop').seat).toBe(1);
  const two = fight('WWMKK').payCost(true);
  expect(two.completed(0)).toEqual(['Last Stand', 'Bug Hunt']);
  expect(two.zone(0, 'lodgings')).toBe('MCCKKKR');
});

test('Q3 a Quest drawn from a defeated Monster is not completed by that defeat', () => {
  const game = scenario()
    .seat(0, { tavern: 'CC', bag: 'PPPP' })
    .monsters('cathedral', 'Skeleton')
    .nextQuests('Sanded Smooth')
    .main()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.hand(0)).toEqual(['Sanded Smooth']);
  expect(game.vp(0)).toBe(1);
});

test('Q3 what is resolved after a Location of the plan drew a Quest counts for it', () => {
  const game = scenario()
    .seat(0, { tavern: 'MCC', bag: 'PPPP' })
    .tile('castle.inner', 'Chapel of Embers')
    .monsters('cathedral', 'Termite')
    .nextQuests('Sanded Smooth')
    .main()
    .plan({ 'castle.inner': 'M', 'cathedral.1': 'CC' });
  expect(game.completed(0)).toEqual(['Sanded Smooth']);
});

test('Q3 a Quest drawn in the Development Phase is completed in the same Main Phase', () => {
  const game = scenario()
    .seat(0, { tavern: 'MCC', bag: 'PPPP', levels: { M: 2 } })
    .monsters('cathedral', 'Termite')
    .nextQuests('Sanded Smooth')
    .development()
    .ability('M')
    .endDevelopment()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.completed(0)).toEqual(['Sanded Smooth']);
});

test('Q3 a Quest drawn on one turn is completed by the defeats of the next', () => {
  const game = scenario()
    .seat(0, { tavern: 'CC', bag: 'CC' })
    .seat(1, { tavern: '' })
    .monsters('cathedral', 'Skeleton', 'Termite')
    .nextQuests('Sanded Smooth')
    .main()
    .plan({ 'cathedral.1': 'CC' })
    .endDevelopment()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.completed(0)).toEqual(['Sanded Smooth']);
});

test('Q3 a Tavern Quest is judged in the next Draw Phase, also one that a defeat brought', () => {
  const game = scenario()
    .seat(0, { tavern: 'MW', bag: 'PPWM' })
    .monsters('university', 'Skeleton')
    .nextQuests('Spellblades')
    .main()
    .plan({ 'university.1': 'W' });
  expect(game.completed(0)).toEqual(['Spellblades']);
  expect(game.vp(0)).toBe(vpOf('Skeleton') + 2);
});

test('Q4 construct Quests are judged after the resolution, and their VP pay for the level-up', () => {
  const game = scenario()
    .seat(0, { tavern: 'PK', bag: 'CCCC', hand: ['Lumber Guild'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P', levelUp: 'K' })
    .construct('Levy Station', 'villages.inner');
  expect(game.vp(0)).toBe(2);
  game.levelUp();
  expect(game.levels(0)).toEqual([1, 1, 1, 2]);
  expect(game.vp(0)).toBe(0);
});

test('Q4 level Quests are judged after the level-up', () => {
  const game = scenario()
    .seat(0, { tavern: 'CP', vp: 3, levels: { C: 2 }, hand: ['Order of the Plane'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P', levelUp: 'C' })
    .levelUp();
  expect(game.completed(0)).toEqual(['Order of the Plane']);
  expect(game.asked('develop').seat).toBe(0);
});

test('Q4 a Quest over several places is completed when the last place it needs is resolved', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPPP', bag: 'CCCC', hand: ['Grand Tour'] })
    .monsters('castle', 'Termite')
    .main()
    .plan({ 'cathedral.start': 'P', 'university.start': 'P', 'villages.start': 'PP' });
  const kinds = game.lastEvents().map(({ kind }) => kind);
  const at = kinds.indexOf('questCompleted');
  expect(kinds.slice(0, at).filter((kind) => kind === 'activated')).toHaveLength(3);
  expect(kinds.indexOf('cleanedUp')).toBeGreaterThan(at);
});

test('Q4 Quests are completed on the own turn of the owner only', () => {
  const game = scenario()
    .seat(0, { bag: 'CCCC' })
    .seat(1, { tavern: 'XXXM', levels: { W: 3 }, hand: ['Dark Thoughts', 'Hardwood Training'] })
    .drawPhase();
  expect(game.state.active).toBe(1);
  expect(game.completed(1)).toEqual(['Hardwood Training']);
  const kinds = game.events().map(({ kind }) => kind);
  expect(kinds.indexOf('questCompleted')).toBeGreaterThan(kinds.lastIndexOf('turnStarted'));
});

test('Q4 a Quest that costs a Unit may be declined; it stays in hand and is offered for the next Monster', () => {
  const game = scenario()
    .seat(0, { tavern: 'WWKKKK', bag: 'CCCC', hand: ['Last Stand'] })
    .monsters('castle', 'Bone Drake', 'Elder Stump')
    .main()
    .plan({ 'castle.1': 'WKK', 'castle.2': 'WKK' })
    .payCost(false);
  expect(game.hand(0)).toEqual(['Last Stand']);
  expect(game.asked('payCost').place).not.toBe(game.events('questDeclined')[0]!.place);
  game.payCost(false);
  expect(game.hand(0)).toEqual(['Last Stand']);
  expect(game.zone(0, 'lodgings')).toBe('WWCCCKKKK');
});

test('Q4 completing without a cost is automatic', () => {
  const game = scenario()
    .seat(0, { tavern: 'CC', bag: 'PPPP', hand: ['Sanded Smooth'] })
    .monsters('cathedral', 'Termite')
    .main()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.completed(0)).toEqual(['Sanded Smooth']);
  expect(game.asked('develop').seat).toBe(1);
});

test('Q5 all Tavern Quests are judged on the same Tavern, before any bonus', () => {
  const game = scenario()
    .seat(0, { bag: 'WXXX', hand: ['Dark Thoughts', 'Thick Bark'] })
    .drawPhase();
  expect([...game.completed(0)].sort()).toEqual(['Dark Thoughts', 'Thick Bark']);
  expect(game.zone(0, 'tavern')).toBe('WX');
  expect(game.vp(0)).toBe(3 + 2);
});

test('Q5 Tavern Quests are judged after the Draw Phase effects', () => {
  const game = scenario()
    .seat(0, {
      bag: 'PPXXX',
      draws: 'PPXXX',
      hand: ['Dark Thoughts'],
      completed: ['Night Shift'],
    })
    .drawPhase();
  expect(game.completed(0)).toEqual(['Night Shift']);
  game.drawEffect('Night Shift');
  expect(game.completed(0)).toEqual(['Night Shift', 'Dark Thoughts']);
});

test('Q5 a Tavern that is left from the turn before completes nothing', () => {
  const game = scenario()
    .seat(0, { tavern: 'XXXP', bag: 'CCCC', hand: ['Dark Thoughts'] })
    .main()
    .plan({});
  expect(game.completed(0)).toEqual([]);
});

test('Q5 the extra meeple of a Dark Council card completes no Quest', () => {
  const game = scenario()
    .seat(0, { tavern: 'K', bag: 'CCCC' })
    .seat(1, { tavern: 'XXP', bag: '', hand: ['Dark Thoughts'] })
    .monsters('castle', 'Termite')
    .nextMonsters('council', 'Termite')
    .main()
    .plan({ 'castle.1': 'K' });
  expect(game.zone(1, 'tavern')).toBe('PXXX');
  expect(game.completed(1)).toEqual([]);
});

test('Q6 after drawing, any Quest of the hand may be discarded, ones just drawn too', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', hand: ['Legends'] })
    .market('Levy Station')
    .nextQuests('Rare Wood', 'Heavy Cavalry')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'university.inner');
  expect(game.options()).toEqual(['Legends', 'Rare Wood', 'Heavy Cavalry']);
  game.discard('Heavy Cavalry');
  expect(game.hand(0)).toEqual(['Legends', 'Rare Wood']);
});

test('Q6 with fewer Quests in hand than to discard, all of them go', () => {
  const game = scenario()
    .seat(0, { tavern: 'P' })
    .market('Levy Station')
    .questDeck('Rare Wood')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'university.inner');
  expect(game.hand(0)).toEqual([]);
  expect(game.events('questDiscarded')).toHaveLength(1);
});

test('Q6 an empty deck takes the discards back, shuffled, in the middle of a draw too', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', hand: ['Legends'] })
    .market('Levy Station')
    .questDeck('Rare Wood')
    .questDiscard('Heavy Cavalry')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'university.inner');
  expect(game.hand(0)).toEqual(['Legends', 'Rare Wood', 'Heavy Cavalry']);
  expect(game.events('questsReshuffled')).toEqual([{ kind: 'questsReshuffled', count: 1 }]);
  expect(game.state.questDiscard).toEqual([]);
});

test('Q6 with deck and discards empty a player draws what there is', () => {
  const game = scenario()
    .seat(0, { tavern: 'CC', bag: 'PPPP' })
    .monsters('cathedral', 'Skeleton')
    .questDeck()
    .main()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.hand(0)).toEqual([]);
  expect(game.pile(0)).toEqual(['Skeleton']);
});

test('Q6 discards lie face down for the others', () => {
  const game = scenario()
    .seat(0, { tavern: 'W', bag: 'PPPP', hand: ['Legends'] })
    .monsters('villages', 'Timber Wolf')
    .main()
    .plan({ 'villages.1': 'W' });
  expect(view(game.state, 1).questDiscard).toEqual([FACE_DOWN]);
  expect(view(game.state, 0).questDiscard).toEqual(game.state.questDiscard);
});

test('Q6 there is no hand limit', () => {
  const many = builtIn.quests.filter(({ kind }) => kind === 'end').map(({ name }) => name);
  const game = scenario()
    .seat(0, { tavern: 'CC', bag: 'PPPP', hand: many })
    .monsters('cathedral', 'Skeleton')
    .nextQuests('Last Stand')
    .main()
    .plan({ 'cathedral.1': 'CC' });
  expect(game.hand(0)).toHaveLength(many.length + 1);
  expect(score(builtIn, game.state)[0]!.quests).toHaveLength(many.length + 1);
});

import { builtIn, type Catalogue } from '@rowan/cards';
import { answers, scenario, type Game } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

const seatsOf = (events: readonly { readonly seat: number }[]): number[] =>
  events.map(({ seat }) => seat);

describe('D1 and D2 new Monsters', () => {
  test('D1 in each district Monsters slide down to the lowest slots', () => {
    const t = scenario()
      .seat(0, { tavern: 'KKK' })
      .monsters('castle', 'Backwoods Bandit', 'Termite', 'Skeleton')
      .monsters('villages', 'Timber Wolf', 'Kindling Thief')
      .monsterDeck()
      .main()
      .plan({ 'castle.1': 'K', 'castle.2': 'K', 'villages.1': 'K' });
    expect(t.monsters('castle')).toEqual(['Skeleton', '', '']);
    expect(t.monsters('villages')).toEqual(['Kindling Thief', '', '']);
  });

  test('D1 Monsters slide before new ones come', () => {
    const t = scenario()
      .seat(0, { tavern: 'K' })
      .monsters('castle', 'Backwoods Bandit', 'Skeleton')
      .nextMonsters('Termite')
      .main()
      .plan({ 'castle.1': 'K' });
    expect(t.monsters('castle')).toEqual(['Skeleton', 'Termite', '']);
  });

  test('D2 as many Monsters come as were defeated, each into its own district', () => {
    const t = scenario()
      .monsters('castle', 'Skeleton')
      .nextMonsters('termite-castle', 'timber-wolf-university', 'Ghoul')
      .drawPhase({ defeated: 2 });
    expect(t.monsters('castle')).toEqual(['Skeleton', 'Termite', '']);
    expect(t.monsters('university')).toEqual(['Timber Wolf', '', '']);
    expect(t.events('monsterArrived')).toHaveLength(2);
  });

  test('D2 no Monster comes when none was defeated', () => {
    const t = scenario().seat(0, { tavern: 'P' }).main().plan({ 'cathedral.start': 'P' });
    expect(t.events('monsterArrived')).toEqual([]);
  });

  test('D2 Overlords and Henchman do not count as defeated', () => {
    const t = scenario()
      .seat(0, { tavern: 'KKKKKKKKK' })
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': 'KKKKKK', henchman: 'KKK' });
    expect(t.events('defeated')).toHaveLength(2);
    expect(t.events('monsterArrived')).toEqual([]);
  });

  const full = () =>
    scenario()
      .monsters('villages', 'Timber Wolf', 'Kindling Thief', 'Restless Root')
      .monsters('castle', 'Termite')
      .nextMonsters('ghoul-villages');

  test('D2 when its own district is full the active player picks one with room', () => {
    const t = full().drawPhase({ defeated: 1 });
    expect(t.asked('overflow').seat).toBe(0);
    expect(t.options()).toEqual(['cathedral', 'university', 'castle']);
    t.refused(answers.overflow('villages'), 'D2', 'notOffered');
    t.overflow('castle');
    expect(t.monsters('castle')).toEqual(['Termite', 'Ghoul', '']);
  });

  test('D2 with one district left there is nothing to pick', () => {
    const t = full()
      .monsters('cathedral', 'skeleton-cathedral', 'termite-cathedral', 'Weevil Swarm')
      .monsters('university', 'skeleton-university', 'timber-wolf-university', 'Hedge Witch')
      .drawPhase({ defeated: 1 });
    expect(t.monsters('castle')).toEqual(['Termite', 'Ghoul', '']);
  });

  test('D2 a Monster belongs to the district it lies in, whatever its card says', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPP' })
      .monsters('castle', 'timber-wolf-villages', 'ghoul-cathedral')
      .main()
      .plan({ 'castle.start': 'PPP' });
    expect(t.events('overran')).toMatchObject([{ n: 1 }]);
    const other = scenario()
      .seat(0, { tavern: 'PP' })
      .monsters('castle', 'timber-wolf-villages', 'ghoul-villages')
      .main()
      .plan({ 'villages.start': 'PP' });
    expect(other.events('overran')).toEqual([]);
  });

  test('D2 from an empty deck no more Monsters come', () => {
    const t = scenario().monsterDeck('Ghoul').drawPhase({ defeated: 3 });
    expect(t.events('monsterArrived')).toHaveLength(1);
    expect(t.state.monsterDeck).toEqual([]);
    expect(t.decision()).toMatchObject({ seat: 1 });
  });
});

describe('D3 Dark Council Arrives', () => {
  const three = () =>
    scenario({ players: 3, active: 1 })
      .seat(0, { tavern: '', bag: '' })
      .seat(1, { bag: 'PPPPPPPP' })
      .seat(2, { tavern: '', bag: '' });

  test('D3 the card is set aside and another one drawn', () => {
    const t = three().nextMonsters('council', 'Ghoul', 'Termite').drawPhase({ defeated: 1 });
    expect(t.state.council).toBe(1);
    expect(t.events('monsterArrived')).toHaveLength(1);
    expect(t.monsters('cathedral')).toEqual(['Ghoul', '', '']);
  });

  test('D3 as the last card of the deck it counts, though no Monster follows', () => {
    const t = three().monsterDeck('council').drawPhase({ defeated: 1 });
    expect(t.state.council).toBe(1);
    expect(t.events('monsterArrived')).toEqual([]);
    expect(t.events('corrupted')).toHaveLength(3);
  });

  test('D3 in turn order from the active player everybody puts 1 X into the bag', () => {
    const t = three().nextMonsters('council').drawPhase({ defeated: 1 });
    expect(t.events('corrupted').map(({ seat, n }) => [seat, n])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(t.supply('X')).toBe(17);
  });

  test('D3 the X run out in turn order', () => {
    const t = three().supply({ X: 2 }).nextMonsters('council').drawPhase({ defeated: 1 });
    expect(t.events('corrupted').map(({ seat, n }) => [seat, n])).toEqual([
      [1, 1],
      [2, 1],
      [0, 0],
    ]);
    expect(t.supply('X')).toBe(0);
  });

  test('D3 then everybody but the active player draws 1 meeple to the Tavern', () => {
    const t = three().nextMonsters('council').drawPhase({ defeated: 1 });
    const events = t.events();
    const extra = t.events('drew').filter(({ source }) => 'rule' in source && source.rule === 'D3');
    expect(seatsOf(extra)).toEqual([2, 0]);
    // The Corruption went into the empty bags first, so it is what they draw.
    expect(t.zone(2, 'tavern')).toBe('X');
    expect(t.zone(0, 'tavern')).toBe('X');
    const lastCorrupted = events.findLastIndex(({ kind }) => kind === 'corrupted');
    const firstDrew = events.findIndex(({ kind }) => kind === 'drew');
    expect(lastCorrupted).toBeLessThan(firstDrew);
  });

  test('D3 the extra meeple comes from the Lodgings when the bag is empty (D5)', () => {
    const t = scenario()
      .seat(1, { tavern: '', bag: '', lodgings: 'W' })
      .supply({ X: 0 })
      .nextMonsters('council')
      .drawPhase({ defeated: 1 });
    expect(t.zone(1, 'tavern')).toBe('W');
  });

  test('D3 several cards in one refill are all carried out at once', () => {
    const t = three().nextMonsters('council', 'council', 'Ghoul').drawPhase({ defeated: 1 });
    expect(t.state.council).toBe(2);
    expect(seatsOf(t.events('corrupted'))).toEqual([1, 2, 0, 1, 2, 0]);
    expect(t.zone(2, 'tavern')).toBe('XX');
    expect(t.monsters('cathedral')).toEqual(['Ghoul', '', '']);
  });

  test('D3 the third card brings no Corruption and no meeple, but the final rounds', () => {
    const t = three().council(2).nextMonsters('council').drawPhase({ defeated: 1 });
    expect(t.state.council).toBe(3);
    expect(t.events('corrupted')).toEqual([]);
    expect(seatsOf(t.events('drew'))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(t.events('finalRoundsBegan')).toMatchObject([{ lastRound: 5 }]);
  });
});

describe('D4 and D5 drawing', () => {
  const bag = { bag: 'PPPPPPPPPP' };

  test('D4 a player draws 4 meeples, 5 after the first Dark Council card, 6 after the second', () => {
    const drawn = (came: 0 | 1 | 2 | 3): number => {
      const start = scenario().seat(0, bag);
      return (came ? start.council(came) : start).drawPhase().events('drew').length;
    };
    expect([drawn(0), drawn(1), drawn(2), drawn(3)]).toEqual([4, 5, 6, 6]);
  });

  test('D4 a Dark Council card of this turn counts at once', () => {
    const t = scenario().seat(0, bag).nextMonsters('council').drawPhase({ defeated: 1 });
    expect(t.events('drew').filter(({ seat }) => seat === 0)).toHaveLength(5);
  });

  test('D4 what the Main Phase granted is drawn on top', () => {
    const t = scenario()
      .seat(0, { tavern: 'CKK', ...bag, hand: ['Clear the Road'] })
      .tile('castle.inner', 'The Branch & Root Inn')
      .monster('villages', 1, 'Backwoods Bandit')
      .main()
      .plan({ 'castle.inner': 'C', 'villages.1': 'KK' });
    expect(t.events('drawGranted').map(({ n }) => n)).toEqual([1, 2]);
    expect(t.zone(0, 'tavern')).toBe('PPPPPPP');
  });

  test('D5 when a meeple is due and the bag is empty, all Lodgings go into the bag', () => {
    const t = scenario().seat(0, { tavern: 'K', lodgings: 'WX', bag: 'PP' }).main().plan({});
    expect(t.zone(0, 'tavern')).toHaveLength(4);
    expect(t.zone(0, 'tavern')).toMatch(/^PP/);
    expect(t.zone(0, 'lodgings')).toBe('');
    expect(t.zone(0, 'bag')).toHaveLength(1);
    expect(t.events('bagRefilled')).toMatchObject([{ seat: 0 }]);
  });

  test('D5 never earlier: a bag that is just emptied stays empty', () => {
    const t = scenario().seat(0, { lodgings: 'WX', bag: 'PPPP' }).drawPhase();
    expect(t.zone(0, 'tavern')).toBe('PPPP');
    expect(t.zone(0, 'bag')).toBe('');
    expect(t.zone(0, 'lodgings')).toBe('WX');
    expect(t.events('bagRefilled')).toEqual([]);
  });

  test('D5 with bag and Lodgings empty the drawing stops', () => {
    const t = scenario().seat(0, { lodgings: 'W', bag: 'PP' }).drawPhase();
    expect(t.zone(0, 'tavern')).toBe('PPW');
    expect(t.events('drew')).toHaveLength(3);
  });

  test('D5 a draw in the Development Phase refills the bag too', () => {
    const t = scenario()
      .seat(0, { tavern: 'K', lodgings: 'W', levels: { K: 2 } })
      .development()
      .ability('K');
    expect(t.zone(0, 'tavern')).toBe('WK');
  });
});

describe('D6 Draw Phase effects', () => {
  /** Both Draw Phase effects in force, and a bag that is known. */
  const effects = (draws: string): Game =>
    scenario()
      .seat(0, { completed: ['Thick Bark', 'Night Shift'], bag: 'PPXXMK', draws })
      .drawPhase();

  test('D6 the effects come after the draw, in any order, each at most once', () => {
    const t = effects('PXXPM');
    expect(t.options()).toEqual(['Thick Bark', 'Night Shift']);
    t.refused(answers.drawEffect('Overkill'), 'D6', 'notOffered');
    t.drawEffect('Thick Bark');
    expect(t.zone(0, 'tavern')).toBe('PPMXX');
    expect(t.options()).toEqual(['Night Shift']);
    t.drawEffect('Night Shift');
    expect(t.zone(0, 'tavern')).toBe('PMKXX');
    expect(t.zone(0, 'lodgings')).toBe('P');
    expect(t.decision()).toMatchObject({ seat: 1 });
    expect(effects('PXXPM').drawEffect('Night Shift').options()).toEqual(['Thick Bark']);
  });

  test('D6 the effects are optional', () => {
    const t = effects('PXXP').drawEffect(null);
    expect(t.zone(0, 'tavern')).toBe('PPXX');
    expect(t.decision()).toMatchObject({ seat: 1 });
  });

  test('D6 an effect needs its meeples in the Tavern', () => {
    const noPeasant = scenario()
      .seat(0, { completed: ['Night Shift'], bag: 'XMKWP', draws: 'XMKW' })
      .drawPhase();
    expect(noPeasant.decision()).toMatchObject({ seat: 1 });
    const oneX = scenario()
      .seat(0, { completed: ['Thick Bark'], bag: 'XPPPX', draws: 'PPPX' })
      .drawPhase();
    expect(oneX.decision()).toMatchObject({ seat: 1 });
  });

  test('D6 an effect that opens another one: the draw may bring what the other needs', () => {
    const t = scenario()
      .seat(0, { completed: ['Thick Bark', 'Night Shift'], bag: 'PPXXMK', draws: 'PXMKX' })
      .drawPhase();
    expect(t.options()).toEqual(['Night Shift']);
    t.drawEffect('Night Shift');
    expect(t.options()).toEqual(['Thick Bark']);
  });

  test('D6 Tavern Quests are judged after the effects', () => {
    const t = scenario()
      .seat(0, {
        completed: ['Night Shift'],
        hand: ['Spellblades'],
        bag: 'PPPMW',
        draws: 'PPPMW',
      })
      .drawPhase();
    expect(t.completed(0)).toEqual(['Night Shift']);
    t.drawEffect('Night Shift');
    expect(t.completed(0)).toEqual(['Night Shift', 'Spellblades']);
  });

  /** Spellblades, for the sake of the test, asks for a Warrior in the Tavern. */
  const asksForWarrior: Catalogue = {
    ...builtIn,
    quests: builtIn.quests.map((quest) =>
      quest.id === 'spellblades' && quest.kind === 'ongoing'
        ? { ...quest, condition: { kind: 'tavern', have: ['W'] } }
        : quest,
    ),
  };

  test('D6 held Units return last and count for no Quest of this turn', () => {
    const t = scenario({ catalogue: asksForWarrior })
      .seat(0, { tavern: 'W', hand: ['Spellblades'], bag: 'PPPP' })
      .tile('castle.inner', 'The Long Watch')
      .market('Levy Station')
      .nextTiles('Banner Hall')
      .main()
      .plan({ 'castle.inner': 'W' });
    expect(t.zone(0, 'tavern')).toBe('PPPPW');
    expect(t.hand(0)).toEqual(['Spellblades']);
    const kinds = t.events().map(({ kind }) => kind);
    expect(kinds.indexOf('tileTurnedUp')).toBeGreaterThan(kinds.lastIndexOf('drew'));
    expect(kinds.indexOf('heldReturned')).toBeGreaterThan(kinds.lastIndexOf('tileTurnedUp'));
    // Drawn, the same Warrior would have done.
    const drawn = scenario({ catalogue: asksForWarrior })
      .seat(0, { hand: ['Spellblades'], bag: 'PPPW' })
      .drawPhase();
    expect(drawn.completed(0)).toEqual(['Spellblades']);
  });
});

describe('D7 tiles', () => {
  test('D7 the face-up tiles are refilled to 4, after the Main Phase only', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPW' })
      .market('Levy Station', 'Banner Hall', 'Colosseum', 'Blood Forge')
      .nextTiles('House of Lords')
      .development()
      .assign({ construct: 'PP' })
      .construct('Colosseum', 'castle.outer');
    expect(t.market()).toEqual(['Levy Station', 'Banner Hall', 'Blood Forge']);
    t.plan({});
    expect(t.market()).toEqual(['Levy Station', 'Banner Hall', 'Blood Forge', 'House of Lords']);
  });

  test('D7 the refill stops when the stack is empty', () => {
    const t = scenario().market('Levy Station').tileDeck('Banner Hall').drawPhase();
    expect(t.market()).toEqual(['Levy Station', 'Banner Hall']);
    expect(t.state.tileDeck).toEqual([]);
    expect(t.events('tileTurnedUp')).toHaveLength(1);
  });
});

import {
  FACE_DOWN,
  view,
  viewEvents,
  type EventKind,
  type EventOf,
  type Viewer,
} from '@rowan/rules';
import { card, scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { solo } from './solo.ts';

/** What a viewer hears of the events of a game, of one kind. */
const heard = <K extends EventKind>(game: Game, kind: K, viewer: Viewer): EventOf<K>[] =>
  viewEvents(game.events(), viewer).filter((event): event is EventOf<K> => event.kind === kind);

const ALL: readonly Viewer[] = [0, 1, 'spectator', 'omniscient'];

test('Q4 that a Quest is declined is heard by its seat alone', () => {
  const game = scenario()
    .seat(0, { tavern: 'WKK', bag: 'PPPP', hand: ['Last Stand'] })
    .monsters('castle', 'Bone Drake')
    .main()
    .plan({ 'castle.1': 'WKK' })
    .payCost(false);
  const quests = ALL.map((viewer) => heard(game, 'questDeclined', viewer).map((one) => one.quest));
  const quest = card('quest', 'Last Stand');
  expect(quests).toEqual([[quest], [], [], [quest]]);
});

test('whoever watches is told what is asked, unless that would tell of a hand', () => {
  const workshop = scenario()
    .seat(0, { tavern: 'M', lodgings: 'PP' })
    .tile('castle.inner', "Mage's Workshop");
  const wolf = scenario()
    .seat(0, { tavern: 'WW', bag: 'PPPP', hand: ['Rare Wood', 'Legends'] })
    .monsters('villages', 'Timber Wolf');
  const games = [
    scenario().development(),
    scenario().main(),
    workshop.main().plan({ 'castle.inner': 'M' }),
    wolf.main().plan({ 'villages.1': 'WW' }),
  ];
  const told = games.map(({ state }) => view(state, 'spectator').waiting);
  expect(told.map((one) => one!.kind)).toEqual(['develop', 'plan', 'backToBag', null]);
  expect(games[3]!.asked('discardQuest').seat).toBe(0);
});

test('Q6 Quests drawn and discarded are seen by their seat alone', () => {
  const game = scenario()
    .seat(0, { tavern: 'P' })
    .nextQuests('Overkill', 'Trophy Wall')
    .market('Banner Hall')
    .development()
    .assign({ construct: 'P' })
    .construct('Banner Hall', 'university.inner')
    .discard('Overkill');
  const drawn = ALL.map((viewer) => heard(game, 'questsDrawn', viewer)[0]!.quests);
  const faces = [card('quest', 'Overkill'), card('quest', 'Trophy Wall')];
  const hidden = [FACE_DOWN, FACE_DOWN];
  expect(drawn).toEqual([faces, hidden, hidden, faces]);
  const gone = ALL.map((viewer) => heard(game, 'questDiscarded', viewer)[0]!.quest);
  expect(gone).toEqual([faces[0], FACE_DOWN, FACE_DOWN, faces[0]]);
});

test('G4 a Quest that the Guard keeps is seen by nobody', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', orders: { castle: 'Study' } })
    .nextQuests('Legends')
    .guardTurn();
  const kept = ALL.map((viewer) => heard(game, 'questKept', viewer)[0]!.quest);
  expect(kept).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN, card('quest', 'Legends')]);
});

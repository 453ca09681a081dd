import { backToBag, discard, drawEffect, endDevelopment, overflow, unit } from '../answers.ts';
import { moveOf } from '../course.ts';
import type { Game } from '../game.ts';
import { card, district, meeple, place } from '../names.ts';
import { scenario } from '../scenario.ts';
import { tried, triedMove, type RefusedExample } from './example.ts';

/** Moves that answer nothing, and choices that are not offered. */

const start = (): Game => scenario().seat(0, { tavern: 'PP' }).main();

const PASS = { kind: 'plan', places: [] } as const;

const MOVES: readonly RefusedExample[] = [
  triedMove(
    { code: 'malformed', rule: 'T0', why: 'it is no move', game: start, facts: { asked: null } },
    () => ({ seat: 'me' }),
  ),
  tried(
    { code: 'malformed', rule: 'T5', why: 'it is no plan', game: start, facts: { asked: 'plan' } },
    { kind: 'plan', places: 3 },
  ),
  triedMove(
    {
      code: 'gameOver',
      rule: 'E1',
      why: 'nothing is asked any more',
      game: () =>
        scenario()
          .finalRound(2)
          .main()
          .passUntil(() => false),
      facts: {},
    },
    () => ({ seat: 0, decision: 1, answer: PASS }),
  ),
  triedMove(
    {
      code: 'notYourDecision',
      rule: 'T0',
      why: 'another seat is asked',
      game: start,
      facts: { seat: 0 },
    },
    (state) => ({ ...moveOf(state, PASS), seat: 1 }),
  ),
  triedMove(
    {
      code: 'staleDecision',
      rule: 'T0',
      why: 'something else was asked then',
      game: () =>
        scenario()
          .edit((state) => void (state.decisions = 7))
          .main(),
      facts: { asked: 7, answered: 6 },
    },
    (state) => ({ ...moveOf(state, PASS), decision: 6 }),
  ),
  tried(
    {
      code: 'notAsked',
      rule: 'T0',
      why: 'the Development Phase is over',
      game: start,
      facts: { asked: 'plan', given: 'develop' },
    },
    endDevelopment(),
  ),
];

/** Drill Green returns the Peasant that the House of Lords gains: their order is asked. */
const ordering = (): Game =>
  scenario()
    .seat(0, { tavern: 'PPW' })
    .tile('castle.inner', 'House of Lords')
    .supply({ P: 0 })
    .main()
    .plan({ 'castle.inner': 'W', 'villages.start': 'PP' });

const crowded = (): Game =>
  scenario()
    .monsters('villages', 'Timber Wolf', 'Kindling Thief', 'Restless Root')
    .nextMonsters('ghoul-villages')
    .drawPhase({ defeated: 1 });

const CHOICES: readonly RefusedExample[] = [
  tried(
    {
      code: 'notOffered',
      rule: 'T8',
      why: 'the place is not in the plan',
      game: ordering,
      facts: {
        of: 'places',
        chosen: place('castle.outer'),
        options: [place('castle.inner'), place('villages.start')],
      },
    },
    { kind: 'order', item: place('castle.outer') },
  ),
  tried(
    {
      code: 'notOffered',
      rule: 'Q6',
      why: 'the Quest is not in hand',
      game: () =>
        scenario()
          .seat(0, { tavern: 'P' })
          .nextQuests('Overkill', 'Trophy Wall')
          .market('Banner Hall')
          .development()
          .assign({ construct: 'P' })
          .construct('Banner Hall', 'university.inner'),
      facts: {
        of: 'quests',
        chosen: card('quest', 'Bug Hunt'),
        options: [card('quest', 'Overkill'), card('quest', 'Trophy Wall')],
      },
    },
    discard('Bug Hunt'),
  ),
  tried(
    {
      code: 'notOffered',
      rule: 'L2',
      why: 'no Knight stands for the Peasant',
      game: () => scenario().seat(0, { tavern: 'PPS' }).main().plan({ 'castle.start': 'PPS:P' }),
      facts: { of: 'units', chosen: meeple('K'), options: [meeple('P'), meeple('S')] },
    },
    unit('K'),
  ),
  tried(
    {
      code: 'notOffered',
      rule: 'D2',
      why: 'the district is full',
      game: crowded,
      facts: { of: 'districts', chosen: district('villages'), options: [2, 3, 0] },
    },
    overflow('villages'),
  ),
  tried(
    {
      code: 'notOffered',
      rule: 'D6',
      why: 'the Quest is not in force',
      game: () =>
        scenario()
          .seat(0, { completed: ['Thick Bark', 'Night Shift'], bag: 'PPXXMK', draws: 'PXXPM' })
          .drawPhase(),
      facts: {
        of: 'quests',
        chosen: card('quest', 'Overkill'),
        options: [card('quest', 'Thick Bark'), card('quest', 'Night Shift')],
      },
    },
    drawEffect('Overkill'),
  ),
];

const workshop = (): Game =>
  scenario()
    .seat(0, { tavern: 'M', lodgings: 'KKXP' })
    .tile('castle.inner', "Mage's Workshop")
    .main()
    .plan({ 'castle.inner': 'M' });

const TO_THE_BAG: readonly RefusedExample[] = [
  tried(
    {
      code: 'tooMany',
      rule: 'L9',
      why: 'three may go, not four',
      game: workshop,
      facts: { n: 4, upTo: 3 },
    },
    backToBag('KKXP'),
  ),
  tried(
    {
      code: 'notInLodgings',
      rule: 'L9',
      why: 'two Knights are there, not three',
      game: workshop,
      facts: { meeple: meeple('K'), chosen: 3, lodgings: 2 },
    },
    backToBag('KKK'),
  ),
];

export const REFUSED_CHOICES: readonly RefusedExample[] = [...MOVES, ...CHOICES, ...TO_THE_BAG];

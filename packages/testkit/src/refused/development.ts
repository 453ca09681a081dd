import { builtIn } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import { ability, assign, construct, endDevelopment, levelUp } from '../answers.ts';
import type { Game } from '../game.ts';
import { card, meeple, meeples, place } from '../names.ts';
import { scenario } from '../scenario.ts';
import { tried, type RefusedExample } from './example.ts';

/** What is refused in the Development Phase. */

const poor = (): Game =>
  scenario().seat(0, { tavern: 'PPK', vp: 1 }).market('Banner Hall').development();

const building = (): Game => poor().assign({ construct: 'P' });

/** All slots but one of the Castle are taken. */
function nearlyFull(): Game {
  const city = scenario().seat(0, { tavern: 'PP' });
  const tiles = builtIn.tiles.map(({ id }) => id);
  for (const [i, where] of (['villages', 'cathedral', 'university'] as const).entries()) {
    city.tile(`${where}.inner`, tiles[i * 2]!);
    city.tile(`${where}.outer`, tiles[i * 2 + 1]!);
  }
  return city.tile('castle.outer', tiles[6]!).market(tiles[7]!).development();
}

/** A Mage's level that only a slot with a VP can pay. */
const rising = (): Game =>
  scenario()
    .seat(0, { tavern: 'PM' })
    .market('Banner Hall')
    .development()
    .assign({ construct: 'P', levelUp: 'M' });

const raise = (letter: string): Answer => ({
  kind: 'develop',
  do: 'assign',
  construct: null,
  levelUp: { unit: meeple(letter), shaman: false },
});

const CAPITOL: readonly RefusedExample[] = [
  tried(
    {
      code: 'alreadyAssigned',
      rule: 'T1',
      why: 'the Capitol is used once a turn',
      game: building,
      facts: { units: meeples('P') },
    },
    assign({ levelUp: 'K' }),
  ),
  tried(
    { code: 'nothingAssigned', rule: 'T1', why: 'nobody is sent', game: poor, facts: {} },
    assign({}),
  ),
  tried(
    {
      code: 'wrongClass',
      rule: 'T1',
      why: 'Peasants have no levels',
      game: poor,
      facts: { at: 'levelUp', meeple: meeple('P'), takes: [1, 2, 3, 4, 7] },
    },
    raise('P'),
  ),
  tried(
    {
      code: 'constructUnits',
      rule: 'T1',
      why: 'three Peasants do not build',
      game: poor,
      facts: { units: 3, most: 2 },
    },
    assign({ construct: 'PPP' }),
  ),
  tried(
    {
      code: 'cannotConstruct',
      rule: 'T2',
      why: 'no tile is left',
      game: () => scenario().seat(0, { tavern: 'PW' }).market().tileDeck().development(),
      facts: { tiles: 0, vacant: 8 },
    },
    assign({ construct: 'P' }),
  ),
  tried(
    {
      code: 'notInTavern',
      rule: 'T1',
      why: 'the Tavern has no Cleric to rise',
      game: poor,
      facts: { meeple: meeple('C'), assigned: 1, tavern: 0 },
    },
    assign({ levelUp: 'C' }),
  ),
  tried(
    {
      code: 'topLevel',
      rule: 'T1',
      why: 'Warriors are at level 3',
      game: () =>
        scenario()
          .seat(0, { tavern: 'PW', levels: { W: 3 } })
          .development(),
      facts: { unit: meeple('W'), level: 3 },
    },
    assign({ levelUp: 'W' }),
  ),
  tried(
    {
      code: 'notAffordable',
      rule: 'T2',
      why: 'a Knight costs more than there is',
      game: poor,
      facts: { unit: meeple('K'), level: 2, cost: 2, vp: 1, most: 1 },
    },
    assign({ levelUp: 'K' }),
  ),
  tried(
    {
      code: 'notAffordable',
      rule: 'T2',
      why: 'no slot pays enough for a Knight',
      game: () => scenario().seat(0, { tavern: 'PK' }).development(),
      facts: { unit: meeple('K'), level: 2, cost: 2, vp: 0, most: 1 },
    },
    assign({ construct: 'P', levelUp: 'K' }),
  ),
];

const RESOLVING: readonly RefusedExample[] = [
  tried(
    {
      code: 'notPending',
      rule: 'T2',
      why: 'nobody was sent to build',
      game: poor,
      facts: { at: 'construct' },
    },
    construct('Banner Hall', 'castle.inner'),
  ),
  tried(
    {
      code: 'notPending',
      rule: 'T2',
      why: 'nobody was sent to rise',
      game: building,
      facts: { at: 'levelUp' },
    },
    levelUp(),
  ),
  tried(
    {
      code: 'noSuchTile',
      rule: 'T2',
      why: 'the tile is not in the market',
      game: building,
      facts: { tile: card('tile', 'Colosseum'), market: [card('tile', 'Banner Hall')] },
    },
    construct('Colosseum', 'castle.inner'),
  ),
  tried(
    {
      code: 'noSlot',
      rule: 'T2',
      why: 'a starting Location is no slot',
      game: building,
      facts: { place: place('castle.start') },
    },
    construct('Banner Hall', 'castle.start'),
  ),
  tried(
    {
      code: 'slotTaken',
      rule: 'T2',
      why: 'a tile lies there',
      game: () => nearlyFull().assign({ construct: 'P' }),
      facts: { place: place('villages.inner'), district: 1, vacant: [place('castle.inner')] },
    },
    construct(builtIn.tiles[7]!.id, 'villages.inner'),
  ),
  tried(
    {
      code: 'slotPaysTooLittle',
      rule: 'T2',
      why: 'the level to come could not be paid',
      game: rising,
      facts: { place: place('castle.inner'), unit: meeple('M'), level: 2, cost: 1, vp: 0 },
    },
    construct('Banner Hall', 'castle.inner'),
  ),
  tried(
    {
      code: 'stillPending',
      rule: 'T2',
      why: 'a builder and a Mage wait',
      game: rising,
      facts: { construct: true, levelUp: meeple('M') },
    },
    endDevelopment(),
  ),
  tried(
    {
      code: 'stillPending',
      rule: 'T2',
      why: 'a builder waits',
      game: building,
      facts: { construct: true, levelUp: -1 },
    },
    endDevelopment(),
  ),
];

/** A Cleric of level 2 that lacks a Corruption; Knights have no ability yet, the Mage's is used. */
const able = (): Game =>
  scenario()
    .seat(0, { tavern: 'PCMM', levels: { C: 2, M: 2 } })
    .nextQuests('Overkill')
    .development()
    .ability('M');

const ABILITIES: readonly RefusedExample[] = [
  tried(
    {
      code: 'noAbility',
      rule: 'T3',
      why: 'Knights learn theirs at level 2',
      game: able,
      facts: { unit: meeple('K'), level: 1 },
    },
    ability('K'),
  ),
  tried(
    {
      code: 'abilityNeeds',
      rule: 'T3',
      why: 'no Corruption is in the Tavern',
      game: able,
      facts: { unit: meeple('C'), needs: meeples('CX'), tavern: meeples('PMC') },
    },
    ability('C'),
  ),
  tried(
    {
      code: 'abilityUsed',
      rule: 'T3',
      why: 'once a turn is enough',
      game: able,
      facts: { unit: meeple('M') },
    },
    ability('M'),
  ),
];

export const REFUSED_DEVELOPMENT: readonly RefusedExample[] = [
  ...CAPITOL,
  ...RESOLVING,
  ...ABILITIES,
];

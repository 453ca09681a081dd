import { plan } from '../answers.ts';
import type { Game } from '../game.ts';
import { district, meeple, place, planned } from '../names.ts';
import { scenario } from '../scenario.ts';
import { tried, type RefusedExample } from './example.ts';

/** Plans that are refused. */

const few = (): Game => scenario().seat(0, { tavern: 'PPWSSX' }).monsters('castle', 'Ghoul').main();

const towers = (): Game =>
  scenario({ towers: true })
    .seat(0, { tavern: 'PWKX' })
    .room('castle', 'battle-warrior')
    .room('villages', 'bounty-knight')
    .room('cathedral', 'rod-warrior')
    .edit(({ towers: rooms, players }) => {
      players[1]!.rooms.push(...rooms[district('university')]!.splice(0));
    })
    .main();

const ANYWHERE: readonly RefusedExample[] = [
  tried(
    {
      code: 'placeTwice',
      rule: 'L1',
      why: 'a place is used once a turn',
      game: few,
      facts: { place: place('cathedral.start') },
    },
    { kind: 'plan', places: [planned('cathedral.start', 'P'), planned('cathedral.start', 'P')] },
  ),
  tried(
    {
      code: 'notInTavern',
      rule: 'T5',
      why: 'the Tavern has fewer Peasants',
      game: few,
      facts: { meeple: meeple('P'), assigned: 3, tavern: 2 },
    },
    plan({ 'castle.start': 'PP', 'cathedral.start': 'P' }),
  ),
  tried(
    {
      code: 'emptyPlace',
      rule: 'L1',
      why: 'nothing is built there',
      game: few,
      facts: { place: place('villages.outer'), district: 1, lacks: 'tile' },
    },
    plan({ 'villages.outer': 'P' }),
  ),
  tried(
    {
      code: 'emptyPlace',
      rule: 'M1',
      why: 'no Monster is there',
      game: few,
      facts: { place: place('castle.2'), district: 0, lacks: 'monster' },
    },
    plan({ 'castle.2': 'P' }),
  ),
  tried(
    {
      code: 'emptyPlace',
      rule: 'F1',
      why: 'the Tower has no Room left',
      game: towers,
      facts: { place: place('university.tower'), district: 3, lacks: 'room' },
    },
    plan({ 'university.tower': 'P' }),
  ),
  tried(
    {
      code: 'noUnits',
      rule: 'T5',
      why: 'nobody is sent to fight',
      game: few,
      facts: { place: place('castle.1'), left: 4 },
    },
    plan({ 'castle.1': '', 'cathedral.start': 'P' }),
  ),
  tried(
    {
      code: 'noTowers',
      rule: 'F1',
      why: 'there are no Towers in this game',
      game: few,
      facts: { place: place('castle.tower') },
    },
    plan({ 'castle.tower': 'P' }),
  ),
  tried(
    {
      code: 'shamanClass',
      rule: 'M4',
      why: 'one Shaman has no class',
      game: few,
      facts: { place: place('cathedral.start'), shamans: 2, declared: 1 },
    },
    plan({ 'cathedral.start': 'S:PS' }),
  ),
];

const NEEDS: readonly RefusedExample[] = [
  tried(
    {
      code: 'needsUnits',
      rule: 'L1',
      why: 'the Gatehouse takes three Peasants',
      game: () => scenario().seat(0, { tavern: 'PP' }).main(),
      facts: {
        place: place('castle.start'),
        needs: [{ classes: [meeple('P')], n: 3, there: 2, left: 0 }],
      },
    },
    plan({ 'castle.start': 'PP' }),
  ),
  tried(
    {
      code: 'needsUnits',
      rule: 'L1',
      why: 'some are still in the Tavern, a Shaman among them',
      game: few,
      facts: {
        place: place('castle.start'),
        needs: [{ classes: [meeple('P')], n: 3, there: 1, left: 3 }],
      },
    },
    plan({ 'castle.start': 'P' }),
  ),
  tried(
    {
      code: 'needsUnits',
      rule: 'F3',
      why: 'the Rod takes a Warrior and anybody',
      game: towers,
      facts: {
        place: place('cathedral.tower'),
        needs: [
          { classes: [meeple('W')], n: 1, there: 0, left: 1 },
          { classes: [], n: 1, there: 1, left: 2 },
        ],
      },
    },
    plan({ 'cathedral.tower': 'K' }),
  ),
  tried(
    {
      code: 'needsUnits',
      rule: 'L1',
      why: 'a Crown takes one of two classes',
      game: () => scenario().seat(0, { tavern: 'P' }).tile('castle.inner', 'Colosseum').main(),
      facts: {
        place: place('castle.inner'),
        needs: [{ classes: [meeple('W'), meeple('K')], n: 1, there: 0, left: 0 }],
      },
    },
    plan({ 'castle.inner': 'P' }),
  ),
  tried(
    {
      code: 'needsBounty',
      rule: 'F3',
      why: 'no Humanoid is fought',
      game: towers,
      facts: { place: place('villages.tower'), type: 2 },
    },
    plan({ 'villages.tower': 'K' }),
  ),
  tried(
    {
      code: 'corruptionHere',
      rule: 'T6',
      why: 'Monsters take no Corruption, not even alone',
      game: few,
      facts: { place: place('castle.1'), wanted: 0, corruption: 1 },
    },
    plan({ 'castle.1': 'X' }),
  ),
  tried(
    {
      code: 'corruptionHere',
      rule: 'F2',
      why: 'the Room takes one Corruption',
      game: towers,
      facts: { place: place('castle.tower'), wanted: 1, corruption: 0 },
    },
    plan({ 'castle.tower': 'W' }),
  ),
];

const final = (): Game =>
  scenario()
    .seat(0, { tavern: 'KKKK', fought: [2] })
    .finalRound(1)
    .main();

const FIGHTS: readonly RefusedExample[] = [
  tried(
    {
      code: 'tooWeak',
      rule: 'M1',
      why: 'a Ghoul is stronger than a Peasant',
      game: few,
      facts: { place: place('castle.1'), cv: 1, strength: 4 },
    },
    plan({ 'castle.1': 'P' }),
  ),
  tried(
    {
      code: 'councilNotYet',
      rule: 'E3',
      why: 'the end is not announced',
      game: few,
      facts: { place: place('henchman'), rounds: 2, opens: 0 },
    },
    plan({ henchman: 'W' }),
  ),
  tried(
    {
      code: 'councilNotYet',
      rule: 'E3',
      why: 'the final rounds begin with the next one',
      game: () => scenario().seat(0, { tavern: 'KKKK' }).lastOrdinaryRound().main(),
      facts: { place: place('overlord.1'), rounds: 2, opens: 11 },
    },
    plan({ 'overlord.1': 'KKKK' }),
  ),
  tried(
    {
      code: 'alreadyFought',
      rule: 'E3',
      why: 'an Overlord is fought once',
      game: final,
      facts: { place: place('overlord.2') },
    },
    plan({ 'overlord.2': 'KKKK' }),
  ),
];

const warrior =
  (level: 2 | 3, lodgings = 'P') =>
  (): Game =>
    scenario()
      .seat(0, { tavern: 'WWKM', lodgings, levels: { W: level } })
      .tile('villages.inner', 'Blood Forge')
      .monsters('castle', 'Ghoul')
      .main();

const recruits = { code: 'noRecruit', rule: 'M5' } as const;
const forges = { code: 'noForge', rule: 'L3' } as const;
const here = place('castle.1');

const EXTRAS: readonly RefusedExample[] = [
  tried(
    {
      ...recruits,
      why: 'nobody fights where the Peasant is to join',
      game: warrior(3),
      facts: { place: place('castle.2'), lacks: 'foe', level: 3, from: 3 },
    },
    plan({ 'castle.1': 'WW' }, { recruit: 'castle.2' }),
  ),
  tried(
    {
      ...recruits,
      why: 'no Warrior is on the Monster',
      game: warrior(3),
      facts: { place: here, lacks: 'warrior', level: 3, from: 3 },
    },
    plan({ 'castle.1': 'K' }, { recruit: 'castle.1' }),
  ),
  tried(
    {
      ...recruits,
      why: 'Warriors are of level 2',
      game: warrior(2),
      facts: { place: here, lacks: 'level', level: 2, from: 3 },
    },
    plan({ 'castle.1': 'WW' }, { recruit: 'castle.1' }),
  ),
  tried(
    {
      ...recruits,
      why: 'no Peasant is in the Lodgings',
      game: warrior(3, 'X'),
      facts: { place: here, lacks: 'peasant', level: 3, from: 3 },
    },
    plan({ 'castle.1': 'WW' }, { recruit: 'castle.1' }),
  ),
  tried(
    {
      ...forges,
      why: 'the Blood Forge is not in the plan',
      game: warrior(3),
      facts: { place: here, unit: meeple('K'), lacks: 'forge' },
    },
    plan({ 'castle.1': 'K' }, { forge: ['castle.1', 'K'] }),
  ),
  tried(
    {
      ...forges,
      why: 'nobody fights there',
      game: warrior(3),
      facts: { place: place('villages.inner'), unit: meeple('M'), lacks: 'foe' },
    },
    plan({ 'villages.inner': 'M', 'castle.1': 'K' }, { forge: ['villages.inner', 'M'] }),
  ),
  tried(
    {
      ...forges,
      why: 'no Warrior is on the Monster',
      game: warrior(3),
      facts: { place: here, unit: meeple('W'), lacks: 'unit' },
    },
    plan({ 'villages.inner': 'M', 'castle.1': 'K' }, { forge: ['castle.1', 'W'] }),
  ),
];

export const REFUSED_PLANS: readonly RefusedExample[] = [
  ...ANYWHERE,
  ...NEEDS,
  ...FIGHTS,
  ...EXTRAS,
];

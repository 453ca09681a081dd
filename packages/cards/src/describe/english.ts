import type { District, Meeple, MonsterType } from '../vocabulary.ts';
import type { GuardPlace } from '../types.ts';
import type { PhraseKey } from './phrase.ts';
import { listed, nameFrom, series, type Language } from './render.ts';

/** The English words. */

const TEMPLATES: Readonly<Record<PhraseKey, string>> = {
  'effect.gain': 'gain {units:list}',
  'effect.gain.tile': 'gain {units:list} from this tile',
  'effect.gain.vp': 'gain {units:list} and {n} VP',
  'effect.return': 'return {units:list} from here to the supply',
  'effect.cleanse': 'return {n} Corruption from your Tavern or Lodgings to the supply',
  'effect.vp': 'gain {n} VP',
  'effect.vpPerCorruption': 'gain {n} VP for each Corruption here',
  'effect.quests': 'draw {draw|# Quest|# Quests}',
  'effect.quests.discard': 'draw {draw|# Quest|# Quests}, then discard {discard}',
  'effect.discardQuest': 'discard a Quest if you have one',
  'effect.draw': 'draw {n|# meeple|# meeples}',
  'effect.hold': 'hold {units:list} here; after the Draw Phase it returns to your Tavern',
  'effect.backToBag':
    'move up to {own|# meeple|# meeples} from your Lodgings to your bag; each other player may move {others} of theirs',
  'effect.turnBoost': 'your {who:many} have +{n} CV this turn',
  'effect.turnBoost.all': 'all your Units on Monsters have +{n} CV this turn',
  'effect.forge':
    'this turn one Unit of your choice on a Monster gains CV equal to the Corruption in your Lodgings',
  'effect.boost': 'your {who:many} have +{n} CV for good',
  'effect.boost.prestige': 'your prestige Units have +{n} CV for good',
  'effect.pair': 'your {who:many} have +{n} CV with {by:list} on the same Monster',
  'effect.pair.same': 'your {who:many} have +{n} CV with another {by:one} on the same Monster',
  'effect.against': 'you have +{n} CV against {type:eachType}',
  'effect.drawPhase': 'in your Draw Phase, with {have:list} in your Tavern, you may {parts:and}',
  'effect.drawPhase.exhaust':
    'in your Draw Phase, with {have:list} in your Tavern, you may move {exhaust:list} to your Lodgings and {parts:and}',
  'effect.onConstruct': 'each time you construct, {parts:and}',

  'condition.defeat': 'defeat a Monster {parts:words}',
  'condition.defeat.type': 'defeat {type:aType} {parts:words}',
  'condition.defeats': 'defeat {n|# Monster|# Monsters} in one turn',
  'condition.construct': 'construct a Location {parts:words}',
  'condition.activate': 'activate {locations|# Location|# Locations} in one turn',
  'condition.activate.districts':
    'activate {locations|# Location|# Locations} in {districts} different districts in one turn',
  'condition.activateAndDefeat':
    'in one turn, in one district with {monsters} or more Monsters, activate a Location and defeat a Monster of {level:level}',
  'condition.tavern': 'have {have:list} in your Tavern in the Draw Phase',
  'condition.level': 'have {classes:classes} at {level:level}',
  'condition.mostMonsters': 'have the most Monsters in your pile, or tie for it',
  'condition.mostMonsters.type': 'have the most {type:types} in your pile, or tie for it',
  'condition.eachType': 'have {n} Monsters of each type in your pile',
  'condition.atMost': 'own at most {n*meeple}',
  'condition.atLeast': 'own at least {n*meeple}',
  'condition.prestige': 'own at least {n|# prestige Unit|# prestige Units}',
  'condition.classes': 'have {n|# class|# classes} at {level:level}',
  'condition.classes.top':
    'have {n|# class|# classes} at {level:level}, one of them at {top:level}',

  'defeat.minLevel': 'of {level:level}',
  'defeat.minStrength': 'of strength {n} or more',
  'defeat.with': 'with {units:list}',
  'defeat.units': 'with at least {n|# Unit|# Units}',
  'defeat.types': 'with {n|# Unit type|# different Unit types}',
  'defeat.without': 'without any {unit:one}',
  'defeat.surplus': 'with CV at least {n} above its strength',
  'construct.minMonsters': 'in a district with {n|at least # Monster|# or more Monsters}',
  'construct.districts': 'in {districts:districts}',

  'bonus.types': 'at least {n|# Unit type|# different Unit types}',
  'bonus.types.level': 'at least {n|# Unit type|# different Unit types} of {level:level}',
  'bonus.prestige': 'a prestige Unit',
  'bonus.fewUnits': 'at most {n|# Unit|# Units}',

  needs: 'assign {units:list}',
  ability: 'Development, once a turn: with {needs:list} in your Tavern, {parts:and}',
  'ability.exhaust': 'move {units:list} from the Tavern to your Lodgings',
  'ability.exhaust.all': 'move all your {units:many} from the Tavern to your Lodgings',
  'ability.giveUp': 'return {units:list} from the Tavern to the supply',
  'prestige.vpPerMonster': 'each Monster defeated with one or more of these gives {n} VP more',
  'prestige.monsterLevel': 'its CV grows by the level of the Monster it is on',
  'prestige.anyClass': 'stands for any basic class',

  peasant: 'CV {cv}',
  'hero.first': 'level {level}: CV {cv}',
  'hero.level': 'level {level}: CV {cv}, costs {cost} VP',
  'hero.recruits': 'once a turn, a Peasant from your Lodgings may join a Warrior on one Monster',
  prestige: 'prestige Unit of level {level}: CV {cv}',
  'location.starting': 'starting Location of {district:district}',
  'location.stock': 'comes with {n*meeple}',
  'location.notSolo': 'not used in solo play',
  crown:
    'Crown: assign {units:list}, and if you still hold it when your next turn starts, {parts:else}',
  'crown.option': '{parts:and} with {units:list}',
  'slot.inner': 'inner slot of {district:district}',
  'slot.outer': 'outer slot of {district:district}',
  'slot.bonus': 'when you build here, {parts:and}',
  monster: 'level {level} {type:type}, {district:inDistrict}: strength {strength}, {vp} VP',
  'monster.threePlus': 'only with 3 or 4 players',
  'council.overlord': 'Dark Overlord, {type:type}: strength {strength}, {vp} VP',
  'council.henchman': 'Henchman, {type:type}: strength {strength}, {vp} VP',
  token: '{vp} VP for {parts:and} on this Overlord',
  'quest.triggered': 'Triggered Quest: {vp} VP, or lose {penalty} at the end',
  'quest.ongoing': 'Ongoing Quest: {vp} VP, or lose {penalty} at the end',
  'quest.end': 'End of Game Quest: {vp} VP, or lose {penalty}',
  'quest.cost': 'costs {units:list} on that Monster; you may decline',
  'quest.reward': 'bonus: {parts:and}',
  'quest.lasting': 'lasting effect: {parts:and}',
  'room.set': 'counts for its set at the end',
  'room.bounty': 'you must also assign to {type:aType} this turn',
  roomSet: 'at the end: {ladder:ladder}',

  'order.battle': 'defeat the Monster in slot 1 of this district',
  'order.recruit': "gain this district's Unit",
  'order.explore': "take this district's Tower Room",
  'order.study': 'draw and keep a Quest',
  'order.levy': 'gain a Peasant and 1 VP',
  'order.patrol': 'gain 1 VP for each Monster in this district',
  'order.purify': "return 1 Corruption from the Guard's board to the supply and gain 1 VP",
  spot: '{units:names}: {parts:steps}',
  'action.turnSword': 'turn the sword {n|# district|# districts} clockwise',
  'action.turnSword.back': 'turn the sword {n|# district|# districts} counter-clockwise',
  'action.order': 'carry out the Order in {where:place}',
  'action.takeRoom': 'take the Room in {where:place}',
  'action.takeCorruptedRoom':
    'take the first visible Room that needs Corruption, clockwise from the favored district, or draw another meeple if there is none',
  'action.defeatLowestVp': 'defeat the lowest-VP Monster in {where:place}',
  'action.defeatSlotOne': 'defeat the Monster in slot 1 of the favored district',
  'action.defeatPrey':
    'defeat the lowest-strength Prey, or if there is none the Monster in slot 1 of the favored district',
  'action.defeatPrey.highest':
    'defeat the highest-strength Prey, or if there is none the highest-strength Monster',
  'action.gainDistrictUnit': "gain the favored district's Unit",
  'action.keepQuest': 'draw and keep {n|a Quest|# Quests}',
  'action.scoreQuest': 'draw and score a Quest',
  'action.reset': 'put all meeples on the board back into the bag',
};

interface Noun {
  readonly one: string;
  readonly many: string;
  /** As a single thing, with its article. */
  readonly a: string;
}

const noun = (one: string, many = `${one}s`, a = `a ${one}`): Noun => ({ one, many, a });

const MEEPLE_NAMES: Readonly<Record<Meeple | 'U', Noun>> = {
  P: noun('Peasant'),
  W: noun('Warrior'),
  M: noun('Mage'),
  C: noun('Cleric'),
  K: noun('Knight'),
  R: noun('Ranger'),
  L: noun('Paladin'),
  S: noun('Shaman'),
  X: noun('Corruption', 'Corruption', '1 Corruption'),
  U: noun('Unit', 'Units of any kind', 'any Unit'),
};

export const TYPE_NAMES: Readonly<Record<MonsterType, Noun>> = {
  undead: noun('Undead', 'Undead', 'an Undead'),
  monstrous: noun('Monstrous', 'Monstrous Monsters', 'a Monstrous Monster'),
  humanoid: noun('Humanoid'),
};

export const DISTRICT_NAMES: Readonly<Record<District, string>> = {
  castle: 'Castle',
  villages: 'Villages',
  cathedral: 'Cathedral',
  university: 'University',
};

export const PLACE_NAMES: Readonly<Record<GuardPlace | 'same', string>> = {
  favored: 'the favored district',
  leastOverrun: 'the least overrun district',
  mostOverrun: 'the most overrun district',
  same: 'the same district',
};

const meeple = (letter: string) => nameFrom(MEEPLE_NAMES, letter);
const type = (id: string) => nameFrom(TYPE_NAMES, id);
const district = (id: string): string => `the ${nameFrom<string>(DISTRICT_NAMES, id)}`;

/** So many of one token of a list: `P`, alternatives `M/W`, or `X*` for any number. */
const some = (token: string, n: number): string => {
  if (token === 'X*') return 'any number of Corruption';
  const names = token.split('/').map(meeple);
  return n === 1
    ? series(
        names.map(({ a }) => a),
        'or',
      )
    : `${n} ${series(
        names.map(({ many }) => many),
        'or',
      )}`;
};

const either = (letters: string, word: (letter: string) => string): string =>
  series(letters.split('/').map(word), 'or');

const TOP_LEVEL = 3;

const ladder = (steps: string): string =>
  steps
    .split(' ')
    .map((vp, index) => `${index + 1} ${index === 0 ? 'Room' : 'Rooms'} ${vp} VP`)
    .join(', ');

export const ENGLISH: Language = {
  templates: TEMPLATES,
  forms: {
    list: (letters) => listed(letters, some, 'and'),
    one: (letter) => meeple(letter).one,
    many: (letter) => meeple(letter).many,
    names: (letters) => either(letters, (one) => meeple(one).one),
    classes: (letters) => either(letters, (one) => `the ${meeple(one).one}`),
    type: (id) => type(id).one,
    types: (id) => type(id).many,
    aType: (id) => type(id).a,
    eachType: (id) => type(id).a.replace(/^an? /, 'each '),
    district,
    inDistrict: (id) => nameFrom<string>(DISTRICT_NAMES, id),
    districts: (ids) => series(ids.split(' ').map(district), 'or'),
    place: (id) => nameFrom<string>(PLACE_NAMES, id),
    level: (level) => (Number(level) < TOP_LEVEL ? `level ${level} or more` : `level ${level}`),
    ladder,
  },
  joins: {
    and: (texts) => series(texts, 'and'),
    words: (texts) => texts.join(' '),
    else: (texts) => texts.join(', else '),
    steps: (texts) => texts.join(', then '),
  },
  count: (n, letter) => `${n} ${n === 1 ? meeple(letter).one : meeple(letter).many}`,
};

import { alternatives, listed, nameFrom, series, type Language } from '../describe/render.ts';
import type { PhraseKey } from '../describe/phrase.ts';
import type { GuardPlace } from '../types.ts';
import type { District, Meeple, MonsterType } from '../vocabulary.ts';

/** The French words. */

const TEMPLATES: Readonly<Record<PhraseKey, string>> = {
  'effect.gain': 'gagnez {units:list}',
  'effect.gain.tile': 'gagnez {units:list} de cette tuile',
  'effect.gain.vp': 'gagnez {units:list} et {n} PV',
  'effect.return': 'remettez dans la réserve {units:list} {units:present} ici',
  'effect.cleanse':
    'remettez {n|# Corruption|# Corruptions} de votre Taverne ou de votre Logis dans la réserve',
  'effect.vp': 'gagnez {n} PV',
  'effect.vpPerCorruption': 'gagnez {n} PV par Corruption ici',
  'effect.quests': 'piochez {draw|# Quête|# Quêtes}',
  'effect.quests.discard': 'piochez {draw|# Quête|# Quêtes}, puis défaussez-en {discard}',
  'effect.discardQuest': 'défaussez une Quête si vous en avez une',
  'effect.draw': 'piochez {n|# meeple|# meeples}',
  'effect.hold':
    'retenez {units:list} ici ; il revient dans votre Taverne après la phase de Pioche',
  'effect.backToBag':
    'remettez jusqu’à {own|# meeple|# meeples} de votre Logis dans votre sac ; les autres joueurs peuvent en remettre {others} chacun',
  'effect.turnBoost': 'vos {who:many} ont +{n} VC ce tour-ci',
  'effect.turnBoost.all': 'toutes vos Unités sur des Monstres ont +{n} VC ce tour-ci',
  'effect.forge':
    'ce tour-ci, une Unité de votre choix sur un Monstre gagne en VC le nombre de Corruptions de votre Logis',
  'effect.boost': 'vos {who:many} ont +{n} VC, définitivement',
  'effect.boost.prestige': 'vos Unités de prestige ont +{n} VC, définitivement',
  'effect.pair': 'vos {who:many} ont +{n} VC avec {by:list} sur le même Monstre',
  'effect.pair.same': 'vos {who:many} ont +{n} VC avec un autre {by:one} sur le même Monstre',
  'effect.against': 'vous avez +{n} VC contre chaque {type:type}',
  'effect.drawPhase':
    'pendant votre phase de Pioche, avec {have:list} dans votre Taverne, si vous voulez : {parts:and}',
  'effect.drawPhase.exhaust':
    'pendant votre phase de Pioche, avec {have:list} dans votre Taverne, si vous voulez : placez {exhaust:list} dans votre Logis et {parts:and}',
  'effect.onConstruct': 'chaque fois que vous construisez, {parts:and}',

  'condition.defeat': 'vainquez un Monstre {parts:words}',
  'condition.defeat.type': 'vainquez {type:aType} {parts:words}',
  'condition.defeats': 'vainquez {n|# Monstre|# Monstres} en un tour',
  'condition.construct': 'construisez un Lieu {parts:words}',
  'condition.activate': 'activez {locations|# Lieu|# Lieux} en un tour',
  'condition.activate.districts':
    'activez {locations|# Lieu|# Lieux} dans {districts} quartiers différents en un tour',
  'condition.activateAndDefeat':
    'en un tour, dans un même quartier avec au moins {monsters} Monstres, activez un Lieu et vainquez un Monstre {level:ofLevel}',
  'condition.tavern': 'ayez {have:list} dans votre Taverne pendant la phase de Pioche',
  'condition.level': 'amenez {classes:classes} au {level:level}',
  'condition.mostMonsters': 'ayez vaincu le plus de Monstres, égalité admise',
  'condition.mostMonsters.type': 'ayez vaincu le plus {type:ofTypes}, égalité admise',
  'condition.eachType': 'ayez vaincu {n} Monstres de chaque type',
  'condition.atMost': 'possédez au plus {n*meeple}',
  'condition.atLeast': 'possédez au moins {n*meeple}',
  'condition.prestige': 'possédez au moins {n|# Unité de prestige|# Unités de prestige}',
  'condition.classes': 'amenez {n|# classe|# classes} au {level:level}',
  'condition.classes.top':
    'amenez {n|# classe|# classes} au {level:level}, dont une au {top:level}',

  'defeat.minLevel': '{level:ofLevel}',
  'defeat.minStrength': 'de force {n} ou plus',
  'defeat.with': 'avec {units:list}',
  'defeat.units': 'avec au moins {n|# Unité|# Unités}',
  'defeat.types': 'avec {n|# type d’Unité|# types d’Unités différents}',
  'defeat.without': 'sans aucun {unit:one}',
  'defeat.surplus': 'avec au moins {n} VC de plus que sa force',
  'construct.minMonsters': 'dans un quartier avec au moins {n|# Monstre|# Monstres}',
  'construct.districts': 'dans le quartier {districts:districts}',

  'bonus.types': 'au moins {n|# type d’Unité|# types d’Unités différents}',
  'bonus.types.level': 'au moins {n|# type d’Unité|# types d’Unités différents} {level:ofLevel}',
  'bonus.prestige': 'une Unité de prestige',
  'bonus.fewUnits': 'au plus {n|# Unité|# Unités}',

  needs: 'affectez {units:list}',
  ability: 'Développement, une fois par tour, avec {needs:list} dans votre Taverne : {parts:and}',
  'ability.exhaust': 'placez {units:list} de la Taverne dans votre Logis',
  'ability.exhaust.all': 'placez tous vos {units:many} de la Taverne dans votre Logis',
  'ability.giveUp': 'remettez {units:list} de la Taverne dans la réserve',
  'prestige.vpPerMonster': 'chaque Monstre vaincu avec au moins l’un d’eux rapporte {n} PV de plus',
  'prestige.monsterLevel': 'sa VC augmente du niveau du Monstre sur lequel il se trouve',
  'prestige.anyClass': 'remplace n’importe quelle classe de base',

  peasant: 'VC {cv}',
  'hero.first': 'niveau {level} : VC {cv}',
  'hero.level': 'niveau {level} : VC {cv}, coûte {cost} PV',
  'hero.recruits':
    'une fois par tour, un Paysan de votre Logis peut rejoindre un Guerrier sur un Monstre',
  prestige: 'Unité de prestige de niveau {level} : VC {cv}',
  'location.starting': 'Lieu de départ {district:ofDistrict}',
  'location.stock': 'arrive avec {n*meeple}',
  'location.notSolo': 'retiré du jeu en solo',
  crown:
    'Couronne : affectez {units:list} ; si elle est encore à vous au début de votre prochain tour, {parts:either}',
  'crown.option': '{parts:and} avec {units:list}',
  'slot.inner': 'emplacement intérieur {district:ofDistrict}',
  'slot.outer': 'emplacement extérieur {district:ofDistrict}',
  'slot.bonus': 'en construisant ici, {parts:and}',
  monster: '{type:type} de niveau {level}, {district:name} : force {strength}, {vp} PV',
  'monster.threePlus': 'seulement à 3 ou 4 joueurs',
  'council.overlord': '{id:overlord}, {type:type} : force {strength}, {vp} PV',
  'council.henchman': 'Sbire, {type:type} : force {strength}, {vp} PV',
  token: '{vp} PV pour {parts:and} sur ce Seigneur',
  'quest.triggered': 'Quête immédiate : {vp} PV, sinon −{penalty} à la fin',
  'quest.ongoing': 'Quête durable : {vp} PV, sinon −{penalty} à la fin',
  'quest.end': 'Quête de fin de partie : {vp} PV, sinon −{penalty}',
  'quest.cost': 'coûte {units:list} sur ce Monstre ; vous pouvez refuser',
  'quest.reward': 'bonus : {parts:and}',
  'quest.lasting': 'effet durable : {parts:and}',
  'room.set': 'compte pour sa série à la fin',
  'room.bounty': 'ce tour-ci, attaquez aussi {type:aType}',
  roomSet: 'à la fin : {ladder:ladder}',

  'order.battle': 'vainquez le Monstre de l’emplacement 1 de ce quartier',
  'order.recruit': 'gagnez l’Unité de ce quartier',
  'order.explore': 'prenez la Salle de la Tour de ce quartier',
  'order.study': 'piochez et gardez une Quête',
  'order.levy': 'gagnez un Paysan et 1 PV',
  'order.patrol': 'gagnez 1 PV par Monstre dans ce quartier',
  'order.purify': 'remettez 1 Corruption du plateau de la Garde dans la réserve et gagnez 1 PV',
  spot: '{units:names} : {parts:steps}',
  'action.turnSword': 'tournez l’épée de {n|# quartier|# quartiers} dans le sens horaire',
  'action.turnSword.back': 'tournez l’épée de {n|# quartier|# quartiers} dans le sens antihoraire',
  'action.order': 'exécutez l’Ordre {where:place}',
  'action.takeRoom': 'prenez la Salle {where:place}',
  'action.takeCorruptedRoom':
    'prenez, dans le sens horaire depuis le quartier favori, la première Salle visible qui exige de la Corruption ; s’il n’y en a pas, piochez un autre meeple',
  'action.defeatLowestVp': 'vainquez le Monstre valant le moins de PV {where:place}',
  'action.defeatSlotOne': 'vainquez le Monstre de l’emplacement 1 du quartier favori',
  'action.defeatPrey':
    'vainquez la Proie la plus faible ou, à défaut, le Monstre de l’emplacement 1 du quartier favori',
  'action.defeatPrey.highest':
    'vainquez la Proie la plus forte ou, à défaut, le Monstre le plus fort',
  'action.gainDistrictUnit': 'gagnez l’Unité du quartier favori',
  'action.keepQuest': 'piochez et gardez {n|une Quête|# Quêtes}',
  'action.scoreQuest': 'piochez et marquez une Quête',
  'action.reset': 'remettez tous les meeples du plateau dans le sac',
};

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
}

const noun = (one: string, many = `${one}s`, a = `un ${one}`): Noun => ({ one, many, a });

const MEEPLE_NAMES: Readonly<Record<Meeple | 'U', Noun>> = {
  P: noun('Paysan'),
  W: noun('Guerrier'),
  M: noun('Mage'),
  C: noun('Clerc'),
  K: noun('Chevalier'),
  R: noun('Rôdeur'),
  L: noun('Paladin'),
  S: noun('Chamane'),
  X: noun('Corruption', 'Corruptions', '1 Corruption'),
  U: noun('Unité', 'Unités au choix', 'une Unité au choix'),
};

const TYPE_NAMES: Readonly<Record<MonsterType, Noun & { readonly of: string }>> = {
  undead: { ...noun('Mort-vivant', 'Morts-vivants'), of: 'de Morts-vivants' },
  monstrous: { ...noun('Bête', 'Bêtes', 'une Bête'), of: 'de Bêtes' },
  humanoid: { ...noun('Humanoïde'), of: 'd’Humanoïdes' },
};

const DISTRICT_NAMES: Readonly<Record<District, { readonly name: string; readonly of: string }>> = {
  castle: { name: 'Château', of: 'du Château' },
  villages: { name: 'Villages', of: 'des Villages' },
  cathedral: { name: 'Cathédrale', of: 'de la Cathédrale' },
  university: { name: 'Université', of: 'de l’Université' },
};

const PLACE_NAMES: Readonly<Record<GuardPlace | 'same', string>> = {
  favored: 'du quartier favori',
  leastOverrun: 'du quartier le moins débordé',
  mostOverrun: 'du quartier le plus débordé',
  same: 'du même quartier',
};

const meeple = (letter: string) => nameFrom(MEEPLE_NAMES, letter);
const type = (id: string) => nameFrom(TYPE_NAMES, id);
const district = (id: string) => nameFrom(DISTRICT_NAMES, id);

const either = (letters: string, word: (noun: Noun) => string): string =>
  series(
    letters.split('/').map((letter) => word(meeple(letter))),
    'ou',
  );

const some = (token: string, n: number): string => {
  if (token === 'X*') return 'autant de Corruptions que vous voulez';
  return n === 1 ? either(token, ({ a }) => a) : `${n} ${either(token, ({ many }) => many)}`;
};

const TOP_LEVEL = 3;

const ladder = (steps: string): string =>
  steps
    .split(' ')
    .map((vp, index) => `${index + 1} ${index === 0 ? 'Salle' : 'Salles'} ${vp} PV`)
    .join(', ');

const level = (n: string): string =>
  Number(n) < TOP_LEVEL ? `niveau ${n} ou plus` : `niveau ${n}`;

const LADIES: ReadonlySet<string> = new Set(['lady-lacquer']);

export const FRENCH: Language = {
  templates: TEMPLATES,
  forms: {
    list: (letters) => listed(letters, some, 'et'),
    one: (letter) => meeple(letter).one,
    many: (letter) => meeple(letter).many,
    names: (letters) => either(letters, ({ one }) => one),
    classes: (letters) => either(letters, ({ one }) => `le ${one}`),
    type: (id) => type(id).one,
    aType: (id) => type(id).a,
    ofTypes: (id) => type(id).of,
    present: (letters) => (letters.includes(' ') ? 'présents' : 'présent'),
    overlord: (id) => (LADIES.has(id) ? 'Dame noire' : 'Seigneur noir'),
    name: (id) => district(id).name,
    ofDistrict: (id) => district(id).of,
    districts: (ids) =>
      series(
        ids.split(' ').map((id) => district(id).of),
        'ou',
      ),
    place: (id) => nameFrom<string>(PLACE_NAMES, id),
    level,
    ofLevel: (n) => `de ${level(n)}`,
    ladder,
  },
  joins: {
    and: (texts) => series(texts, 'et'),
    words: (texts) => texts.join(' '),
    either: (texts) => alternatives(texts, 'ou'),
    steps: (texts) => texts.join(', puis '),
  },
  count: (n, letter) => `${n} ${n < 2 ? meeple(letter).one : meeple(letter).many}`,
};

import {
  alternatives,
  capital,
  listed,
  nameFrom,
  series,
  type Language,
} from '../describe/render.ts';
import type { PhraseKey } from '../describe/phrase.ts';
import type { GuardPlace } from '../types.ts';
import type { District, Meeple, MonsterType } from '../vocabulary.ts';

/** The German words. */

const TEMPLATES: Readonly<Record<PhraseKey, string>> = {
  'effect.gain': 'erhalte {units:list}',
  'effect.gain.tile': 'erhalte {units:list} von diesem Plättchen',
  'effect.gain.vp': 'erhalte {units:list} und {n} SP',
  'effect.return': 'lege {units:list} von hier in den Vorrat zurück',
  'effect.cleanse': 'lege {n} Verderbnis aus Taverne oder Herberge in den Vorrat zurück',
  'effect.vp': 'erhalte {n} SP',
  'effect.vpPerCorruption': 'erhalte {n} SP je Verderbnis hier',
  'effect.quests': 'ziehe {draw|# Quest|# Quests}',
  'effect.quests.discard': 'ziehe {draw|# Quest|# Quests}, dann wirf {discard} ab',
  'effect.discardQuest': 'wirf eine Quest ab, falls du eine hast',
  'effect.draw': 'ziehe {n|# Meeple|# Meeples}',
  'effect.hold':
    'halte {units:list} hier zurück; nach der Ziehphase kehrt er in deine Taverne zurück',
  'effect.backToBag':
    'lege bis zu {own|# Meeple|# Meeples} aus deiner Herberge in deinen Beutel; alle anderen dürfen je {others} aus ihrer Herberge zurücklegen',
  'effect.turnBoost': 'deine {who:many} haben in diesem Zug +{n} KW',
  'effect.turnBoost.all': 'alle deine Einheiten auf Monstern haben in diesem Zug +{n} KW',
  'effect.forge':
    'in diesem Zug erhält eine Einheit deiner Wahl auf einem Monster so viel KW, wie Verderbnis in deiner Herberge liegt',
  'effect.boost': 'deine {who:many} haben dauerhaft +{n} KW',
  'effect.boost.prestige': 'deine Prestige-Einheiten haben dauerhaft +{n} KW',
  'effect.pair': 'deine {who:many} haben +{n} KW mit {by:dative} auf demselben Monster',
  'effect.pair.same':
    'deine {who:many} haben +{n} KW mit einem weiteren {by:inflected} auf demselben Monster',
  'effect.against': 'du hast +{n} KW gegen {type:eachType}',
  'effect.drawPhase':
    'in deiner Ziehphase, mit {have:dative} in der Taverne, wenn du willst: {parts:sentence}',
  'effect.drawPhase.exhaust':
    'in deiner Ziehphase, mit {have:dative} in der Taverne, wenn du willst: Lege {exhaust:list} in deine Herberge und {parts:and}',
  'effect.onConstruct': 'jedes Mal, wenn du baust, {parts:and}',

  'condition.defeat': 'besiege ein Monster {parts:words}',
  'condition.defeat.type': 'besiege {type:aType} {parts:words}',
  'condition.defeats': 'besiege {n} Monster in einem Zug',
  'condition.construct': 'baue einen Ort {parts:words}',
  'condition.activate': 'aktiviere {locations|# Ort|# Orte} in einem Zug',
  'condition.activate.districts':
    'aktiviere in einem Zug {locations|# Ort|# Orte} in {districts} verschiedenen Vierteln',
  'condition.activateAndDefeat':
    'aktiviere in einem Viertel mit mindestens {monsters} Monstern einen Ort und besiege dort im selben Zug ein Monster {level:ofLevel}',
  'condition.tavern': 'in der Ziehphase: {have:list} in der Taverne',
  'condition.level': 'bringe {classes:classes} auf {level:level}',
  'condition.mostMonsters': 'am Ende die meisten besiegten Monster; Gleichstand genügt',
  'condition.mostMonsters.type':
    'am Ende die meisten besiegten {type:theTypes}; Gleichstand genügt',
  'condition.eachType': 'am Ende {n} besiegte Monster jeder Art',
  'condition.atMost': 'besitze höchstens {n*meeple}',
  'condition.atLeast': 'besitze mindestens {n*meeple}',
  'condition.prestige': 'besitze mindestens {n|# Prestige-Einheit|# Prestige-Einheiten}',
  'condition.classes': 'bringe {n|# Klasse|# Klassen} auf {level:level}',
  'condition.classes.top':
    'bringe {n|# Klasse|# Klassen} auf {level:level}, eine davon auf {top:level}',

  'defeat.minLevel': '{level:ofLevel}',
  'defeat.minStrength': 'ab Stärke {n}',
  'defeat.with': 'mit {units:dative}',
  'defeat.units': 'mit mindestens {n|# Einheit|# Einheiten}',
  'defeat.types': 'mit {n|# Einheitentyp|# verschiedenen Einheitentypen}',
  'defeat.without': 'ohne {unit:many}',
  'defeat.surplus': 'mit mindestens {n} KW über der Stärke',
  'construct.minMonsters': 'in einem Viertel mit mindestens {n|# Monster|# Monstern}',
  'construct.districts': '{districts:districts}',

  'bonus.types': 'mindestens {n|# Einheitentyp|# verschiedene Einheitentypen}',
  'bonus.types.level':
    'mindestens {n|# Einheitentyp|# verschiedene Einheitentypen} {level:ofLevel}',
  'bonus.prestige': 'eine Prestige-Einheit',
  'bonus.fewUnits': 'höchstens {n|# Einheit|# Einheiten}',

  needs: 'setze {units:list} ein',
  ability: 'Ausbau, einmal pro Zug, mit {needs:dative} in der Taverne: {parts:sentence}',
  'ability.exhaust': 'lege {units:list} aus der Taverne in deine Herberge',
  'ability.exhaust.all': 'lege alle {units:many} aus der Taverne in deine Herberge',
  'ability.giveUp': 'lege {units:list} aus der Taverne in den Vorrat zurück',
  'prestige.vpPerMonster':
    'jedes Monster, das du mit mindestens einem von ihnen besiegst, bringt {n} SP mehr',
  'prestige.monsterLevel': 'sein KW steigt um die Stufe des Monsters, auf dem er steht',
  'prestige.anyClass': 'steht für eine beliebige Grundklasse',

  peasant: 'KW {cv}',
  'hero.first': 'Stufe {level}: KW {cv}',
  'hero.level': 'Stufe {level}: KW {cv}, kostet {cost} SP',
  'hero.recruits':
    'einmal pro Zug darf ein Bauer aus deiner Herberge einem Krieger auf einem Monster beistehen',
  prestige: 'Prestige-Einheit der Stufe {level}: KW {cv}',
  'location.starting': 'Startort {district:genitive}',
  'location.stock': 'bringt {n*meeple} mit',
  'location.notSolo': 'nicht im Solospiel',
  crown:
    'Krone: Setze {units:list} ein; hältst du sie zu Beginn deines nächsten Zuges noch, {parts:either}',
  'crown.option': '{parts:and} mit {units:dative}',
  'slot.inner': 'innerer Bauplatz {district:genitive}',
  'slot.outer': 'äußerer Bauplatz {district:genitive}',
  'slot.bonus': 'wenn du hier baust, {parts:and}',
  monster: '{type:type} der Stufe {level}, {district:name}: Stärke {strength}, {vp} SP',
  'monster.threePlus': 'nur mit 3 oder 4 Personen',
  'council.overlord': '{id:overlord}, {type:type}: Stärke {strength}, {vp} SP',
  'council.henchman': 'Scherge, {type:type}: Stärke {strength}, {vp} SP',
  token: '{vp} SP für {parts:and} auf diesem Herrscher',
  'quest.triggered': 'Sofort-Quest: {vp} SP, sonst am Ende −{penalty}',
  'quest.ongoing': 'Dauer-Quest: {vp} SP, sonst am Ende −{penalty}',
  'quest.end': 'Schluss-Quest: {vp} SP, sonst −{penalty}',
  'quest.cost': 'kostet {units:list} auf diesem Monster; du darfst verzichten',
  'quest.reward': 'Bonus: {parts:sentence}',
  'quest.lasting': 'Dauerwirkung: {parts:sentence}',
  'room.set': 'zählt am Ende für seine Serie',
  'room.bounty': 'du musst im selben Zug auch {type:aType} angreifen',
  roomSet: 'am Ende: {ladder:ladder}',

  'order.battle': 'besiege das Monster auf Platz 1 dieses Viertels',
  'order.recruit': 'erhalte die Einheit dieses Viertels',
  'order.explore': 'nimm das Turmzimmer dieses Viertels',
  'order.study': 'ziehe und behalte eine Quest',
  'order.levy': 'erhalte einen Bauern und 1 SP',
  'order.patrol': 'erhalte 1 SP je Monster in diesem Viertel',
  'order.purify': 'lege 1 Verderbnis vom Tableau der Garde in den Vorrat zurück und erhalte 1 SP',
  spot: '{units:names}: {parts:sentences}',
  'action.turnSword': 'drehe das Schwert im Uhrzeigersinn um {n} Viertel',
  'action.turnSword.back': 'drehe das Schwert gegen den Uhrzeigersinn um {n} Viertel',
  'action.order': 'führe den Befehl {where:place} aus',
  'action.takeRoom': 'nimm das Turmzimmer {where:place}',
  'action.takeCorruptedRoom':
    'nimm im Uhrzeigersinn ab dem begünstigten Viertel das erste offene Turmzimmer, das Verderbnis verlangt; gibt es keines, ziehe einen weiteren Meeple',
  'action.defeatLowestVp': 'besiege das Monster mit den wenigsten SP {where:place}',
  'action.defeatSlotOne': 'besiege das Monster auf Platz 1 des begünstigten Viertels',
  'action.defeatPrey':
    'besiege die schwächste Beute; gibt es keine, das Monster auf Platz 1 des begünstigten Viertels',
  'action.defeatPrey.highest': 'besiege die stärkste Beute; gibt es keine, das stärkste Monster',
  'action.gainDistrictUnit': 'erhalte die Einheit des begünstigten Viertels',
  'action.keepQuest': 'ziehe und behalte {n|eine Quest|# Quests}',
  'action.scoreQuest': 'ziehe und werte eine Quest',
  'action.reset': 'lege alle Meeples vom Tableau in den Beutel zurück',
};

interface Noun {
  readonly one: string;
  readonly many: string;
  /** With its article, as object and after *mit*. */
  readonly a: string;
  readonly dative: string;
  /** The same without an article. */
  readonly inflected: string;
  readonly manyDative: string;
}

/** A masculine noun; `weak` ones end in -n everywhere but as the subject. */
const noun = (one: string, many: string, manyDative: string, weak = one): Noun => ({
  one,
  many,
  a: `einen ${weak}`,
  dative: `einem ${weak}`,
  inflected: weak,
  manyDative,
});

const CORRUPTION = 'Verderbnis';

const MEEPLE_NAMES: Readonly<Record<Meeple | 'U', Noun>> = {
  P: noun('Bauer', 'Bauern', 'Bauern', 'Bauern'),
  W: noun('Krieger', 'Krieger', 'Kriegern'),
  M: noun('Magier', 'Magier', 'Magiern'),
  C: noun('Kleriker', 'Kleriker', 'Klerikern'),
  K: noun('Ritter', 'Ritter', 'Rittern'),
  R: noun('Waldläufer', 'Waldläufer', 'Waldläufern'),
  L: noun('Paladin', 'Paladine', 'Paladinen'),
  S: noun('Schamane', 'Schamanen', 'Schamanen', 'Schamanen'),
  X: {
    one: CORRUPTION,
    many: CORRUPTION,
    a: `1 ${CORRUPTION}`,
    dative: `1 ${CORRUPTION}`,
    inflected: CORRUPTION,
    manyDative: CORRUPTION,
  },
  U: {
    one: 'Einheit',
    many: 'beliebige Einheiten',
    a: 'eine beliebige Einheit',
    dative: 'einer beliebigen Einheit',
    inflected: 'Einheit',
    manyDative: 'beliebigen Einheiten',
  },
};

interface TypeNoun {
  readonly one: string;
  readonly a: string;
  readonly each: string;
  readonly many: string;
}

const TYPE_NAMES: Readonly<Record<MonsterType, TypeNoun>> = {
  undead: { one: 'Untoter', a: 'einen Untoten', each: 'jeden Untoten', many: 'Untoten' },
  monstrous: { one: 'Bestie', a: 'eine Bestie', each: 'jede Bestie', many: 'Bestien' },
  humanoid: {
    one: 'Humanoider',
    a: 'einen Humanoiden',
    each: 'jeden Humanoiden',
    many: 'Humanoiden',
  },
};

const DISTRICT_NAMES: Readonly<
  Record<District, { readonly name: string; readonly genitive: string; readonly dative: string }>
> = {
  castle: { name: 'Burg', genitive: 'der Burg', dative: 'der Burg' },
  villages: { name: 'Dörfer', genitive: 'der Dörfer', dative: 'den Dörfern' },
  cathedral: { name: 'Kathedrale', genitive: 'der Kathedrale', dative: 'der Kathedrale' },
  university: { name: 'Universität', genitive: 'der Universität', dative: 'der Universität' },
};

const PLACE_NAMES: Readonly<Record<GuardPlace | 'same', string>> = {
  favored: 'im begünstigten Viertel',
  leastOverrun: 'im Viertel mit den wenigsten Monstern',
  mostOverrun: 'im Viertel mit den meisten Monstern',
  same: 'im selben Viertel',
};

const meeple = (letter: string) => nameFrom(MEEPLE_NAMES, letter);
const type = (id: string) => nameFrom(TYPE_NAMES, id);
const district = (id: string) => nameFrom(DISTRICT_NAMES, id);

const either = (letters: string, word: (noun: Noun) => string): string =>
  series(
    letters.split('/').map((letter) => word(meeple(letter))),
    'oder',
  );

const some =
  (one: 'a' | 'dative', many: 'many' | 'manyDative') =>
  (token: string, n: number): string => {
    if (token === 'X*') return 'beliebig viel Verderbnis';
    return n === 1
      ? either(token, (noun) => noun[one])
      : `${n} ${either(token, (noun) => noun[many])}`;
  };

const TOP_LEVEL = 3;

const ladder = (steps: string): string =>
  steps
    .split(' ')
    .map((vp, index) => `${index + 1} Zimmer ${vp} SP`)
    .join(', ');

/** After a condition the verb is no order any more. */
const INDICATIVE: Readonly<Record<string, string>> = { erhalte: 'erhältst du', ziehe: 'ziehst du' };
const indicative = (text: string): string =>
  text.replace(/^\p{L}+/u, (verb) => INDICATIVE[verb] ?? verb);

const LADIES: ReadonlySet<string> = new Set(['lady-lacquer']);

export const GERMAN: Language = {
  templates: TEMPLATES,
  forms: {
    list: (letters) => listed(letters, some('a', 'many'), 'und'),
    dative: (letters) => listed(letters, some('dative', 'manyDative'), 'und'),
    inflected: (letter) => meeple(letter).inflected,
    many: (letter) => meeple(letter).many,
    names: (letters) => either(letters, ({ one }) => one),
    classes: (letters) => either(letters, ({ inflected }) => `den ${inflected}`),
    type: (id) => type(id).one,
    aType: (id) => type(id).a,
    eachType: (id) => type(id).each,
    theTypes: (id) => type(id).many,
    overlord: (id) => (LADIES.has(id) ? 'Dunkle Herrscherin' : 'Dunkler Herrscher'),
    name: (id) => district(id).name,
    genitive: (id) => district(id).genitive,
    districts: (ids) =>
      series(
        ids.split(' ').map((id) => `in ${district(id).dative}`),
        'oder',
      ),
    place: (id) => nameFrom<string>(PLACE_NAMES, id),
    level: (level) => (Number(level) < TOP_LEVEL ? `Stufe ${level} oder höher` : `Stufe ${level}`),
    ofLevel: (level) => (Number(level) < TOP_LEVEL ? `ab Stufe ${level}` : `der Stufe ${level}`),
    ladder,
  },
  joins: {
    and: (texts) => series(texts, 'und'),
    // What follows a colon begins with a capital when it is a sentence.
    sentence: (texts) => capital(series(texts, 'und')),
    sentences: (texts) => capital(texts.join(', dann ')),
    words: (texts) => texts.join(' '),
    either: (texts) => indicative(alternatives(texts, 'oder')),
  },
  count: (n, letter) => `${n} ${n === 1 ? meeple(letter).inflected : meeple(letter).many}`,
};

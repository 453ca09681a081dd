import { builtIn } from '@rowan/cards';
import { view, type Rejection } from '@rowan/rules';
import { REFUSED, REJECTION_CODES, scenario, type RefusedExample } from '@rowan/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalText } from '../src/model/refusals.ts';
import { speak, type Language } from '../src/text/words.ts';
import { YOU, bot } from './saved.ts';

const SEATS = [YOU, bot(1, 'Bo')];

/** What is said, by its code and why it came about. */
const SENTENCES: readonly string[] = [
  'malformed, it is no move: That is not an answer to this question.',
  'malformed, it is no plan: That is not an answer to this question.',
  'gameOver, nothing is asked any more: The game is over.',
  'notYourDecision, another seat is asked: Now deciding: You.',
  'staleDecision, something else was asked then: The game has gone on meanwhile.',
  'notAsked, the Development Phase is over: The Capitol and abilities belong to the Development Phase.',
  'notOffered, the place is not in the plan: Choose one of these: House of Lords, Drill Green.',
  'notOffered, the Quest is not in hand: Choose one of these: Overkill, Trophy Wall.',
  'notOffered, no Knight stands for the Peasant: Choose one of these: Peasant, Shaman.',
  'notOffered, the district is full: Choose one of these: Cathedral, University, Castle.',
  'notOffered, the Quest is not in force: Choose one of these: Thick Bark, Night Shift.',
  'tooMany, three may go, not four: At most 3 may go; you chose 4.',
  'notInLodgings, two Knights are there, not three: You chose 3 Knights; the Lodgings have 2.',
  'alreadyAssigned, the Capitol is used once a turn: The Capitol takes Units only once a turn; you sent 1 Peasant.',
  'nothingAssigned, nobody is sent: Nobody was sent to the Capitol.',
  'wrongClass, Peasants have no levels: Level up takes Warriors, Mages, Clerics, Knights or Shamans, not Peasants.',
  'constructUnits, three Peasants do not build: Construct takes 1 or 2 Peasants, not 3.',
  'cannotConstruct, no tile is left: There is no tile to build.',
  'notInTavern, the Tavern has no Cleric to rise: This takes 1 Cleric; the Tavern has 0.',
  'topLevel, Warriors are at level 3: Warrior: level 3 is the highest.',
  'notAffordable, a Knight costs more than there is: Knight: level 2 costs 2 VP; you have 1.',
  'notAffordable, no slot pays enough for a Knight: Knight: level 2 costs 2 VP; you have 0, with the best slot 1.',
  'notPending, nobody was sent to build: Nobody is at Construct.',
  'notPending, nobody was sent to rise: Nobody is at Level up.',
  'noSuchTile, the tile is not in the market: Colosseum is not in the market. You can build: Banner Hall.',
  'noSlot, a starting Location is no slot: Tiles go on construction slots only.',
  'slotTaken, a tile lies there: Villages: Levy Station has this slot. Vacant slots: 1.',
  'slotPaysTooLittle, the level to come could not be paid: Mage: level 2 costs 1 VP; after building here you would have 0.',
  'stillPending, a builder and a Mage wait: Still to be done at the Capitol: Construct, Level up (Mage).',
  'stillPending, a builder waits: Still to be done at the Capitol: Construct.',
  'noAbility, Knights learn theirs at level 2: Knight: there is no ability at level 1.',
  'abilityNeeds, no Corruption is in the Tavern: Cleric: the ability needs 1 Corruption, you have 0.',
  'abilityUsed, once a turn is enough: Mage: the ability was used this turn.',
  'placeTwice, a place is used once a turn: Almshouse is used once a turn.',
  'notInTavern, the Tavern has fewer Peasants: This takes 3 Peasants; the Tavern has 2.',
  'emptyPlace, nothing is built there: Villages: nothing is built on this slot yet.',
  'emptyPlace, no Monster is there: Castle: there is no Monster here.',
  'emptyPlace, the Tower has no Room left: University: no Room is left in this Tower.',
  'noUnits, nobody is sent to fight: Ghoul: no Unit is here; 4 in the Tavern.',
  'noTowers, there are no Towers in this game: This game is played without the Four Towers.',
  'shamanClass, one Shaman has no class: Almshouse: say which class each Shaman stands for (1 of 2).',
  'needsUnits, the Gatehouse takes three Peasants: Gatehouse needs 3 Peasants, you have 2.',
  'needsUnits, some are still in the Tavern, a Shaman among them: Gatehouse needs 3 Peasants, so far 1.',
  'needsUnits, the Rod takes a Warrior and anybody: Recover the Rod of Ruin needs 1 Warrior, so far 0.',
  'needsUnits, a Crown takes one of two classes: Colosseum needs 1 Warrior or Knight, you have 0.',
  'needsBounty, no Humanoid is fought: Bounty: the plan must also fight this type: Humanoid.',
  'corruptionHere, Monsters take no Corruption, not even alone: Ghoul takes no Corruption.',
  'corruptionHere, the Room takes one Corruption: Battle Corruption takes exactly 1 Corruption, not 0.',
  'tooWeak, a Ghoul is stronger than a Peasant: Ghoul has strength 4; your Units reach 1.',
  'councilNotYet, the end is not announced: The Dark Council can be fought only in the last 2 rounds.',
  'councilNotYet, the final rounds begin with the next one: The Dark Council can be fought only in the last 2 rounds, from round 11 on.',
  'alreadyFought, an Overlord is fought once: You have fought The Grand Shredder already.',
  'noRecruit, nobody fights where the Peasant is to join: The Peasant joins a fight; there is none here.',
  'noRecruit, no Warrior is on the Monster: Ghoul: the Peasant joins only a real Warrior; none is here.',
  'noRecruit, Warriors are of level 2: The Peasant joins Warriors of level 3; yours are of level 2.',
  'noRecruit, no Peasant is in the Lodgings: No Peasant is in the Lodgings.',
  'noForge, the Blood Forge is not in the plan: The Blood Forge is not in this plan.',
  'noForge, nobody fights there: The Blood Forge strengthens only who fights.',
  'noForge, no Warrior is on the Monster: Ghoul: whom to strengthen is not here (Warrior).',
];

const POSITIONS = new Map(REFUSED.map((example) => [example, view(example.game().state, 0)]));

async function said(language: Language, example: RefusedExample): Promise<string> {
  await speak(language);
  const at = { catalogue: builtIn, view: POSITIONS.get(example)!, seats: SEATS };
  return refusalText(at, example.rejection);
}

const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
const MISPRINTS = { de: /\s[:;!?]/, fr: /[^\u00A0][:;!?](?=\s|$)/ };
const named = REFUSED.map((example) => [example.rejection.code, example.why, example] as const);

afterAll(() => speak('en'));

describe('a refusal', () => {
  it('says what is missing, for each kind of it', async () => {
    const sentences = [];
    for (const [code, why, example] of named)
      sentences.push(`${code}, ${why}: ${await said('en', example)}`);
    expect(sentences).toEqual(SENTENCES);
  });

  it('leaves out no kind', () => {
    const kinds = new Set<string>(SENTENCES.map((sentence) => sentence.split(',')[0]!));
    expect(REJECTION_CODES.filter((code) => !kinds.has(code))).toEqual([]);
  });

  it.each(named)('%s, %s, has the same numbers in every language', async (_code, _why, example) => {
    const english = await said('en', example);
    const german = await said('de', example);
    const french = await said('fr', example);
    for (const text of [german, french]) {
      expect(numbers(text)).toEqual(numbers(english));
      expect(text).not.toMatch(/[{}]|undefined|\s\./);
      expect(text).not.toBe(english);
    }
    expect(german).not.toMatch(MISPRINTS.de);
    expect(french).not.toMatch(MISPRINTS.fr);
  });

  it.each([
    ['de', 'Torhaus: nötig 3 Bauern, du hast 2.'],
    ['fr', 'Châtelet demande 3 Paysans, vous en avez 2.'],
  ] as const)('in %s is good %s', async (language, sentence) => {
    const gatehouse = REFUSED.find(({ why }) => why === 'the Gatehouse takes three Peasants')!;
    expect(await said(language, gatehouse)).toBe(sentence);
  });

  it.each([
    ['en', 'Gatehouse needs 2 Mages, you have 1; 1 Unit of any class, you have 0.'],
    ['de', 'Torhaus: nötig 2 Magier, du hast 1; 1 beliebige Einheit, du hast 0.'],
    ['fr', 'Châtelet demande 2 Mages, vous en avez 1\u00A0; 1 Unité quelconque, vous en avez 0.'],
  ] as const)('in %s names several needs', async (language, sentence) => {
    await speak(language);
    const needs = [
      { classes: [2], n: 2, there: 1, left: 0 },
      { classes: [4], n: 1, there: 1, left: 0 },
      { classes: [], n: 1, there: 0, left: 0 },
    ];
    const rejection: Rejection = { code: 'needsUnits', rule: 'L1', facts: { place: 0, needs } };
    const at = { catalogue: builtIn, view: view(scenario().main().state, 0), seats: SEATS };
    expect(refusalText(at, rejection)).toBe(sentence);
  });

  it('names a zone, and a tile that there is not', async () => {
    await speak('en');
    const at = { catalogue: builtIn, view: view(scenario().main().state, 0), seats: SEATS };
    const zones = { of: 'zones', chosen: 'tavern', options: ['lodgings'] } as const;
    expect(refusalText(at, { code: 'notOffered', rule: 'L2', facts: zones })).toBe(
      'Choose one of these: Lodgings.',
    );
    expect(
      refusalText(at, { code: 'noSuchTile', rule: 'T2', facts: { tile: 999, market: [0] } }),
    ).toBe('This tile is not in the market. You can build: Levy Station.');
  });
});

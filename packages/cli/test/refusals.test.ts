import { builtIn } from '@rowan/cards';
import { REFUSED, REJECTION_CODES } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { refusalLines, refusalWords } from '../src/play/refusal.ts';

/** What is said, by its code and why it came about. */
const SENTENCES: readonly string[] = [
  'malformed, it is no move: that is no answer to this',
  'malformed, it is no plan: that is no answer to this',
  'gameOver, nothing is asked any more: the game is over',
  'notYourDecision, another seat is asked: Seat 1 is to decide',
  'staleDecision, something else was asked then: that was asked before',
  'notAsked, the Development Phase is over: that belongs to the Development Phase',
  'notOffered, the place is not in the plan: that is not one of the choices: castle.inner, villages.start',
  'notOffered, the Quest is not in hand: that is not one of the choices: Overkill, Trophy Wall',
  'notOffered, no Knight stands for the Peasant: that is not one of the choices: P, S',
  'notOffered, the district is full: that is not one of the choices: Cathedral, University, Castle',
  'notOffered, the Quest is not in force: that is not one of the choices: Thick Bark, Night Shift',
  'tooMany, three may go, not four: that are 4 meeples, and at most 3 may go',
  'notInLodgings, two Knights are there, not three: 3 K are chosen, and the Lodgings have 2',
  'alreadyAssigned, the Capitol is used once a turn: the Capitol takes one assignment a turn, and you have sent 1 P',
  'nothingAssigned, nobody is sent: nobody is assigned',
  'wrongClass, Peasants have no levels: Level up takes W or M or C or K or S, not P',
  'constructUnits, three Peasants do not build: Construct takes 1 or 2 Peasants, not 3',
  'cannotConstruct, no tile is left: there is no tile to build',
  'notInTavern, the Tavern has no Cleric to rise: 1 C are assigned, and the Tavern has 0',
  'topLevel, Warriors are at level 3: W is at level 3, the highest',
  'notAffordable, a Knight costs more than there is: level 2 of K costs 2 VP, and you have 1',
  'notAffordable, no slot pays enough for a Knight: level 2 of K costs 2 VP, and you have 0, or 1 after the best construction',
  'notPending, nobody was sent to build: nobody waits at Construct',
  'notPending, nobody was sent to rise: nobody waits at Level up',
  'noSuchTile, the tile is not in the market: Colosseum is not on the market, which has Banner Hall',
  'noSlot, a starting Location is no slot: castle.start is no slot to build on',
  'slotTaken, a tile lies there: villages.inner is taken; vacant are castle.inner',
  'slotPaysTooLittle, the level to come could not be paid: level 2 of M costs 1 VP, and with castle.inner you would have 0',
  'stillPending, a builder and a Mage wait: the Units on the Capitol are not resolved yet: Construct, Level up (M)',
  'stillPending, a builder waits: the Units on the Capitol are not resolved yet: Construct',
  'noAbility, Knights learn theirs at level 2: K has no Development ability at level 1',
  'abilityNeeds, no Corruption is in the Tavern: the ability of C needs 1 X (you have 0) in the Tavern',
  'abilityUsed, once a turn is enough: M has used its ability this turn',
  'placeTwice, a place is used once a turn: cathedral.start stands twice in the plan',
  'notInTavern, the Tavern has fewer Peasants: 3 P are assigned, and the Tavern has 2',
  'emptyPlace, nothing is built there: nothing is built at villages.outer',
  'emptyPlace, no Monster is there: there is no Monster at castle.2',
  'emptyPlace, the Tower has no Room left: no Room is left in university.tower',
  'noUnits, nobody is sent to fight: no Unit is assigned to castle.1, and the Tavern has 4 more',
  'noTowers, there are no Towers in this game: this game is without the Four Towers',
  'shamanClass, one Shaman has no class: each Shaman at cathedral.start needs a class, such as S=W: 1 of 2 have one',
  'needsUnits, the Gatehouse takes three Peasants: castle.start needs 3 P (you have 2)',
  'needsUnits, some are still in the Tavern, a Shaman among them: castle.start needs 3 P (there: 1)',
  'needsUnits, the Rod takes a Warrior and anybody: cathedral.tower needs 1 W (there: 0)',
  'needsUnits, a Crown takes one of two classes: castle.inner needs 1 W or K (you have 0)',
  'needsBounty, no Humanoid is fought: villages.tower needs a fight against the type Humanoid in the same plan',
  'corruptionHere, Monsters take no Corruption, not even alone: castle.1 takes 0 Corruption, not 1',
  'corruptionHere, the Room takes one Corruption: castle.tower takes 1 Corruption, not 0',
  'tooWeak, a Ghoul is stronger than a Peasant: CV 1 at castle.1 does not reach strength 4',
  'councilNotYet, the end is not announced: Overlords and Henchman can be fought in the final 2 rounds only',
  'councilNotYet, the final rounds begin with the next one: Overlords and Henchman can be fought in the final 2 rounds only, from round 11 on',
  'alreadyFought, an Overlord is fought once: you have fought overlord.2 already',
  'noRecruit, nobody fights where the Peasant is to join: no Peasant can join castle.2: nobody fights there',
  'noRecruit, no Warrior is on the Monster: no Peasant can join castle.1: no real Warrior is there',
  'noRecruit, Warriors are of level 2: no Peasant can join castle.1: it takes Warriors of level 3, and yours are of level 2',
  'noRecruit, no Peasant is in the Lodgings: no Peasant can join castle.1: no Peasant is in the Lodgings',
  'noForge, the Blood Forge is not in the plan: K at castle.1 cannot be forged: no Blood Forge is in the plan',
  'noForge, nobody fights there: M at villages.inner cannot be forged: nobody fights there',
  'noForge, no Warrior is on the Monster: W at castle.1 cannot be forged: no such Unit is there',
];

test('a refusal says what is missing, for each kind of it', () => {
  const sentences = REFUSED.map(
    ({ why, rejection }) => `${rejection.code}, ${why}: ${refusalWords(builtIn, rejection)}`,
  );
  expect(sentences).toEqual(SENTENCES);
});

test('no kind of refusal is left out', () => {
  const kinds = new Set<string>(SENTENCES.map((sentence) => sentence.split(',')[0]!));
  expect(REJECTION_CODES.filter((code) => !kinds.has(code))).toEqual([]);
});

test('a zone is named, and a tile that there is not', () => {
  const zones = { of: 'zones', chosen: 'tavern', options: ['lodgings'] } as const;
  expect(refusalWords(builtIn, { code: 'notOffered', rule: 'L2', facts: zones })).toBe(
    'that is not one of the choices: the Lodgings',
  );
  const tile = { tile: 999, market: [0] };
  expect(refusalWords(builtIn, { code: 'noSuchTile', rule: 'T2', facts: tile })).toBe(
    'that tile is not on the market, which has Levy Station',
  );
});

test.each(REFUSED)('$rejection.code, $why: the paragraph of the rules follows', ({ rejection }) => {
  const [first, second] = refusalLines(builtIn, rejection, 1000);
  expect(first).toContain(`(${rejection.rule}, `);
  expect(second).toMatch(/^ {2}\S/);
});

import type { CapitolLocation, Facts, NeedFact, RejectionCode } from '@rowan/rules';

/** How things are called in a refusal. */
export interface RefusalNames {
  readonly seat: (seat: number) => string;
  readonly place: (place: number) => string;
  readonly type: (type: number) => string;
  readonly tile: (tile: number) => string;
  readonly meeple: (meeple: number) => string;
  readonly choices: (facts: Facts['notOffered']) => readonly string[];
}

const CAPITOL: Readonly<Record<CapitolLocation, string>> = {
  construct: 'Construct',
  levelUp: 'Level up',
};

const orOf = (names: readonly string[]): string => names.join(' or ');

const party = (counts: readonly number[], { meeple }: RefusalNames): string =>
  counts.flatMap((n, kind) => (n > 0 ? [`${n} ${meeple(kind)}`] : [])).join(', ');

const needed = ({ classes, n, there, left }: NeedFact, { meeple }: RefusalNames): string => {
  const who = classes.length === 0 ? 'any Unit' : orOf(classes.map(meeple));
  return `${n} ${who} (${left === 0 ? 'you have' : 'there:'} ${there})`;
};

type Recruit = Facts['noRecruit'];
const RECRUITS: Readonly<Record<Recruit['lacks'], (facts: Recruit) => string>> = {
  foe: () => 'nobody fights there',
  warrior: () => 'no real Warrior is there',
  level: ({ level, from }) => `it takes Warriors of level ${from}, and yours are of level ${level}`,
  peasant: () => 'no Peasant is in the Lodgings',
};

const FORGES: Readonly<Record<Facts['noForge']['lacks'], string>> = {
  forge: 'no Blood Forge is in the plan',
  foe: 'nobody fights there',
  unit: 'no such Unit is there',
};

const LACKING: Readonly<Record<Facts['emptyPlace']['lacks'], string>> = {
  tile: 'nothing is built at',
  room: 'no Room is left in',
  monster: 'there is no Monster at',
};

/** Why an answer is refused; a kind without words does not compile. */
export const REFUSALS: {
  readonly [C in RejectionCode]: (facts: Facts[C], names: RefusalNames) => string;
} = {
  malformed: () => 'that is no answer to this',
  gameOver: () => 'the game is over',
  notYourDecision: ({ seat }, names) => `${names.seat(seat)} is to decide`,
  staleDecision: () => 'that was asked before',
  notAsked: ({ given }) =>
    given === 'develop'
      ? 'that belongs to the Development Phase'
      : given === 'plan'
        ? 'plans belong to the Main Phase'
        : 'something else is asked now',
  notOffered: (facts, { choices }) =>
    `that is not one of the choices: ${choices(facts).join(', ')}`,
  alreadyAssigned: ({ units }, names) =>
    `the Capitol takes one assignment a turn, and you have sent ${party(units, names)}`,
  nothingAssigned: () => 'nobody is assigned',
  wrongClass: ({ at, meeple, takes }, names) =>
    `${CAPITOL[at]} takes ${orOf(takes.map(names.meeple))}, not ${names.meeple(meeple)}`,
  constructUnits: ({ units, most }) => `Construct takes 1 or ${most} Peasants, not ${units}`,
  cannotConstruct: ({ vacant }) =>
    vacant === 0 ? 'there is no vacant slot' : 'there is no tile to build',
  noSuchTile: ({ tile, market }, names) =>
    `${names.tile(tile)} is not on the market, which has ${market.map(names.tile).join(', ')}`,
  noSlot: ({ place }, names) => `${names.place(place)} is no slot to build on`,
  slotTaken: ({ place, vacant }, names) =>
    `${names.place(place)} is taken; vacant are ${vacant.map(names.place).join(', ')}`,
  notAffordable: ({ unit, level, cost, vp, most }, names) =>
    `level ${level} of ${names.meeple(unit)} costs ${cost} VP, and you have ${vp}` +
    (most > vp ? `, or ${most} after the best construction` : ''),
  slotPaysTooLittle: ({ place, unit, level, cost, vp }, names) =>
    `level ${level} of ${names.meeple(unit)} costs ${cost} VP, and with ${names.place(place)} you would have ${vp}`,
  topLevel: ({ unit, level }, names) => `${names.meeple(unit)} is at level ${level}, the highest`,
  notInTavern: ({ meeple, assigned, tavern }, names) =>
    `${assigned} ${names.meeple(meeple)} are assigned, and the Tavern has ${tavern}`,
  notPending: ({ at }) => `nobody waits at ${CAPITOL[at]}`,
  stillPending: ({ construct, levelUp }, names) => {
    const waiting = [
      ...(construct ? [CAPITOL.construct] : []),
      ...(levelUp < 0 ? [] : [`${CAPITOL.levelUp} (${names.meeple(levelUp)})`]),
    ];
    return `the Units on the Capitol are not resolved yet: ${waiting.join(', ')}`;
  },
  noAbility: ({ unit, level }, names) =>
    `${names.meeple(unit)} has no Development ability at level ${level}`,
  abilityNeeds: ({ unit, needs, tavern }, names) => {
    const lacking = needs.flatMap((n, kind) =>
      n > tavern[kind]! ? [`${n} ${names.meeple(kind)} (you have ${tavern[kind]!})`] : [],
    );
    return `the ability of ${names.meeple(unit)} needs ${lacking.join(', ')} in the Tavern`;
  },
  abilityUsed: ({ unit }, names) => `${names.meeple(unit)} has used its ability this turn`,
  placeTwice: ({ place }, names) => `${names.place(place)} stands twice in the plan`,
  emptyPlace: ({ place, lacks }, names) => `${LACKING[lacks]} ${names.place(place)}`,
  noUnits: ({ place, left }, names) =>
    `no Unit is assigned to ${names.place(place)}, and the Tavern has ${left} more`,
  noTowers: () => 'this game is without the Four Towers',
  councilNotYet: ({ rounds, opens }) =>
    `Overlords and Henchman can be fought in the final ${rounds} rounds only` +
    (opens > 0 ? `, from round ${opens} on` : ''),
  alreadyFought: ({ place }, names) => `you have fought ${names.place(place)} already`,
  corruptionHere: ({ place, wanted, corruption }, names) =>
    `${names.place(place)} takes ${wanted} Corruption, not ${corruption}`,
  shamanClass: ({ place, shamans, declared }, names) =>
    `each Shaman at ${names.place(place)} needs a class, such as S=W: ${declared} of ${shamans} have one`,
  needsUnits: ({ place, needs }, names) => {
    const unmet = needs.filter(({ n, there }) => there < n);
    return `${names.place(place)} needs ${unmet.map((need) => needed(need, names)).join(', ')}`;
  },
  needsBounty: ({ place, type }, names) =>
    `${names.place(place)} needs a fight against the type ${names.type(type)} in the same plan`,
  tooWeak: ({ place, cv, strength }, names) =>
    `CV ${cv} at ${names.place(place)} does not reach strength ${strength}`,
  noRecruit: (facts, names) =>
    `no Peasant can join ${names.place(facts.place)}: ${RECRUITS[facts.lacks](facts)}`,
  noForge: ({ place, unit, lacks }, names) =>
    `${names.meeple(unit)} at ${names.place(place)} cannot be forged: ${FORGES[lacks]}`,
  tooMany: ({ n, upTo }) => `that are ${n} meeples, and at most ${upTo} may go`,
  notInLodgings: ({ meeple, chosen, lodgings }, names) =>
    `${chosen} ${names.meeple(meeple)} are chosen, and the Lodgings have ${lodgings}`,
};

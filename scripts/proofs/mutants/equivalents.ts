import type { Mutant } from './mutants.ts';

/** Changes of one file that nobody can notice, and why. */
export interface Equivalent {
  readonly file: string;
  /** As the proof tells them: the declaration, what stands there, and what would. */
  readonly changes: readonly string[];
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'packages/cards/src/limits.ts',
    changes: ['councilOpen: 0 → 1'],
    reason: 'The first round is 1, and two follow: no last round comes before 3.',
  },
  {
    file: 'packages/cards/src/meeple-index.ts',
    changes: ['BY_CODE: 128 → 129'],
    reason: 'Room for letters that no meeple has.',
  },
  {
    file: 'packages/cards/src/notation.ts',
    changes: ['actions.turnSword: by < 0 → (by <= 0)'],
    reason: 'No Guard turns its sword by nothing.',
  },
  {
    file: 'packages/cards/src/validate/cards.ts',
    changes: ['room.corruption.none: true → false'],
    reason: 'Of a closed list only the names are read.',
  },
  {
    file: 'packages/cards/src/validate/conditions.ts',
    changes: [
      "topAboveLevel: condition.kind === 'classes' && condition.top !== undefined → (condition.kind === 'classes' || condition.top !== undefined)",
    ],
    reason: 'Nothing is less than any level, and no other condition has a top.',
  },
  {
    file: 'packages/cards/src/validate/guard.ts',
    changes: ['action.defeatPrey.which.lowest: true → false'],
    reason: 'Of a closed list only the names are read.',
  },
  {
    file: 'packages/cards/src/validate/whole.ts',
    changes: ["preyOf: quest.kind === 'end' → true"],
    reason:
      'A prey on another Quest is an unknown field, and then none of the Quests is looked at.',
  },
  {
    file: 'packages/rules/src/asked.ts',
    changes: ['asking.defeat.minLevel: 0 → 1'],
    reason: 'No Monster is of a level below 1.',
  },
  {
    file: 'packages/rules/src/boosts.ts',
    changes: ["addBoosts: card.kind === 'ongoing' → true"],
    reason: 'Only Ongoing Quests are ever fresh; it is asked for the compiler alone.',
  },
  {
    file: 'packages/rules/src/cards.ts',
    changes: ["questLists.lists.cost: quest.kind === 'triggered' → true"],
    reason: 'Only a Triggered Quest can have a cost; it is asked for the compiler alone.',
  },
  {
    file: 'packages/rules/src/choices.ts',
    changes: [
      'developments: !g.state.turn.assigned → true',
      'assignments.risers: tavern[unit]! > 0 → (tavern[unit]! >= 0)',
      'assignments.risers: tavern[S]! > 0 → true',
    ],
    reason: 'Assignments that are too many are listed and then refused, each of them.',
  },
  {
    file: 'packages/rules/src/conditions.ts',
    changes: ['bestOther.best: 0 → (-1)'],
    reason: 'Whoever has no Guard has another player, with a pile of none or more.',
  },
  {
    file: 'packages/rules/src/conditions.ts',
    changes: ['fallenAsAsked: 1 → 2'],
    reason: 'One is asked for, and more than that is not counted.',
  },
  {
    file: 'packages/rules/src/determinize.ts',
    changes: ['hexKey: 16 → 17 (2)'],
    reason: 'Digits below 16 are written alike to both bases.',
  },
  {
    file: 'packages/rules/src/development.ts',
    changes: ['mostAfterConstruct.most: 0 → (-1)'],
    reason: 'It is asked only where a slot is vacant.',
  },
  {
    file: 'packages/rules/src/development.ts',
    changes: [
      'nextLevelCost: level >= MAX_LEVEL → false',
      'nextLevelCost: level >= MAX_LEVEL → (level > MAX_LEVEL)',
    ],
    reason: 'Heroes have three levels, and after the cost of the third there is none.',
  },
  {
    file: 'packages/rules/src/effects.ts',
    changes: ['answerDiscard: 1 → 0'],
    reason: 'Nothing is left to be discarded then, and nothing is.',
  },
  {
    file: 'packages/rules/src/effects.ts',
    changes: ['execute.vpPerCorruption: 0 → 1'],
    reason: 'Whoever resolves a place has assigned to it.',
  },
  {
    file: 'packages/rules/src/effects.ts',
    changes: ['pickUnit: choices.length === 1 → true'],
    reason:
      'A place takes no more Units of a class than it needs of it, and a cost is asked for only where somebody can pay: one is always there.',
  },
  {
    file: 'packages/rules/src/fold/clean-up.ts',
    changes: ['IN_DRAW_PHASE.bagRefilled: true → false'],
    reason: 'A meeple is drawn right after it, and what was to be cleaned up has been told before.',
  },
  {
    file: 'packages/rules/src/main-phase.ts',
    changes: ['confirmPlan: isLocation(at) && spotAt(g, at)!.crown → true'],
    reason: 'Where there is no Crown nobody holds one.',
  },
  {
    file: 'packages/rules/src/plans.ts',
    changes: ['handfuls.unit: next < S → (next <= S)'],
    reason: 'At S both are S.',
  },
  {
    file: 'packages/rules/src/plans.ts',
    changes: ['handfuls: unit === S → true (2)'],
    reason: 'What is written before the beginning of a list is neither copied nor read.',
  },
  {
    file: 'packages/rules/src/plans.ts',
    changes: ['withCorruption: 1 → 2 (3)'],
    reason: 'From 0 down to less than 0 there is nothing either way.',
  },
  {
    file: 'packages/rules/src/combat.ts',
    changes: ['combatValue: n > 0 → (n >= 0)'],
    reason: 'No Units add nothing.',
  },
  {
    file: 'packages/rules/src/fold/meeples.ts',
    changes: ["classesTaken: !('card' in source) → false"],
    reason: 'A source that is no card gives nothing further down either.',
  },
  {
    file: 'packages/rules/src/footprint.ts',
    changes: ['bits.vpPerCorruption: 0 → undefined'],
    reason: 'As a bit pattern it is 0.',
  },
  {
    file: 'packages/rules/src/judge-develop.ts',
    changes: ['judgeLevel: cost <= vp → false', 'judgeLevel: cost <= vp → (cost < vp)'],
    reason: 'A shortcut: the most that can be had is never less than what is there.',
  },
  {
    file: 'packages/rules/src/judge.ts',
    changes: [
      "judgeCleanse.options: (['tavern', 'lodgings'] as const).filter((zone) => player[zone][X]! > 0) → (['tavern', 'lodgings'] as const)",
    ],
    reason: 'It is asked only where both hold Corruption, so nothing is ever refused here.',
  },
  {
    file: 'packages/rules/src/parse-answer.ts',
    changes: ['parsePlan.forged: forge === undefined → false'],
    reason: 'Nothing parses to nothing.',
  },
  {
    file: 'packages/rules/src/party-conditions.ts',
    changes: ['partyAsAsked: asked.types > 0 → (asked.types >= 0)'],
    reason: 'No party has less than no types.',
  },
  {
    file: 'packages/rules/src/quests.ts',
    changes: ['planQuests: 1 → 2'],
    reason: 'Every number below 0 is no place.',
  },
  {
    file: 'packages/rules/src/quests.ts',
    changes: ['completeLevelQuests.met: 0 → (-1)', 'drawQuestsMet: 1 → 0'],
    reason: 'Quests about levels and the Tavern look at no place.',
  },
  {
    file: 'packages/rules/src/quests.ts',
    changes: ['placeQuests: 0 → 1'],
    reason:
      'A shortcut: where nothing is unseen the exact look finds the same, and only Quests about places wait to be judged there. The unseen stand in pairs, so there is never one.',
  },
  {
    file: 'packages/rules/src/quests.ts',
    changes: ["costOf: card.kind === 'triggered' && card.cost !== undefined → true"],
    reason: 'No cost is found among the classes, which is −1 as well.',
  },
  {
    file: 'packages/rules/src/random.ts',
    changes: ['keyedDice.later.lane: 1 → 0'],
    reason: 'The word of lane 0 was refused already and is refused again.',
  },
  {
    file: 'packages/rules/src/random.ts',
    changes: [
      'keyedDice.later: false → true',
      'keyedDice.later: 256 → 255',
      'keyedDice.later: 256 → 257',
    ],
    reason: 'Nobody ever sees so many refused words in a row.',
  },
  {
    file: 'packages/rules/src/random.ts',
    changes: ['diceOf: !dice → true', 'MEMO: 16 → 15', 'keyedDice.below.words: k >>> 6 → (k << 6)'],
    reason: 'Caches; dice made anew fall as before.',
  },
  {
    file: 'packages/rules/src/random.ts',
    changes: ['STREAM.monsters3: 2 → 3'],
    reason: 'The streams of the Monsters are counted from the first.',
  },
  {
    file: 'packages/rules/src/sample.ts',
    changes: [
      'sampleAssign.rises: cost !== undefined && cost <= player.vp → (cost !== undefined || cost <= player.vp)',
    ],
    reason: 'What is sampled is judged; a level nobody can pay for is dropped then.',
  },
  {
    file: 'packages/rules/src/sample.ts',
    changes: ['mostCv: left[S] === 0 → false', 'sampleAssign.peasants: 0 → (-1)'],
    reason: 'No Shamans are worth nothing, and where nobody builds no builders are counted.',
  },
  {
    file: 'packages/rules/src/sample.ts',
    changes: ['samplePlan.sampled.worth: 1 → 2'],
    reason: 'It is only asked whether it is below 0, and then it is counted.',
  },
  {
    file: 'packages/rules/src/sample.ts',
    changes: ['sampleAnswer.pay: 0 → 1'],
    reason: 'How often a random player pays is nobody’s concern as long as both happen.',
  },
  {
    file: 'packages/rules/src/settle.ts',
    changes: ['settle.clashes: 0 → 1', 'unlike: 0 → 1', 'spotFootprint: 0 → undefined'],
    reason:
      'A quick look before the exact one; any of several that are alike; as a bit pattern it is 0.',
  },
  {
    file: 'packages/rules/src/settle.ts',
    changes: ['mayRunOut: (gains >> kind) & 1 → ((gains >> kind) | 1)'],
    reason:
      'A quick look before the exact one, and a kind that nothing gains is scarce for nobody.',
  },
  {
    file: 'packages/rules/src/settle.ts',
    changes: ['settleDrawing.best: 1 → 2'],
    reason: 'Every number below 0 is no place, and it is only asked whether it is below 0.',
  },
  {
    file: 'packages/rules/src/settle.ts',
    changes: ['settleNext: rest.length > 0 → true'],
    reason:
      'It is called where two places or more are still to be resolved, so one is always left.',
  },
  {
    file: 'packages/rules/src/setup.ts',
    changes: [
      "setUpGuard.prey: prey.kind === 'end' && prey.prey → (prey.kind === 'end' || prey.prey)",
    ],
    reason: 'Only Quests with a prey were dealt.',
  },
  {
    file: 'packages/rules/src/setup.ts',
    changes: ['emptyState.active: 0 → 1'],
    reason: 'Whoever is first becomes the active one before anybody looks.',
  },
  {
    file: 'packages/rules/src/setup.ts',
    changes: [
      "joinParty: typeof need === 'string' && need !== 'U' → (typeof need === 'string' || need !== 'U')",
    ],
    reason: 'A Rescue Room that asks for anything but classes is no valid card (G10).',
  },
  {
    file: 'packages/rules/src/unseen.ts',
    changes: ['indexOf: 1 → 2'],
    reason: 'It is only asked whether it is below 0.',
  },
  {
    file: 'packages/rules/src/unseen.ts',
    changes: ['isSpare.place: 1 → 0'],
    reason:
      'It makes a difference for defeats alone, and places whose defeats complete one Quest clash, so their order is asked.',
  },
  {
    file: 'packages/rules/src/resolve.ts',
    changes: ['resolvePlace: state.decision !== null || agenda.length > depth → true'],
    reason: 'What is left on the agenda is done next.',
  },
];

export const isEquivalent = ({ file, change }: Mutant): boolean =>
  EQUIVALENTS.some((named) => named.file === file && named.changes.includes(change));

import {
  allCards,
  builtIn,
  describeAbility,
  describeBonusCondition,
  describeCard,
  describeCondition,
  describeEffect,
  describeGuardActions,
  describeHero,
  describeNeeds,
  describePrestigeAbility,
  kindOfCard,
  notationOfCard,
  phraseOfCondition,
  phraseOfEffect,
  phrasesOfCard,
  phrasesOfEffects,
  renderPhrase,
  renderSentence,
  type AnyCard,
} from '@rowan/cards';
import { describe, expect, test } from 'vitest';

const cards = allCards(builtIn).map(({ card }) => card);
const byId = (id: string): AnyCard => cards.find((card) => card.id === id)!;
const textOf = (id: string): string => describeCard(byId(id));

test.each([
  [
    'levy-station',
    'Assign a Mage and a Warrior. Your Peasants have +2 CV this turn. Gain a Warrior.',
  ],
  [
    'healers-temple',
    'Assign a Warrior and a Cleric. Return 2 Corruption from your Tavern or Lodgings to the supply. Gain 2 VP.',
  ],
  ['house-of-lords', 'Assign any Unit. Gain a Peasant. Draw 1 meeple.'],
  [
    'colosseum',
    'Crown: assign a Knight or a Warrior, and if you still hold it when your next turn starts, gain 3 VP with a Knight, else gain 1 VP with a Warrior. Not used in solo play.',
  ],
  [
    'mages-workshop',
    'Assign a Mage. Move up to 3 meeples from your Lodgings to your bag; each other player may move 1 of theirs. Not used in solo play.',
  ],
  [
    'the-long-watch',
    'Assign a Warrior. Hold a Warrior here; after the Draw Phase it returns to your Tavern. Gain 1 VP.',
  ],
  [
    'rangers-lodge',
    'Assign a Warrior and a Peasant. Gain a Ranger from this tile. Comes with 3 Rangers.',
  ],
  [
    'blood-forge',
    'Assign a Mage or a Warrior. This turn one Unit of your choice on a Monster gains CV equal to the Corruption in your Lodgings.',
  ],
  [
    'gatehouse',
    'Starting Location of the Castle. Assign 3 Peasants. Return a Peasant from here to the supply. Gain a Knight.',
  ],
  [
    'slot-university-inner',
    'Inner slot of the University. When you build here, draw 2 Quests, then discard 1 and gain 1 VP.',
  ],
  ['slot-castle-outer', 'Outer slot of the Castle. When you build here, gain a Warrior and 1 VP.'],
  [
    'skeleton-castle',
    'Level 1 Undead, Castle: strength 2, 1 VP. Draw 1 Quest. Only with 3 or 4 players.',
  ],
  ['elder-stump-villages', 'Level 3 Monstrous, Villages: strength 7, 3 VP. Gain 2 Clerics.'],
  [
    'gravedigger-cathedral',
    'Level 2 Humanoid, Cathedral: strength 4, 2 VP. You have +1 CV against each Undead.',
  ],
  ['combustor', 'Henchman, Monstrous: strength 8, 2 VP.'],
  ['bonus-two-masters', '2 VP for at least 2 different Unit types of level 3 on this Overlord.'],
  [
    'last-stand',
    'Triggered Quest: 4 VP, or lose 1 at the end. Defeat a Monster of strength 7 or more with a Warrior. Costs a Warrior on that Monster; you may decline. Bonus: gain a Knight.',
  ],
  [
    'night-shift',
    'Ongoing Quest: 2 VP, or lose 1 at the end. Activate 4 Locations in one turn. Lasting effect: in your Draw Phase, with a Peasant in your Tavern, you may move a Peasant to your Lodgings and draw 1 meeple.',
  ],
  [
    'lumber-guild',
    'Ongoing Quest: 2 VP, or lose 1 at the end. Construct a Location in the Villages. Lasting effect: each time you construct, gain 1 VP.',
  ],
  [
    'scaffolding-under-siege',
    'Triggered Quest: 4 VP, or lose 2 at the end. Construct a Location in a district with at least 1 Monster. Bonus: draw 2 meeples.',
  ],
  [
    'mixed-company',
    'Triggered Quest: 4 VP, or lose 2 at the end. Defeat a Monstrous Monster of strength 5 or more with 3 different Unit types. Bonus: gain a Shaman.',
  ],
  [
    'wanted-posters',
    'Ongoing Quest: 2 VP, or lose 1 at the end. Defeat a Humanoid of level 3 without any Peasant. Lasting effect: you have +1 CV against each Humanoid.',
  ],
  [
    'household-names',
    'End of Game Quest: 3 VP, or lose 2. Have 3 classes at level 2 or more, one of them at level 3.',
  ],
  ['few-but-fine', 'End of Game Quest: 3 VP, or lose 2. Own at most 5 Peasants.'],
  [
    'darkness-warrior',
    'Assign a Warrior and 1 Corruption. Return a Warrior from here to the supply. Draw 2 Quests, then discard 1. Counts for its set at the end.',
  ],
  [
    'purge-mage',
    'Assign a Mage and any number of Corruption. Return a Mage from here to the supply. Gain 1 VP for each Corruption here. Draw 2 Quests, then discard 1.',
  ],
  ['bounty-cleric', 'Assign a Cleric. You must also assign to an Undead this turn. Gain 2 VP.'],
  ['rod', 'At the end: 1 Room 2 VP, 2 Rooms 5 VP, 3 Rooms 9 VP, 4 Rooms 15 VP.'],
  [
    'guard-5-1',
    'Knight or Warrior: defeat the lowest-VP Monster in the most overrun district, then carry out the Order in the same district.',
  ],
  [
    'guard-1-3',
    'Corruption: draw and keep a Quest, then put all meeples on the board back into the bag.',
  ],
  ['order-battle', 'Defeat the Monster in slot 1 of this district.'],
])('the text of %s', (id, text) => {
  expect(textOf(id)).toBe(text);
});

test.each([
  ['levy-station', 'M W → turn P +2, +W'],
  ['healers-temple', 'W C → −X, −X, VP 2'],
  ['colosseum', 'Crown K: VP 3, or W: VP 1'],
  ['hall-of-the-grain', 'C K → +L from the tile, VP 2 (comes with 3 L)'],
  ['blood-forge', '(M or W) → turn one Unit +X'],
  ['slot-cathedral-inner', '−X'],
  ['dire-beaver-castle', 'level 2 Monstrous · Castle · strength 4 · VP 1 · pair W→M +1 · 3+'],
  ['axe-reaver-castle', 'level 2 Humanoid · Castle · strength 5 · VP 3 · –'],
  ['bane-oil', 'defeat Undead level 3+ no P · 2/1 · vs Undead +1'],
  ['last-stand', 'defeat strength 7+ with W · 4/1 · cost −W · +K'],
  ['the-long-watch', 'W → hold W, VP 1'],
  ['night-shift', 'activate 4 · 2/1 · Draw Phase, P: move P, ↑1'],
  ['thick-bark', 'Tavern X X W · 2/1 · Draw Phase, X X: ↑1'],
  ['legends', '2 classes level 3+ · 3/2'],
  ['scaffolding-under-siege', 'construct with 1 Monsters · 4/2 · ↑2'],
  ['purge-cleric', 'C X… → −C, VP 1 per X, Q 2/1'],
  ['bounty-knight', 'K, Humanoid → VP 2'],
  ['cleric', '1: CV 1; 2: CV 1 · cost 0 · C X: move X, ↑1; 3: CV 2 · cost 3 · C X: −X, ↑1'],
  ['ranger', 'CV 3 · VP 1 per Monster'],
  ['paladin', 'CV 2 · + level'],
  ['shaman', 'CV 2 · any class'],
  ['bonus-two-masters', '2 types level 3+: VP 2'],
  ['bonus-prestige', 'prestige: VP 2'],
  ['bonus-four-types', '4 types: VP 2'],
  ['bonus-few-units', 'at most 5 Units: VP 2'],
  ['guard-1-2', 'X: sword ↺1, Room with X'],
  ['guard-1-3', 'X: keep Q, reset'],
  ['guard-2-1', 'P: Order in the favored district'],
  ['guard-2-2', 'P: defeat lowest VP in the favored district'],
  ['guard-2-3', 'C or M: Room in the favored district'],
  ['guard-3-2', 'W: defeat lowest Prey'],
  ['guard-4-1', 'M: +Unit'],
  ['guard-5-2', 'W or K: defeat slot 1'],
  ['guard-5-3', 'M or C: score Q, reset'],
  ['order-battle', 'Battle'],
  ['rod', '2/5/9/15'],
])('the notation of %s', (id, notation) => {
  expect(notationOfCard(byId(id))).toBe(notation);
});

describe('Heroes', () => {
  const [warrior, mage, cleric] = builtIn.heroes;

  test('one level at a time', () => {
    expect(describeHero(warrior!, 1)).toBe('Level 1: CV 2.');
    expect(describeHero(warrior!, 3)).toBe(
      'Level 3: CV 3, costs 2 VP. Your Peasants have +1 CV with a Warrior on the same Monster. Once a turn, a Peasant from your Lodgings may join a Warrior on one Monster.',
    );
    expect(describeHero(warrior!, 4)).toBe('');
  });

  test('abilities', () => {
    expect(describeAbility(mage!.levels[2]!.ability!)).toBe(
      'Development, once a turn: with a Mage in your Tavern, move a Mage from the Tavern to your Lodgings, draw 1 meeple and draw 2 Quests, then discard 1',
    );
    expect(describeAbility(cleric!.levels[2]!.ability!)).toBe(
      'Development, once a turn: with a Cleric and 1 Corruption in your Tavern, return 1 Corruption from the Tavern to the supply and draw 1 meeple',
    );
    expect(describePrestigeAbility({ kind: 'anyClass' })).toBe('stands for any basic class');
  });
});

describe('Words for what no built-in card has', () => {
  test('effects', () => {
    expect(describeEffect({ kind: 'pair', by: 'W', who: 'W', n: 2 })).toBe(
      'your Warriors have +2 CV with another Warrior on the same Monster',
    );
    expect(describeEffect({ kind: 'draw', n: 1 })).toBe('draw 1 meeple');
    expect(describeEffect({ kind: 'quests', draw: 3, discard: 0 })).toBe('draw 3 Quests');
    expect(describeEffect({ kind: 'turnBoost', who: 'R', n: 1 })).toBe(
      'your Rangers have +1 CV this turn',
    );
  });

  test('an ability of all Units of a class', () => {
    const exhaust = { meeple: 'M', all: true } as const;
    expect(describeAbility({ needs: ['M'], exhaust, gives: [{ kind: 'draw', n: 1 }] })).toBe(
      'Development, once a turn: with a Mage in your Tavern, move all your Mages from the Tavern to your Lodgings and draw 1 meeple',
    );
  });

  test('conditions', () => {
    expect(describeCondition({ kind: 'defeat' })).toBe('defeat a Monster');
    expect(describeCondition({ kind: 'construct' })).toBe('construct a Location');
    expect(
      describeCondition({
        kind: 'construct',
        minMonsters: 3,
        districts: ['castle', 'villages', 'cathedral'],
      }),
    ).toBe(
      'construct a Location in a district with 3 or more Monsters in the Castle, the Villages or the Cathedral',
    );
    expect(describeCondition({ kind: 'atMost', meeple: 'K', n: 1 })).toBe('own at most 1 Knight');
    expect(describeCondition({ kind: 'atLeast', meeple: 'X', n: 2 })).toBe(
      'own at least 2 Corruption',
    );
    expect(describeBonusCondition({ kind: 'fewUnits', n: 1 })).toBe('at most 1 Unit');
  });

  test('needs', () => {
    expect(describeNeeds(['U', 'U', { anyOf: ['P', 'W', 'M'] }])).toBe(
      'assign 2 Units of any kind and a Peasant, a Warrior or a Mage',
    );
  });

  test('Guard actions', () => {
    expect(describeGuardActions([{ kind: 'turnSword', by: 2 }, { kind: 'keepQuest' }])).toEqual([
      'turn the sword 2 districts clockwise',
      'draw and keep a Quest',
    ]);
  });
});

describe('Phrases', () => {
  test('are plain data with letters and ids', () => {
    expect(phraseOfEffect({ kind: 'gain', meeple: 'W', from: 'supply' })).toEqual({
      key: 'effect.gain',
      values: { units: 'W' },
    });
    expect(phraseOfCondition({ kind: 'defeat', type: 'undead', with: ['C', 'P', 'P'] })).toEqual({
      key: 'condition.defeat.type',
      values: { type: 'undead' },
      parts: [{ key: 'defeat.with', values: { units: 'C P P' } }],
    });
  });

  test('like effects in a row are said once, others are not', () => {
    const cleanse = { kind: 'cleanse' } as const;
    const vp = { kind: 'vp', n: 1 } as const;
    expect(phrasesOfEffects([cleanse, cleanse, vp, vp, cleanse])).toEqual([
      { key: 'effect.cleanse', values: { n: 2 } },
      { key: 'effect.vp', values: { n: 1 } },
      { key: 'effect.vp', values: { n: 1 } },
      { key: 'effect.cleanse', values: { n: 1 } },
    ]);
  });

  test('survive JSON and read the same', () => {
    for (const card of cards) {
      const said = JSON.parse(JSON.stringify(phrasesOfCard(card))) as ReturnType<
        typeof phrasesOfCard
      >;
      expect(said.map(renderSentence).join(' ')).toBe(describeCard(card));
    }
  });

  test('with a value missing are a bug, not a text', () => {
    expect(() => renderPhrase({ key: 'effect.draw', values: {} })).toThrow('no value n');
    expect(() => renderPhrase({ key: 'effect.gain', values: { units: 'Z' } })).toThrow('no name');
  });
});

/** Numbers on a card that its text must mention; the fields here are said in other words. */
const UNSAID = new Set(['discard:0', 'districts:1', 'cost:0', 'level:0']);

const numbersIn = (value: unknown, key = ''): readonly number[] => {
  if (typeof value === 'number') return UNSAID.has(`${key}:${value}`) ? [] : [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, held]) => numbersIn(held, inner));
};

const mentions = (text: string, card: AnyCard): boolean =>
  numbersIn(card).every((n) => new RegExp(`(?<![0-9])${n}(?![0-9])`).test(text));

describe('Every card', () => {
  test('has a text in whole sentences and a notation', () => {
    for (const card of cards) {
      expect(describeCard(card)).toMatch(/^[A-Z0-9].*\.$/);
      expect(describeCard(card)).not.toMatch(/[{}#]|undefined|NaN| {2}| \.|\.\./);
      expect(notationOfCard(card)).toMatch(/\S/);
      expect(notationOfCard(card)).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('mentions its numbers', () => {
    expect(cards.filter((card) => !mentions(describeCard(card), card))).toEqual([]);
  });

  test('would not pass with the text of another (the check can fail)', () => {
    expect(mentions(textOf('skeleton-castle'), byId('elder-stump-villages'))).toBe(false);
    expect(mentions(textOf('rod'), byId('darkness'))).toBe(false);
  });

  test('is known by its kind', () => {
    const counts: Record<string, number> = {};
    for (const kind of cards.map(kindOfCard)) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      peasant: 1,
      hero: 4,
      prestige: 3,
      location: builtIn.startingLocations.length + builtIn.tiles.length,
      slot: 8,
      monster: builtIn.monsters.length,
      council: 4,
      token: builtIn.bonusTokens.length,
      quest: builtIn.quests.length,
      room: builtIn.rooms.length,
      roomSet: 3,
      order: 7,
      spot: 15,
    });
  });
});

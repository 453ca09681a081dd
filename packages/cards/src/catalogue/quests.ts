import type { DefeatCondition, EndCondition, TurnCondition } from '../conditions.ts';
import type { InstantEffect, OngoingEffect } from '../effects.ts';
import type { EndQuest, OngoingQuest, QuestCard, TriggeredQuest } from '../types.ts';
import type { BasicClass, Meeple } from '../vocabulary.ts';
import { boost, cleanse, draw, gain, pair, q, versus, vp } from './make.ts';

type TriggeredRow = readonly [
  id: string,
  name: string,
  condition: TurnCondition,
  vp: number,
  penalty: number,
  gives: readonly InstantEffect[],
  cost?: BasicClass,
];

type OngoingRow = readonly [
  id: string,
  name: string,
  condition: TurnCondition,
  vp: number,
  penalty: number,
  gives: readonly OngoingEffect[],
];

type EndRow = readonly [
  id: string,
  name: string,
  condition: EndCondition,
  vp: number,
  penalty: number,
  hunt?: Pick<EndQuest, 'prey' | 'provenance' | 'fixed'>,
];

const triggered = ([
  id,
  name,
  condition,
  points,
  penalty,
  gives,
  cost,
]: TriggeredRow): TriggeredQuest => ({
  id,
  name,
  provenance: 'house',
  kind: 'triggered',
  condition,
  vp: points,
  penalty,
  gives,
  ...(cost && { cost }),
});

const ongoing = ([id, name, condition, points, penalty, gives]: OngoingRow): OngoingQuest => ({
  id,
  name,
  provenance: 'house',
  kind: 'ongoing',
  condition,
  vp: points,
  penalty,
  gives,
});

const endOfGame = ([id, name, condition, points, penalty, hunt]: EndRow): EndQuest => ({
  id,
  name,
  provenance: 'house',
  kind: 'end',
  condition,
  vp: points,
  penalty,
  ...hunt,
});

const defeat = (what: Omit<DefeatCondition, 'kind'>): TurnCondition => ({
  kind: 'defeat',
  ...what,
});
const defeatWith = (...units: BasicClass[]): TurnCondition => defeat({ with: units });
const tavern = (...have: Meeple[]): TurnCondition => ({ kind: 'tavern', have });
const hunt = (prey: NonNullable<EndQuest['prey']>) => ({
  prey,
  provenance: 'rulebook' as const,
  fixed: ['name'],
});

const triggeredRows = [
  [
    'pitchforks-ready',
    'Pitchforks Ready',
    defeat({ minLevel: 2, with: ['P', 'P'] }),
    2,
    1,
    [gain('W')],
  ],
  ['against-the-grain', 'Against the Grain', defeat({ units: 3, without: 'P' }), 2, 1, [gain('C')]],
  [
    'chip-off-the-old-block',
    'Chip off the Old Block',
    defeat({ minLevel: 2, with: ['W', 'P', 'P'] }),
    3,
    1,
    [gain('K')],
  ],
  ['study-the-rings', 'Study the Rings', defeatWith('M', 'M'), 2, 1, [q(2, 1)]],
  ['sanded-smooth', 'Sanded Smooth', defeatWith('C', 'C'), 3, 1, [cleanse, cleanse]],
  [
    'knights-of-the-round-trunk',
    'Knights of the Round Trunk',
    defeatWith('K', 'K'),
    3,
    2,
    [gain('L')],
  ],
  [
    'grave-matters',
    'Grave Matters',
    defeat({ type: 'undead', minLevel: 2, with: ['C'] }),
    3,
    1,
    [cleanse],
  ],
  [
    'bug-hunt',
    'Bug Hunt',
    defeat({ type: 'monstrous', minLevel: 2, with: ['M'] }),
    3,
    1,
    [gain('R')],
  ],
  [
    'clear-the-road',
    'Clear the Road',
    defeat({ type: 'humanoid', with: ['K', 'K'] }),
    3,
    1,
    [draw(2)],
  ],
  [
    'mixed-company',
    'Mixed Company',
    defeat({ type: 'monstrous', types: 3, minStrength: 5 }),
    4,
    2,
    [gain('S')],
  ],
  ['overkill', 'Overkill', defeat({ surplus: 14 }), 3, 1, [draw(2)]],
  ['busy-axes', 'Busy Axes', { kind: 'defeats', n: 3 }, 3, 1, [gain('W')]],
  ['giant-feller', 'Giant Feller', defeat({ minStrength: 14 }), 3, 2, [q(1, 0)]],
  ['last-stand', 'Last Stand', defeat({ minStrength: 7, with: ['W'] }), 4, 1, [gain('K')], 'W'],
  [
    'scaffolding-under-siege',
    'Scaffolding under Siege',
    { kind: 'construct', minMonsters: 1 },
    4,
    2,
    [draw(2)],
  ],
  ['grand-tour', 'Grand Tour', { kind: 'activate', locations: 3, districts: 3 }, 3, 1, [q(1, 0)]],
  [
    'hold-the-quarter',
    'Hold the Quarter',
    { kind: 'activateAndDefeat', minMonsters: 2, minLevel: 2 },
    3,
    1,
    [gain('C')],
  ],
  ['dark-thoughts', 'Dark Thoughts', tavern('X', 'X', 'X'), 3, 1, [cleanse, cleanse]],
] as const satisfies readonly TriggeredRow[];

const ongoingRows = [
  ['militia-drill', 'Militia Drill', defeatWith('P', 'P'), 2, 1, [pair('K', 'P', 1)]],
  ['sworn-trunks', 'Sworn Trunks', defeatWith('W', 'K'), 3, 1, [pair('K', 'W', 1)]],
  ['battle-prayers', 'Battle Prayers', defeatWith('W', 'C'), 3, 1, [pair('C', 'W', 1)]],
  ['spellblades', 'Spellblades', tavern('M', 'W'), 2, 1, [pair('M', 'K', 1)]],
  [
    'hardwood-training',
    'Hardwood Training',
    { kind: 'level', anyOf: ['W'], level: 3 },
    3,
    2,
    [boost('W', 1)],
  ],
  [
    'bane-oil',
    'Bane Oil',
    defeat({ type: 'undead', minLevel: 3, without: 'P' }),
    2,
    1,
    [versus('undead', 1)],
  ],
  [
    'snares-and-pitfalls',
    'Snares and Pitfalls',
    defeat({ type: 'monstrous', minLevel: 3, without: 'P' }),
    2,
    1,
    [versus('monstrous', 1)],
  ],
  [
    'wanted-posters',
    'Wanted Posters',
    defeat({ type: 'humanoid', minLevel: 3, without: 'P' }),
    2,
    1,
    [versus('humanoid', 1)],
  ],
  [
    'thick-bark',
    'Thick Bark',
    tavern('X', 'X', 'W'),
    2,
    1,
    [{ kind: 'drawPhase', have: ['X', 'X'], exhaust: [], gives: [draw(1)] }],
  ],
  [
    'night-shift',
    'Night Shift',
    { kind: 'activate', locations: 4, districts: 1 },
    2,
    1,
    [{ kind: 'drawPhase', have: ['P'], exhaust: ['P'], gives: [draw(1)] }],
  ],
  [
    'lumber-guild',
    'Lumber Guild',
    { kind: 'construct', districts: ['villages'] },
    2,
    1,
    [{ kind: 'onConstruct', gives: [vp(1)] }],
  ],
  [
    'order-of-the-plane',
    'Order of the Plane',
    { kind: 'level', anyOf: ['C', 'K'], level: 3 },
    3,
    2,
    [boost('prestige', 1)],
  ],
] as const satisfies readonly OngoingRow[];

const endRows = [
  [
    'hunt-for-the-meeples-of-doom',
    'Hunt for the Meeples of Doom',
    { kind: 'mostMonsters', type: 'humanoid' },
    4,
    2,
    hunt('humanoid'),
  ],
  [
    'sawdust-to-sawdust',
    'Sawdust to Sawdust',
    { kind: 'mostMonsters', type: 'undead' },
    4,
    2,
    hunt('undead'),
  ],
  [
    'bane-of-the-worldly-terrors',
    'Bane of the Worldly Terrors',
    { kind: 'mostMonsters', type: 'monstrous' },
    4,
    2,
    hunt('monstrous'),
  ],
  ['trophy-wall', 'Trophy Wall', { kind: 'mostMonsters' }, 4, 2],
  ['balanced-diet', 'Balanced Diet', { kind: 'eachType', n: 2 }, 3, 2],
  ['clean-heartwood', 'Clean Heartwood', { kind: 'atMost', meeple: 'X', n: 3 }, 4, 2],
  ['standing-army', 'Standing Army', { kind: 'atLeast', meeple: 'W', n: 3 }, 3, 2],
  ['college-of-rowan', 'College of Rowan', { kind: 'atLeast', meeple: 'M', n: 2 }, 3, 2],
  ['great-congregation', 'Great Congregation', { kind: 'atLeast', meeple: 'C', n: 4 }, 3, 2],
  ['heavy-cavalry', 'Heavy Cavalry', { kind: 'atLeast', meeple: 'K', n: 4 }, 4, 2],
  ['household-names', 'Household Names', { kind: 'classes', n: 3, level: 2, top: 3 }, 3, 2],
  ['legends', 'Legends', { kind: 'classes', n: 2, level: 3 }, 3, 2],
  ['rare-wood', 'Rare Wood', { kind: 'prestige', n: 1 }, 4, 2],
  ['few-but-fine', 'Few but Fine', { kind: 'atMost', meeple: 'P', n: 5 }, 3, 2],
] as const satisfies readonly EndRow[];

export const quests: readonly QuestCard[] = [
  ...triggeredRows.map(triggered),
  ...ongoingRows.map(ongoing),
  ...endRows.map(endOfGame),
];

export type QuestId = (typeof triggeredRows | typeof ongoingRows | typeof endRows)[number][0];

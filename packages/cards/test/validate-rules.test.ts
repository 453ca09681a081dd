import { builtIn } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { errorsOf, faults, monster, quest, room, tile } from './faults.ts';
import { withItem, withValue, without, type Loose } from './mutate.ts';

describe('Effects on the cards they belong to', () => {
  const boost = { kind: 'boost', who: 'W', n: 1 };
  const turnBoost = { kind: 'turnBoost', who: 'W', n: 1 };
  const back = { kind: 'return', unit: 'P' };
  const root = monster('restless-root-villages');
  faults([
    [
      'a lasting boost on a tile',
      withItem('tiles[0].gives', boost),
      'tiles[0].gives[2].kind',
      'notAllowed',
    ],
    [
      'a turn boost on a Monster',
      withItem(`${root}.gives`, turnBoost),
      `${root}.gives[0].kind`,
      'notAllowed',
    ],
    [
      'a lasting boost on a Triggered Quest',
      withItem('quests[0].gives', boost),
      'quests[0].gives[1].kind',
      'notAllowed',
    ],
    [
      'an instant effect on an Ongoing Quest',
      withItem(`${quest('bane-oil')}.gives`, { kind: 'vp', n: 1 }),
      `${quest('bane-oil')}.gives[1].kind`,
      'notAllowed',
    ],
    [
      'a bonus on an End of Game Quest',
      withValue(`${quest('legends')}.gives`, []),
      `${quest('legends')}.gives`,
      'unknownField',
    ],
    [
      'an end condition on a Triggered Quest',
      withValue('quests[0].condition', { kind: 'prestige', n: 1 }),
      'quests[0].condition.kind',
      'notAllowed',
    ],
    [
      'a turn boost on a Room',
      withItem('rooms[0].gives', turnBoost),
      'rooms[0].gives[0].kind',
      'notAllowed',
    ],
    [
      'a Unit returned from a Monster',
      withItem(`${root}.gives`, back),
      `${root}.gives[0].kind`,
      'notAllowed',
    ],
    [
      'a Unit returned from a slot',
      withItem('slots[0].gives', back),
      'slots[0].gives[1].kind',
      'notAllowed',
    ],
    [
      'a gain from a tile that is none',
      withValue('slots[1].gives[0].from', 'tile'),
      'slots[1].gives[0].from',
      'notAllowed',
    ],
    [
      'VP per Corruption on a Location',
      withItem('tiles[0].gives', { kind: 'vpPerCorruption', n: 1 }),
      'tiles[0].gives[2]',
      'notAllowed',
    ],
    [
      'a hold in a Room',
      withItem(`${room('bounty-warrior')}.gives`, { kind: 'hold', unit: 'W' }),
      `${room('bounty-warrior')}.gives[1]`,
      'notAllowed',
    ],
  ]);
});

describe('Places', () => {
  const workshop = tile('mages-workshop');
  const colosseum = tile('colosseum');
  faults([
    [
      'L1: a Location that asks for nothing',
      withValue(`${workshop}.needs`, []),
      `${workshop}.needs`,
      'wrongLength',
    ],
    [
      'L2: a Unit returned that was not asked for',
      withValue(`${tile('squires-yard')}.gives[0].unit`, 'C'),
      `${tile('squires-yard')}.gives[0].unit`,
      'mismatch',
    ],
    [
      'L2: more Units returned than asked for',
      withItem(`${tile('squires-yard')}.gives`, { kind: 'return', unit: 'P' }),
      `${tile('squires-yard')}.gives[2].unit`,
      'mismatch',
    ],
    [
      'L6: a Crown with needs',
      withValue(`${colosseum}.needs`, ['W']),
      `${colosseum}.needs`,
      'wrongLength',
    ],
    [
      'L6: a Crown with gives',
      withValue(`${colosseum}.gives`, [{ kind: 'vp', n: 1 }]),
      `${colosseum}.gives`,
      'wrongLength',
    ],
    [
      'L6: a Crown with a class twice',
      withValue(`${colosseum}.crown[1].need`, 'K'),
      `${colosseum}.crown[1].need`,
      'duplicate',
    ],
    [
      'L7: a gain from a tile without stock',
      without(`${tile('spirit-grove')}.stock`),
      `${tile('spirit-grove')}.gives[0].meeple`,
      'mismatch',
    ],
    [
      'L7: a stock on a starting Location',
      withValue('startingLocations[0].stock', { meeple: 'R', n: 1 }),
      'startingLocations[0].stock',
      'notAllowed',
    ],
    [
      'G1: a starting Location taken out',
      withValue('startingLocations[0].notSolo', true),
      'startingLocations[0].notSolo',
      'notAllowed',
    ],
    [
      'F3: a Bounty without a type',
      without(`${room('bounty-knight')}.bounty`),
      `${room('bounty-knight')}.bounty`,
      'mismatch',
    ],
    [
      'F3: a type on another Room',
      withValue('rooms[0].bounty', 'undead'),
      'rooms[0].bounty',
      'mismatch',
    ],
    [
      'F3: VP per Corruption without Corruption',
      withValue(`${room('purge-mage')}.corruption`, 'none'),
      `${room('purge-mage')}.gives[1]`,
      'mismatch',
    ],
    [
      'G10: a Rescue party of anybody',
      withValue(`${room('rescue-ranger')}.needs[0]`, 'U'),
      `${room('rescue-ranger')}.needs[0]`,
      'notAllowed',
    ],
    [
      'G10: a Rescue of nobody',
      withValue(`${room('rescue-ranger')}.gives`, []),
      `${room('rescue-ranger')}.gives`,
      'missing',
    ],
  ]);
});

describe('Heroes and Quests', () => {
  const exhaust = { meeple: 'M', all: true };
  const shift = quest('night-shift');
  const stand = quest('last-stand');
  faults([
    [
      'levels out of order',
      withValue('heroes[0].levels[1].level', 3),
      'heroes[0].levels[1].level',
      'wrongOrder',
    ],
    ['two levels only', without('heroes[0].levels[2]'), 'heroes[0].levels', 'wrongLength'],
    [
      'a first level that costs',
      withValue('heroes[0].levels[0].cost', 1),
      'heroes[0].levels[0].cost',
      'mismatch',
    ],
    [
      'M5: a Mage who recruits',
      withValue('heroes[1].levels[1].recruits', true),
      'heroes[1].levels[1].recruits',
      'notAllowed',
    ],
    [
      'T3: an ability that moves what it does not need',
      withValue('heroes[3].levels[1].ability.exhaust', exhaust),
      'heroes[3].levels[1].ability.exhaust',
      'mismatch',
    ],
    [
      'T3: an ability that gives up what it does not need',
      withValue('heroes[3].levels[1].ability.giveUp', 'X'),
      'heroes[3].levels[1].ability.giveUp',
      'mismatch',
    ],
    [
      'M7: a Ranger for any class',
      withValue('prestige[0].ability', { kind: 'anyClass' }),
      'prestige[0].ability',
      'mismatch',
    ],
    [
      'Q4: a cost that the condition does not bring',
      withValue(`${stand}.cost`, 'M'),
      `${stand}.cost`,
      'mismatch',
    ],
    [
      'Q4: a cost without a Monster',
      withValue(`${quest('busy-axes')}.cost`, 'W'),
      `${quest('busy-axes')}.cost`,
      'mismatch',
    ],
    [
      'D6: a rule that moves what is not there',
      withValue(`${shift}.gives[0].exhaust`, ['P', 'P']),
      `${shift}.gives[0].exhaust`,
      'mismatch',
    ],
    [
      'D6: two Draw Phase rules',
      withItem(`${shift}.gives`, {
        kind: 'drawPhase',
        have: ['X'],
        exhaust: [],
        gives: [{ kind: 'draw', n: 1 }],
      }),
      `${shift}.gives[1]`,
      'tooMany',
    ],
    [
      'more districts than Locations',
      withValue(`${quest('grand-tour')}.condition.locations`, 2),
      `${quest('grand-tour')}.condition.districts`,
      'mismatch',
    ],
    [
      'a top below the level',
      withValue(`${quest('household-names')}.condition.top`, 1),
      `${quest('household-names')}.condition.top`,
      'mismatch',
    ],
    [
      'a district twice',
      withValue(`${quest('lumber-guild')}.condition.districts`, ['castle', 'castle']),
      `${quest('lumber-guild')}.condition.districts[1]`,
      'duplicate',
    ],
    [
      'an Ongoing Quest without an effect',
      withValue(`${shift}.gives`, []),
      `${shift}.gives`,
      'wrongLength',
    ],
  ]);
});

describe('Counts and order', () => {
  const swapped = (list: 'heroes' | 'prestige' | 'startingLocations'): Loose =>
    withValue(list, builtIn[list].toReversed());
  const few = builtIn.tiles.filter((card) => card.notSolo).concat(builtIn.tiles.slice(0, 3));
  const inner = withValue('slots[1].position', 'inner');
  const spare = new Set(
    builtIn.monsters.filter(({ level, threePlus }) => level === 1 && !threePlus).slice(9),
  );
  faults([
    [
      'C4: three starting Locations',
      without('startingLocations[3]'),
      'startingLocations',
      'wrongLength',
    ],
    ['C4: a slot too few', without('slots[7]'), 'slots', 'wrongLength'],
    ['C4: two inner slots', inner, 'slots[1].position', 'wrongOrder'],
    ['C2: two Overlords', without('overlords[0]'), 'overlords', 'wrongLength'],
    ['C2: five Bonus tokens', without('bonusTokens[0]'), 'bonusTokens', 'wrongLength'],
    ['C3: six Orders', without('guard.orders[0]'), 'guard.orders', 'wrongLength'],
    [
      'C3: an Order twice',
      withValue('guard.orders[1].order', 'battle'),
      'guard.orders[1].order',
      'duplicate',
    ],
    ['14 spots on the Guard board', without('guard.board[0]'), 'guard.board', 'wrongLength'],
    [
      'a spot that takes a meeple twice',
      withValue('guard.board[0].accepts', ['X', 'X']),
      'guard.board[0].accepts[1]',
      'duplicate',
    ],
    [
      "G2: a Guard's bag of prestige Units alone",
      withValue('guard.bag', ['R', 'R']),
      'guard.bag',
      'tooFew',
    ],
    [
      "G2: a Guard's bag of which every draw brings a prestige Unit",
      withValue('guard.bag', ['L', 'S', 'P', 'X']),
      'guard.bag',
      'tooFew',
    ],
    [
      'a sword that turns by four',
      withValue('guard.board[0].actions', [{ kind: 'turnSword', by: 4 }]),
      'guard.board[0].actions[0].by',
      'notAllowed',
    ],
    [
      'a turn boost for Corruption',
      withValue(`${tile('banner-hall')}.gives[0].who`, 'X'),
      `${tile('banner-hall')}.gives[0].who`,
      'notAllowed',
    ],
    [
      'the same district as none',
      withValue('guard.board[3].actions[0].where', 'same'),
      'guard.board[3].actions[0].where',
      'mismatch',
    ],
    [
      'S3: too few Monsters of level 1',
      withValue(
        'monsters',
        builtIn.monsters.filter((card) => !spare.has(card)),
      ),
      'monsters',
      'tooFew',
    ],
    [
      'S3: too few without the 3+ cards',
      withValue(
        'monsters',
        builtIn.monsters.map((card) => (spare.has(card) ? { ...card, threePlus: true } : card)),
      ),
      'monsters',
      'tooFew',
    ],
    ['S5: too few tiles', withValue('tiles', builtIn.tiles.slice(0, 3)), 'tiles', 'wrongLength'],
    ['G1: too few tiles for solo play', withValue('tiles', few), 'tiles', 'tooFew'],
    [
      'T5: two Blood Forges',
      withItem(`${tile('levy-station')}.gives`, { kind: 'forge' }),
      'tiles',
      'tooMany',
    ],
    ['S6: Rooms for uneven Towers', without('rooms[0]'), 'rooms', 'wrongLength'],
    ['F4: a ladder too short', without('roomSets[0].ladder[3]'), 'roomSets[0].ladder', 'tooFew'],
    ['F4: a set twice', withValue('roomSets[1].id', 'rod'), 'roomSets[1].id', 'duplicate'],
    ['G1: no hunt of a type', without(`${quest('sawdust-to-sawdust')}.prey`), 'quests', 'tooFew'],
    [
      'G1: two hunts of a type',
      withValue(`${quest('trophy-wall')}.prey`, 'undead'),
      'quests',
      'tooMany',
    ],
    ['S7: too few Peasants', withValue('supply.P', 27), 'supply.P', 'tooFew'],
    ['S7: too few Corruption', withValue('supply.X', 11), 'supply.X', 'tooFew'],
    ['G1: too few Warriors for solo play', withValue('supply.W', 2), 'supply.W', 'tooFew'],
    [
      'L7: a stock beyond the supply',
      withValue('supply.R', 2),
      `${tile('rangers-lodge')}.stock.n`,
      'tooMany',
    ],
  ]);

  test('lists out of order name each card', () => {
    for (const list of ['heroes', 'prestige', 'startingLocations'] as const) {
      const errors = errorsOf(swapped(list));
      expect(errors.length).toBeGreaterThan(1);
      expect(errors.every((error) => error.code === 'wrongOrder')).toBe(true);
      expect(errors[0]!.path.startsWith(`${list}[0].`)).toBe(true);
    }
  });

  test('S7: 28 Peasants and 12 Corruption are enough', () => {
    expect(errorsOf(withValue('supply.P', 28))).toEqual([]);
    expect(errorsOf(withValue('supply.X', 12))).toEqual([]);
  });
});

import { LETTERS, TYPES, kindOf, type Effect, type GuardAction } from './catalogue.ts';
import { clockwise } from './deal.ts';
import { refill, slide } from './draw-phase.ts';
import {
  GUARD,
  P,
  R,
  X,
  award,
  monstersIn,
  takeQuest,
  type Game,
  type Guard,
  type Source,
} from './game.ts';
import {
  boardCorruption,
  drawLine,
  guardGain,
  keepQuest,
  purify,
  resetBoard,
  scoreQuest,
} from './guard-board.ts';

/** docs/transcript.md, section 10. */

const seat = GUARD;

interface Doing {
  readonly game: Game;
  readonly guard: Guard;
  readonly source: Source;
  /** The district that the action before named. */
  named: number;
}

export function guardTurn(game: Game, guard: Guard): void {
  const { reader, round, turns: turn } = game;
  guard.acting = true;
  guard.units = 0;
  reader.event({ kind: 'turnStarted', seat, round, turn });
  drawLine(game, guard, 2);
  for (let meeple = guard.line.shift(); meeple !== undefined; meeple = guard.line.shift())
    place(game, guard, meeple);
  if (guard.units >= 2) turnSword(game, guard, 1);
  guard.acting = false;
  reader.event({ kind: 'turnEnded', seat });
}

function place(game: Game, guard: Guard, meeple: number): void {
  const { reader, catalogue } = game;
  if (meeple >= R && meeple !== X) {
    guard.prestige[meeple]! += 1;
    reader.event({ kind: 'guardPlaced', seat, meeple, spot: -1 });
    return drawLine(game, guard, 2);
  }
  const spot = catalogue.guard.board.findIndex(
    ({ accepts }, index) => guard.board[index] === -1 && accepts.includes(LETTERS[meeple]!),
  );
  if (spot < 0) {
    guard.waiting[meeple]! += 1;
    reader.event({ kind: 'guardWaited', seat, meeple });
    return award(game, seat, 1, { by: 'orders', source: { rule: 'G3' } });
  }
  guard.board[spot] = meeple;
  reader.event({ kind: 'guardPlaced', seat, meeple, spot });
  const source = { card: 'spot', index: spot };
  const doing: Doing = { game, guard, source, named: guard.sword };
  for (const action of catalogue.guard.board[spot]!.actions) ACTIONS[action.kind]!(doing, action);
}

function turnSword(game: Game, guard: Guard, by: number): void {
  guard.sword = (guard.sword + by + 4) % 4;
  game.reader.event({ kind: 'swordTurned', seat, to: guard.sword });
}

function named({ game, guard, named: before }: Doing, where: string): number {
  if (where === 'same') return before;
  if (where === 'favored') return guard.sword;
  const districts = clockwise(guard.sword);
  const counts = districts.map((district) => monstersIn(game, district));
  const wanted = where === 'leastOverrun' ? Math.min(...counts) : Math.max(...counts);
  return districts[counts.indexOf(wanted)]!;
}

function consolation({ game, source }: Doing, not: string): void {
  game.reader.event({ kind: 'guardCould', seat, not });
  award(game, seat, 1, { by: 'orders', source });
}

const withMonster = ({ game }: Doing, from: number): number | undefined =>
  clockwise(from).find((district) => monstersIn(game, district) > 0);

/** Of these slots the one worth most; ties by district, Prey, slot. */
function best(
  { game, guard }: Doing,
  slots: readonly number[],
  worth: (slot: number) => number,
): number {
  const cardAt = (slot: number) => game.catalogue.monsters[game.monsters[slot]!]!;
  const rank = (slot: number): number[] => [
    worth(slot),
    -clockwise(guard.sword).indexOf(Math.floor(slot / 3)),
    cardAt(slot).type === TYPES[guard.prey] ? 1 : 0,
    -slot,
  ];
  const better = (a: number[], b: number[]): boolean => {
    const i = a.findIndex((value, index) => value !== b[index]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return slots.reduce((a, b) => (better(rank(b), rank(a)) ? b : a));
}

const standing = (game: Game): number[] =>
  game.monsters.flatMap((monster, slot) => (monster >= 0 ? [slot] : []));

function defeatSlotOne(doing: Doing): void {
  const district = withMonster(doing, doing.guard.sword);
  if (district === undefined) consolation(doing, 'defeat');
  else defeat(doing, district * 3);
}

function defeatLowestVp(doing: Doing, { where }: GuardAction): void {
  const { game } = doing;
  doing.named = named(doing, where!);
  const district = withMonster(doing, doing.named);
  if (district === undefined) return consolation(doing, 'defeat');
  const slots = standing(game).filter((slot) => Math.floor(slot / 3) === district);
  defeat(
    doing,
    best(doing, slots, (slot) => -game.catalogue.monsters[game.monsters[slot]!]!.vp),
  );
}

function defeatPrey(doing: Doing, { which }: GuardAction): void {
  const { game, guard } = doing;
  const card = (slot: number) => game.catalogue.monsters[game.monsters[slot]!]!;
  const all = standing(game);
  const prey = all.filter((slot) => card(slot).type === TYPES[guard.prey]);
  if (prey.length === 0 && which === 'lowest') return defeatSlotOne(doing);
  const among = prey.length > 0 ? prey : all;
  if (among.length === 0) return consolation(doing, 'defeat');
  const sign = which === 'lowest' ? -1 : 1;
  defeat(
    doing,
    best(doing, among, (slot) => sign * card(slot).strength),
  );
}

function defeat({ game, guard }: Doing, slot: number): void {
  const index = game.monsters[slot]!;
  const { vp, gives } = game.catalogue.monsters[index]!;
  const source = { card: 'monster', index };
  game.monsters[slot] = -1;
  guard.pile.push(index);
  game.defeatThisRound = true;
  game.reader.event({ kind: 'defeated', seat, place: 16 + slot, source, vp, rule: 'G5' });
  award(game, seat, vp, { by: 'monsters', source });
  reward(game, guard, gives, source);
  slide(game, Math.floor(slot / 3));
  refill(game, 1);
}

function reward(game: Game, guard: Guard, gives: readonly Effect[], source: Source): void {
  const by = source.card === 'room' ? 'rooms' : 'monsters';
  for (const { kind, n = 0, meeple } of gives) {
    if (kind === 'gain') guardGain(game, guard, kindOf(meeple!), source);
    if (kind === 'quests') keepQuest(game, guard, source);
    if (kind === 'vp') award(game, seat, n, { by, source });
    if (kind === 'vpPerCorruption') award(game, seat, n * boardCorruption(guard), { by, source });
  }
}

function carryOff({ game, guard }: Doing, district: number): void {
  const { reader, towers, catalogue } = game;
  const room = towers[district]!.pop()!;
  const { gives, family } = catalogue.rooms[room]!;
  reader.event({ kind: 'roomTaken', seat, district, room });
  reward(game, guard, gives, { card: 'room', index: room });
  if (catalogue.roomSets.some(({ id }) => id === family)) guard.rooms.push(room);
  const next = towers[district]!.at(-1);
  if (next !== undefined) reader.event({ kind: 'roomTurnedUp', district, room: next });
}

function takeRoom(doing: Doing, district: number | undefined): void {
  if (district === undefined) consolation(doing, 'takeRoom');
  else carryOff(doing, district);
}

const unitOf = (game: Game, district: number): number =>
  kindOf(game.catalogue.startingLocations[district]!.districtUnit!);

const POSSIBLE: Readonly<Record<string, (game: Game, district: number) => boolean>> = {
  battle: (game, district) => game.monsters[district * 3]! >= 0,
  recruit: (game, district) => game.supply[unitOf(game, district)]! > 0,
  explore: (game, district) => game.towers[district]!.length > 0,
  study: ({ questDeck, discards }) => questDeck.length + discards.length > 0,
  levy: () => true,
  patrol: (game, district) => monstersIn(game, district) > 0,
  purify: ({ guard }) => boardCorruption(guard!) > 0,
};

const ORDERS: Readonly<Record<string, (doing: Doing, district: number) => void>> = {
  battle: (doing, district) => defeat(doing, district * 3),
  recruit: ({ game, guard, source }, district) =>
    guardGain(game, guard, unitOf(game, district), source),
  explore: carryOff,
  study: ({ game, guard, source }) => keepQuest(game, guard, source),
  levy: ({ game, guard, source }) => {
    guardGain(game, guard, P, source);
    award(game, seat, 1, { by: 'orders', source });
  },
  patrol: ({ game, source }, district) =>
    award(game, seat, monstersIn(game, district), { by: 'orders', source }),
  purify: ({ game, guard, source }) => {
    purify(game, guard, source);
    award(game, seat, 1, { by: 'orders', source });
  },
};

function order(doing: Doing, { where }: GuardAction): void {
  const { game, guard } = doing;
  const kind = (d: number): string => game.catalogue.guard.orders[game.orders[d]!]!.order;
  const district = clockwise(named(doing, where!)).find((d) => POSSIBLE[kind(d)]!(game, d));
  if (district === undefined) return consolation(doing, 'order');
  const index = game.orders[district]!;
  game.reader.event({ kind: 'guardOrdered', seat, order: index, district });
  const source = { card: 'order', index };
  ORDERS[kind(district)]!({ game, guard, source, named: district }, district);
}

/** Rules 1, G7: out of stock, the first district clockwise whose Unit is in stock. */
function gainDistrictUnit(doing: Doing): void {
  const { game, guard, source } = doing;
  const inStock = clockwise(guard.sword).find((d) => game.supply[unitOf(game, d)]! > 0);
  const district = game.rules === 0 ? guard.sword : inStock;
  if (district === undefined) return consolation(doing, 'gainDistrictUnit');
  guardGain(game, guard, unitOf(game, district), source);
}

const ACTIONS: Readonly<Record<string, (doing: Doing, action: GuardAction) => void>> = {
  turnSword: ({ game, guard }, { by }) => turnSword(game, guard, by!),
  order,
  takeRoom: (doing, { where }) => {
    const { towers } = doing.game;
    takeRoom(
      doing,
      clockwise(named(doing, where!)).find((d) => towers[d]!.length > 0),
    );
  },
  takeCorruptedRoom: (doing) => {
    const { game, guard } = doing;
    const district = clockwise(guard.sword).find((d) => {
      const room = game.catalogue.rooms[game.towers[d]!.at(-1) ?? -1];
      return room !== undefined && room.corruption !== 'none';
    });
    if (district === undefined) drawLine(game, guard, 1);
    else carryOff(doing, district);
  },
  defeatLowestVp,
  defeatSlotOne,
  defeatPrey,
  gainDistrictUnit,
  keepQuest: ({ game, guard, source }) => keepQuest(game, guard, source),
  scoreQuest: ({ game, source }) => {
    const quest = takeQuest(game);
    if (quest === undefined) return;
    scoreQuest(game, quest, source);
    game.discards.push(quest);
  },
  reset: ({ game, guard }) => resetBoard(game, guard, 'G2'),
};

import {
  GUARD_DRAW,
  GUARD_SEAT,
  GUARD_SWORD_UNITS,
  HERO_CLASSES,
  MEEPLES,
  MONSTER,
  R,
  X,
  districtOf,
  meepleIndex,
  monsterPlace,
  type EffectOf,
  type GuardAction,
  type GuardPlace,
  type InstantEffect,
  type OrderKind,
  type Source,
  type VpSource,
} from '@rowan/cards';
import type { EffectList } from './effect-list.ts';
import { refill, slide } from './draw-phase.ts';
import {
  boardCorruption,
  consolation,
  drawLine,
  guardGain,
  keepQuest,
  questInStock,
  removeCorruption,
  resetBoard,
  scoreQuest,
} from './guard-board.ts';
import { award, monstersIn, type Play } from './play.ts';
import { type GuardState } from './state.ts';

const seat = GUARD_SEAT;

/** An action under way: what it is written on, and the district it was last done in. */
interface Doing {
  readonly guard: GuardState;
  readonly source: Source;
  district: number;
}

/** G2: two meeples, resolved in order; enough Units turn the sword. */
export function guardTurn(g: Play): void {
  const guard = g.state.guard!;
  guard.acting = true;
  guard.unitsDrawn = 0;
  g.log?.push({ kind: 'turnStarted', seat, round: g.state.round, turn: g.state.turns });
  drawLine(g, guard, GUARD_DRAW);
  for (let meeple = guard.line.shift(); meeple !== undefined; meeple = guard.line.shift()) {
    deploy(g, guard, meeple);
  }
  if (guard.unitsDrawn >= GUARD_SWORD_UNITS) turnSword(g, guard, 1);
  guard.acting = false;
  g.log?.push({ kind: 'turnEnded', seat });
}

function deploy(g: Play, guard: GuardState, meeple: number): void {
  if (meeple >= R && meeple !== X) {
    guard.prestige[meeple]! += 1;
    g.log?.push({ kind: 'guardPlaced', seat, meeple, spot: -1 });
    return drawLine(g, guard, GUARD_DRAW);
  }
  const { board } = g.cards.catalogue.guard;
  const spot = board.findIndex(
    ({ accepts }, i) => guard.board[i] === -1 && accepts.includes(MEEPLES[meeple]!),
  );
  if (spot < 0) {
    guard.waiting[meeple]! += 1; // G3
    g.log?.push({ kind: 'guardWaited', seat, meeple });
    return award(g, seat, 1, { by: 'orders', source: { rule: 'G3' } });
  }
  guard.board[spot] = meeple;
  g.log?.push({ kind: 'guardPlaced', seat, meeple, spot });
  const doing: Doing = { guard, source: { card: 'spot', index: spot }, district: guard.sword };
  for (const action of board[spot]!.actions) act(g, action, doing);
}

type Act = {
  readonly [K in GuardAction['kind']]: (
    g: Play,
    action: Extract<GuardAction, { kind: K }>,
    doing: Doing,
  ) => void;
};

const acts: Act = {
  turnSword: (g, { by }, { guard }) => turnSword(g, guard, by),
  order: (g, { where }, doing) =>
    order(g, where === 'same' ? doing.district : told(g, where), doing),
  takeRoom: (g, { where }, doing) => takeRoom(g, told(g, where), doing),
  takeCorruptedRoom: (g, _action, doing) => {
    const district = clockwise(doing.guard.sword).find((d) => corruptedRoom(g, d));
    if (district === undefined) drawLine(g, doing.guard, 1);
    else carryOffRoom(g, district, doing);
  },
  defeatLowestVp: (g, { where }, doing) => {
    doing.district = told(g, where);
    const district = clockwise(doing.district).find((d) => monstersIn(g.state, d) > 0);
    if (district === undefined) return consolation(g, 'defeat', doing.source);
    const slots = [0, 1, 2].map((slot) => monsterPlace(district, slot) - MONSTER);
    defeat(
      g,
      best(g, slots, (slot) => -g.cards.monsters[g.state.monsters[slot]!]!.vp),
      doing,
    );
  },
  defeatSlotOne: (g, _action, doing) => defeatSlotOne(g, doing),
  defeatPrey: (g, { which }, doing) => defeatPrey(g, which, doing),
  gainDistrictUnit: (g, _action, { guard, source }) => {
    const district = clockwise(guard.sword).find((d) => unitInStock(g, d));
    if (district === undefined) consolation(g, 'gainDistrictUnit', source);
    else guardGain(g, guard, districtUnit(g, district), source);
  },
  keepQuest: (g, _action, { guard, source }) => keepQuest(g, guard, source),
  scoreQuest: (g, _action, { source }) => scoreQuest(g, source),
  reset: (g, _action, { guard }) => resetBoard(g, guard, 'G2'),
};

const act = (g: Play, action: GuardAction, doing: Doing): void =>
  (acts[action.kind] as (g: Play, action: GuardAction, doing: Doing) => void)(g, action, doing);

const lowestSlot = (district: number): number => monsterPlace(district, 0) - MONSTER;

const clockwise = (from: number): number[] => [0, 1, 2, 3].map((i) => (from + i) % 4);

function turnSword(g: Play, guard: GuardState, by: number): void {
  guard.sword = (guard.sword + by + 4) % 4;
  g.log?.push({ kind: 'swordTurned', seat, to: guard.sword });
}

/** G7: the district an action names; ties by the favored district, then clockwise. */
function told(g: Play, where: GuardPlace): number {
  const { sword } = g.state.guard!;
  if (where === 'favored') return sword;
  const sign = where === 'leastOverrun' ? 1 : -1;
  const districts = clockwise(sword);
  return districts.reduce((a, b) =>
    sign * monstersIn(g.state, b) < sign * monstersIn(g.state, a) ? b : a,
  );
}

const districtUnit = (g: Play, district: number): number =>
  1 + HERO_CLASSES.indexOf(g.cards.catalogue.startingLocations[district]!.districtUnit);

const unitInStock = (g: Play, district: number): boolean =>
  g.state.supply[districtUnit(g, district)]! > 0;

/** G7: the best slot; ties by the favored district, clockwise, then Prey, then the lowest slot. */
function best(g: Play, slots: readonly number[], worth: (slot: number) => number): number {
  const { monsters, guard } = g.state;
  const rank = (slot: number): number[] => [
    worth(slot),
    -((districtOf(MONSTER + slot) - guard!.sword + 4) % 4),
    g.cards.monsters[monsters[slot]!]!.type === guard!.prey ? 1 : 0,
    -slot,
  ];
  const present = slots.filter((slot) => monsters[slot]! >= 0);
  return present.reduce((a, b) => (compare(rank(b), rank(a)) > 0 ? b : a));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, index) => value !== b[index]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

function defeatSlotOne(g: Play, doing: Doing): void {
  const district = clockwise(doing.guard.sword).find((d) => monstersIn(g.state, d) > 0);
  if (district === undefined) consolation(g, 'defeat', doing.source);
  else defeat(g, lowestSlot(district), doing);
}

function defeatPrey(g: Play, which: 'lowest' | 'highest', doing: Doing): void {
  const { monsters } = g.state;
  const present = monsters.flatMap((monster, slot) => (monster >= 0 ? [slot] : []));
  const prey = present.filter(
    (slot) => g.cards.monsters[monsters[slot]!]!.type === doing.guard.prey,
  );
  if (prey.length === 0 && which === 'lowest') return defeatSlotOne(g, doing);
  const among = prey.length > 0 ? prey : present;
  if (among.length === 0) return consolation(g, 'defeat', doing.source);
  const sign = which === 'lowest' ? -1 : 1;
  defeat(
    g,
    best(g, among, (slot) => sign * g.cards.monsters[monsters[slot]!]!.strength),
    doing,
  );
}

/** G5: the Monster goes to the Guard's pile, its rewards are taken, and it is replaced at once. */
function defeat(g: Play, slot: number, { guard }: Doing): void {
  const { state } = g;
  const monster = state.monsters[slot]!;
  const foe = g.cards.monsters[monster]!;
  const { source } = foe;
  state.monsters[slot] = -1;
  guard.pile.push(monster);
  state.defeatThisRound = true;
  g.log?.push({ kind: 'defeated', seat, place: MONSTER + slot, source, vp: foe.vp, rule: 'G5' });
  award(g, seat, foe.vp, { by: 'monsters', source });
  reward(g, guard, foe.list, 'monsters');
  slide(g, districtOf(MONSTER + slot));
  state.turn.defeated = 1;
  refill(g);
  state.turn.defeated = 0;
}

interface Rewarded {
  readonly guard: GuardState;
  readonly by: VpSource;
  readonly source: Source;
}

type Reward<K extends InstantEffect['kind']> = (
  g: Play,
  effect: EffectOf<K>,
  rewarded: Rewarded,
) => void;

/** G4: meeples to the bag, any Quest reward is one Quest kept; boosts and losses do nothing. */
const rewards: { readonly [K in InstantEffect['kind']]: Reward<K> | null } = {
  gain: (g, { meeple }, { guard, source }) => guardGain(g, guard, meepleIndex(meeple), source),
  quests: (g, _effect, { guard, source }) => keepQuest(g, guard, source),
  vp: (g, { n }, why) => award(g, seat, n, why),
  vpPerCorruption: (g, { n }, why) => award(g, seat, n * boardCorruption(why.guard), why),
  return: null,
  cleanse: null,
  discardQuest: null,
  draw: null,
  hold: null,
  backToBag: null,
};

function reward(g: Play, guard: GuardState, { effects, source }: EffectList, by: VpSource): void {
  const rewarded: Rewarded = { guard, by, source };
  for (const effect of effects)
    (rewards[effect.kind] as Reward<InstantEffect['kind']> | null)?.(g, effect, rewarded);
}

const corruptedRoom = (g: Play, district: number): boolean => {
  const room = g.state.towers[district]!.at(-1);
  return room !== undefined && g.cards.rooms[room]!.corruption !== 'none';
};

function takeRoom(g: Play, from: number, doing: Doing): void {
  const district = clockwise(from).find((d) => g.state.towers[d]!.length > 0);
  if (district === undefined) consolation(g, 'takeRoom', doing.source);
  else carryOffRoom(g, district, doing);
}

/** G6: sets are kept, the other Rooms leave the game. */
function carryOffRoom(g: Play, district: number, { guard }: Doing): void {
  const rooms = g.state.towers[district]!;
  const room = rooms.pop()!;
  g.log?.push({ kind: 'roomTaken', seat, district, room });
  reward(g, guard, g.cards.rooms[room]!.list, 'rooms');
  const { family } = g.cards.catalogue.rooms[room]!;
  const inSet = g.cards.catalogue.roomSets.some(({ id }) => id === family);
  (inSet ? guard.rooms : guard.gone).push(room);
  const next = rooms.at(-1);
  if (next !== undefined) g.log?.push({ kind: 'roomTurnedUp', district, room: next });
}

/** G7: the Order of the district told, or of the first one clockwise where its own is possible. */
function order(g: Play, from: number, doing: Doing): void {
  const { orders } = g.state;
  const kindIn = (d: number): OrderKind => g.cards.catalogue.guard.orders[orders[d]!]!.order;
  const district = clockwise(from).find((d) => possible[kindIn(d)](g, d));
  if (district === undefined) return consolation(g, 'order', doing.source);
  const index = orders[district]!;
  g.log?.push({ kind: 'guardOrdered', seat, order: index, district });
  carryOut[kindIn(district)](g, district, {
    guard: doing.guard,
    source: { card: 'order', index },
    district,
  });
}

const possible: { readonly [K in OrderKind]: (g: Play, district: number) => boolean } = {
  battle: (g, district) => g.state.monsters[lowestSlot(district)]! >= 0,
  recruit: unitInStock,
  explore: (g, district) => g.state.towers[district]!.length > 0,
  study: (g) => questInStock(g),
  levy: () => true,
  patrol: (g, district) => monstersIn(g.state, district) > 0,
  purify: (g) => boardCorruption(g.state.guard!) > 0,
};

const carryOut: { readonly [K in OrderKind]: (g: Play, district: number, doing: Doing) => void } = {
  battle: (g, district, doing) => defeat(g, lowestSlot(district), doing),
  recruit: (g, district, { guard, source }) =>
    guardGain(g, guard, districtUnit(g, district), source),
  explore: carryOffRoom,
  study: (g, _district, { guard, source }) => keepQuest(g, guard, source),
  levy: (g, _district, { guard, source }) => {
    guardGain(g, guard, 0, source);
    award(g, seat, 1, { by: 'orders', source });
  },
  patrol: (g, district, { source }) =>
    award(g, seat, monstersIn(g.state, district), { by: 'orders', source }),
  purify: (g, _district, { guard, source }) => {
    removeCorruption(g, guard, source);
    award(g, seat, 1, { by: 'orders', source });
  },
};

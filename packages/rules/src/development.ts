import {
  K,
  MAX_LEVEL,
  P,
  S,
  SLOT,
  SLOTS,
  TOWER,
  W,
  contains,
  countsOf,
  meepleIndex,
  noMeeples,
  orderAt,
  pour,
  total,
  type Counts,
  type Place,
} from '@rowan/cards';
import { LEVELS, TASK } from './tasks.ts';
import type { AnswerOf, DevelopAnswer } from './decisions.ts';
import { runEffects } from './effects.ts';
import { mainPhase } from './main-phase.ts';
import { activePlayer, ask, award, type Play } from './play.ts';
import { completeLevelQuests, completeQuests, constructQuests } from './quests.ts';
import type { PlayerState } from './state.ts';
import { questMet } from './conditions.ts';

/** T2: a slot that neither a tile nor a Guard's Order takes. */
export function isVacant(g: Play, place: Place): boolean {
  return g.state.built[place - SLOT] === -1 && orderAt(g.state.orders, place) < 0;
}

export function vacantSlots(g: Play): Place[] {
  const places: Place[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (isVacant(g, SLOT + slot)) places.push(SLOT + slot);
  return places;
}

function anyVacant(g: Play): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (isVacant(g, SLOT + slot)) return true;
  return false;
}

export const canConstruct = (g: Play): boolean => g.state.market.length > 0 && anyVacant(g);

/** VP for the next level of W, M, C or K; undefined at the top. */
export function nextLevelCost(g: Play, player: PlayerState, unit: number): number | undefined {
  const level = player.levels[unit - W]!;
  return level >= MAX_LEVEL ? undefined : g.cards.levelCosts[unit - W]![level]!;
}

/** VP that constructing on this slot brings for certain: bonus, lasting effects, Quests in hand. */
export function constructVp(g: Play, place: Place): number {
  const player = activePlayer(g);
  let vp = g.cards.slots[place - SLOT]!.vp;
  for (const quest of player.completed) {
    if (!g.state.turn.fresh.includes(quest)) vp += g.cards.onConstruct[quest]?.vp ?? 0;
  }
  for (const quest of player.hand) {
    const card = g.cards.catalogue.quests[quest]!;
    // No such Quest has a cost (Q4): what pays it would stand on a Monster.
    if (card.condition.kind !== 'construct') continue;
    if (questMet(g, quest, { seat: g.state.active, place, resolved: 0 }))
      vp += card.vp + g.cards.quests[quest]!.vp;
  }
  return vp;
}

/** T2: the VP that the best construction leaves for a level-up. */
export function mostAfterConstruct(g: Play): number {
  const { vp } = activePlayer(g);
  let most = 0;
  for (let place = SLOT; place < TOWER; place++)
    if (isVacant(g, place)) most = Math.max(most, vp + constructVp(g, place));
  return most;
}

export const isPendingUnaffordable = (g: Play): boolean => {
  const { levelUp } = g.state.turn;
  const player = activePlayer(g);
  return levelUp >= 0 && player.vp < nextLevelCost(g, player, levelUp)!;
};

/** T3: the ability of a class is there, unused, and what it needs is in the Tavern. */
export function abilityReady(g: Play, unit: number): boolean {
  const player = activePlayer(g);
  const hero = unit - W;
  if ((g.state.turn.abilities >> hero) & 1) return false;
  const level = player.levels[hero]! - 1;
  if (g.cards.abilityNeeds[hero]![level] === null) return false;
  return contains(player.tavern, g.cards.abilityNeeds[hero]![level]!);
}

/** Whether anything but ending the phase is possible. */
function hasOptions(g: Play): boolean {
  const { turn } = g.state;
  for (let unit = W; unit <= K; unit++) if (abilityReady(g, unit)) return true;
  if (turn.assigned) return turn.construct || (turn.levelUp >= 0 && !isPendingUnaffordable(g));
  const player = activePlayer(g);
  const { tavern } = player;
  if (tavern[P]! + tavern[S]! > 0 && canConstruct(g)) return true;
  for (let unit = W; unit <= K; unit++) {
    const cost = nextLevelCost(g, player, unit);
    if (cost !== undefined && cost <= player.vp && tavern[unit]! + tavern[S]! > 0) return true;
  }
  return false;
}

export function develop(g: Play): void {
  if (hasOptions(g)) ask(g, { id: g.state.decisions, kind: 'develop', seat: g.state.active });
  else afterDevelopment(g);
}

type Do = DevelopAnswer['do'];
type Doing = { readonly [K in Do]: (g: Play, answer: Extract<DevelopAnswer, { do: K }>) => void };

const doing: Doing = {
  assign: assignToCapitol,
  construct,
  levelUp,
  ability: useAbility,
  end: afterDevelopment,
};

export function answerDevelop(g: Play, answer: AnswerOf<'develop'>): void {
  if (answer.do !== 'end') g.state.agenda.push(TASK.develop);
  (doing[answer.do] as (g: Play, answer: DevelopAnswer) => void)(g, answer);
}

/** T1: Peasants for Construct, one Unit for Level up; Shamans may stand for them (M7). */
function assignToCapitol(g: Play, answer: Extract<DevelopAnswer, { do: 'assign' }>): void {
  const { turn, supply, active } = g.state;
  const { tavern } = activePlayer(g);
  const { construct: build, levelUp: rise } = answer;
  turn.assigned = true;
  const units = noMeeples();
  if (build) {
    turn.construct = true;
    units[P]! += build.peasants;
    units[S]! += build.shamans;
  }
  if (rise) {
    turn.levelUp = rise.unit;
    units[rise.shaman ? S : rise.unit]! += 1;
  }
  for (let i = 0; i < units.length; i++) tavern[i]! -= units[i]!;
  g.log?.push({
    kind: 'assignedToCapitol',
    seat: active,
    units: units.slice(),
    levelUp: turn.levelUp,
  });
  pour(turn.capitol, units);
  // A lone Peasant is joined by one from the supply.
  if (build && build.peasants + build.shamans === 1 && supply[P]! > 0) {
    supply[P]! -= 1;
    turn.gained[P]! += 1;
    g.log?.push({
      kind: 'gained',
      seat: active,
      meeple: P,
      from: 'supply',
      to: 'place',
      source: { rule: 'T1' },
    });
  }
}

function construct(g: Play, { tile, place }: Extract<DevelopAnswer, { do: 'construct' }>): void {
  const { state } = g;
  const slot = place - SLOT;
  state.turn.construct = false;
  state.market.splice(state.market.indexOf(tile), 1);
  state.built[slot] = tile;
  const { stock } = g.cards.tiles[tile]!;
  if (stock) {
    state.stock[slot] = Math.min(stock.n, state.supply[stock.meeple]!); // L7
    state.supply[stock.meeple]! -= state.stock[slot];
  }
  g.log?.push({ kind: 'constructed', seat: state.active, tile, place, stock: state.stock[slot]! });
  state.turn.eligible = constructQuests(g, place);
  state.agenda.push({ do: 'checkpoint', place });
  const { completed } = activePlayer(g);
  for (let i = completed.length - 1; i >= 0; i--) {
    const list = g.cards.onConstruct[completed[i]!];
    if (list && !state.turn.fresh.includes(completed[i]!)) {
      state.agenda.push({ do: 'effects', list: list.id, at: 0, place });
    }
  }
  runEffects(g, g.cards.slots[slot]!, 0, place);
}

function levelUp(g: Play): void {
  const { turn, active } = g.state;
  const player = activePlayer(g);
  const unit = turn.levelUp;
  const cost = nextLevelCost(g, player, unit)!;
  turn.levelUp = -1;
  player.levels[unit - W]! += 1;
  const level = player.levels[unit - W]!;
  g.log?.push({ kind: 'levelledUp', seat: active, unit, level, cost });
  award(g, active, -cost, { by: 'levels', source: { card: 'hero', index: unit - W } });
  g.state.agenda.push(LEVELS);
}

function useAbility(g: Play, { unit }: Extract<DevelopAnswer, { do: 'ability' }>): void {
  const { turn, active, supply } = g.state;
  const player = activePlayer(g);
  const hero = unit - W;
  const level = player.levels[hero]!;
  const { ability } = g.cards.catalogue.heroes[hero]!.levels[level - 1]!;
  const { exhaust, giveUp } = ability!;
  turn.abilities |= 1 << hero;
  const exhausted = noMeeples();
  if (exhaust) {
    const meeple = meepleIndex(exhaust.meeple);
    exhausted[meeple] = exhaust.all ? player.tavern[meeple]! : 1;
  }
  const givenUp: Counts = giveUp ? countsOf([giveUp]) : noMeeples();
  for (let i = 0; i < exhausted.length; i++) {
    player.tavern[i]! -= exhausted[i]! + givenUp[i]!;
    player.lodgings[i]! += exhausted[i]!;
    supply[i]! += givenUp[i]!;
  }
  g.log?.push({ kind: 'abilityUsed', seat: active, unit, level, exhausted, givenUp });
  runEffects(g, g.cards.abilities[hero]![level - 1]!, 0, -1);
}

/** Q4: construct Quests after a construction; level Quests wherever there is no place. */
export function checkpoint(g: Play, place: Place): void {
  if (place < 0) return completeLevelQuests(g);
  const met = g.state.turn.eligible;
  g.state.turn.eligible = [];
  completeQuests(g, met, place);
}

/** T4: what is on the Capitol, with added and gained meeples, goes to the Lodgings. */
function afterDevelopment(g: Play): void {
  const { turn, active } = g.state;
  const { lodgings } = activePlayer(g);
  turn.levelUp = -1;
  if (g.log && total(turn.capitol) + total(turn.gained) > 0) {
    const meeples = turn.capitol.map((n, i) => n + turn.gained[i]!);
    g.log.push({ kind: 'cleanedUp', seat: active, phase: 'development', meeples });
  }
  pour(lodgings, turn.capitol);
  pour(lodgings, turn.gained);
  g.state.phase = 'main';
  mainPhase(g);
}

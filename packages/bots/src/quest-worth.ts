import {
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  type DefeatCondition,
  type EndCondition,
  type TurnCondition,
} from '@rowan/cards';
import { L, R, S, type Cards, type GameState } from '@rowan/rules';
import { perTurn, type Outlook } from './outlook.ts';

/** Chance that a Tavern holds at least n of the kind. */
function chanceOf(o: Outlook, kind: number, n: number): number {
  const rate = perTurn(o, kind);
  let term = Math.exp(-rate);
  let less = 0;
  for (let i = 0; i < n; i++) {
    less += term;
    term *= rate / (i + 1);
  }
  return 1 - less;
}

function countOf(list: readonly string[], item: string): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === item) n++;
  return n;
}

/** Chance that one Tavern holds all of these. */
function chanceOfAll(o: Outlook, have: readonly string[]): number {
  let chance = 1;
  for (let i = 0; i < have.length; i++) {
    if (have.indexOf(have[i]!) !== i) continue;
    chance *= chanceOf(o, MEEPLES.indexOf(have[i] as 'P'), countOf(have, have[i]!));
  }
  return chance;
}

/** Units of at least two points each: what fights without Peasants. */
function defeatChance(o: Outlook, condition: DefeatCondition): number {
  let chance = condition.with ? chanceOfAll(o, condition.with) : 1;
  if (condition.with === undefined) chance = condition.without === undefined ? 0.8 : 0.45;
  if (condition.type !== undefined) chance *= 0.75;
  if ((condition.minLevel ?? 0) > 1) chance *= 0.8;
  if ((condition.minStrength ?? 0) >= 7) chance *= 0.3;
  if (condition.types !== undefined) chance *= 0.35;
  if (condition.surplus !== undefined) chance *= 0.3;
  return chance * 0.7;
}

/** Chance to complete it in one turn. */
function turnChance(state: GameState, o: Outlook, condition: TurnCondition): number {
  switch (condition.kind) {
    case 'defeat':
      return defeatChance(o, condition);
    case 'defeats':
      return 0.08;
    case 'construct':
      return state.built.includes(-1) && state.market.length > 0 ? 0.4 : 0;
    case 'activate':
      return condition.districts >= 3 ? 0.22 : 0.3;
    case 'activateAndDefeat':
      return 0.2;
    case 'tavern':
      return chanceOfAll(o, condition.have);
    case 'level': {
      let nearest = 3;
      for (const hero of condition.anyOf) {
        const level = state.players[o.seat]!.levels[HERO_CLASSES.indexOf(hero)]!;
        nearest = Math.min(nearest, condition.level - level);
      }
      return nearest <= 0 ? 1 : nearest === 1 ? 0.3 : 0.12;
    }
  }
}

function pileCount(cards: Cards, pile: readonly number[], type: number): number {
  if (type < 0) return pile.length;
  let n = 0;
  for (let i = 0; i < pile.length; i++) if (cards.monsters[pile[i]!]!.type === type) n++;
  return n;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

function leads(cards: Cards, state: GameState, o: Outlook, type: number): number {
  const own = pileCount(cards, state.players[o.seat]!.pile, type);
  let best = state.guard ? pileCount(cards, state.guard.pile, type) : 0;
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== o.seat) best = Math.max(best, pileCount(cards, state.players[seat]!.pile, type));
  const open = type < 0 ? o.turns : o.turns / 3;
  const lead = own - best + 0.4 - (open > 0 ? 0.15 * (state.players.length - 1) : 0);
  return o.turns > 0 ? sigmoid((2.2 * lead) / Math.sqrt(1 + open)) : own >= best ? 1 : 0;
}

/** Chance to close a gap of so many in the turns left. */
const closes = (gap: number, turns: number): number =>
  gap <= 0 ? 1 : Math.pow(Math.min(0.9, turns / (turns + 3)), gap);

function endChance(cards: Cards, state: GameState, o: Outlook, condition: EndCondition): number {
  const player = state.players[o.seat]!;
  switch (condition.kind) {
    case 'mostMonsters':
      return leads(cards, state, o, condition.type ? MONSTER_TYPES.indexOf(condition.type) : -1);
    case 'eachType': {
      let gap = 0;
      for (let type = 0; type < 3; type++)
        gap += Math.max(0, condition.n - pileCount(cards, player.pile, type));
      return closes(gap * 0.7, o.turns);
    }
    case 'atMost': {
      const gap = o.all[MEEPLES.indexOf(condition.meeple)]! - condition.n;
      return gap <= 0 ? 1 - Math.min(0.3, 0.04 * o.turns) : closes(gap, o.turns * 0.8);
    }
    case 'atLeast': {
      const gap = condition.n - o.all[MEEPLES.indexOf(condition.meeple)]!;
      return closes(gap, o.turns);
    }
    case 'prestige':
      return closes(condition.n - o.all[R]! - o.all[L]! - o.all[S]!, o.turns * 0.6);
    case 'classes': {
      let n = 0;
      let top = 0;
      for (let i = 0; i < HERO_CLASSES.length; i++) {
        if (player.levels[i]! >= condition.level) n++;
        top = Math.max(top, player.levels[i]!);
      }
      for (let i = 0; i < 3; i++)
        if (o.all[R + i]! > 0 && cards.prestigeLevels[i]! >= condition.level) n++;
      const gap = Math.max(0, condition.n - n) + Math.max(0, (condition.top ?? 0) - top);
      return closes(gap, o.turns * 0.7);
    }
  }
}

/** Chance that a Quest in hand will be completed. */
export function questChance(
  cards: Cards,
  state: GameState,
  o: Outlook,
  { quest, tries }: { readonly quest: number; readonly tries: number },
): number {
  const card = cards.catalogue.quests[quest]!;
  if (card.kind === 'end') return endChance(cards, state, o, card.condition);
  const once = Math.min(0.95, turnChance(state, o, card.condition) * tries);
  return 1 - Math.pow(1 - once, o.turns);
}

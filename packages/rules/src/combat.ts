import {
  BASICS,
  K,
  L,
  MONSTER_TYPES,
  R,
  S,
  UNITS,
  W,
  meepleIndex,
  type LastingBoost,
} from '@rowan/cards';
import type { Cards, Foe } from './cards.ts';
import type { PlayerState } from './state.ts';

/** The Units on one foe; `as` counts its Shamans by declared class. */
export interface Party {
  readonly units: readonly number[];
  readonly as: readonly number[];
}

/** CV on a Unit's Hero card (M2). */
export function baseCv(cards: Cards, player: PlayerState, unit: number): number {
  const level = unit >= W && unit <= K ? player.levels[unit - W]! : 1;
  return cards.baseCv[unit]![level - 1]!;
}

/** How many Units stand for a basic class: real ones and Shamans declared so. */
const standing = (party: Party, unit: number): number => party.units[unit]! + party.as[unit]!;

/** Pair boosts (M2): every `who` gains when at least one `by`, another meeple, is there. */
function pairCv(player: PlayerState, party: Party): number {
  const { pairs } = player;
  let cv = 0;
  for (let i = 0; i < pairs.length; i += 3) {
    const by = pairs[i]!;
    const who = pairs[i + 1]!;
    if (standing(party, by) > (by === who ? 1 : 0)) cv += pairs[i + 2]! * standing(party, who);
  }
  return cv;
}

/** A boost printed on a Hero card comes from real Units only (M4); a Shaman may still receive it. */
export function printedBoostCv(boost: LastingBoost, party: Party, foe: Foe): number {
  switch (boost.kind) {
    case 'pair':
      return party.units[meepleIndex(boost.by)]! > (boost.by === boost.who ? 1 : 0)
        ? boost.n * standing(party, meepleIndex(boost.who))
        : 0;
    case 'boost':
      return boost.who === 'prestige'
        ? boost.n * (party.units[R]! + party.units[L]! + party.units[S]!)
        : boost.n * party.units[meepleIndex(boost.who)]!;
    case 'against':
      return MONSTER_TYPES.indexOf(boost.type) === foe.type ? boost.n : 0;
  }
}

function printedCv(cards: Cards, player: PlayerState, party: Party, foe: Foe): number {
  let cv = 0;
  for (let hero = 0; hero < 4; hero++) {
    if (party.units[hero + 1] === 0) continue;
    const boosts = cards.printed[hero]![player.levels[hero]! - 1]!;
    for (let i = 0; i < boosts.length; i++) cv += printedBoostCv(boosts[i]!, party, foe);
  }
  return cv;
}

/** M4: how many times these Units add the level of their foe. */
export function levelCv(cards: Cards, units: readonly number[]): number {
  let times = 0;
  for (let unit = R; unit < UNITS; unit++) times += units[unit]! * cards.levelCv[unit]!;
  return times;
}

/**
 * M2, M4: the CV of all Units of a party against a foe. `turn` has the turn boosts per Unit kind and,
 * last, for every Unit (L3). The single Unit of the Blood Forge is the caller's to add.
 */
export function combatValue(
  { cards, player }: { readonly cards: Cards; readonly player: PlayerState },
  party: Party,
  foe: Foe,
  turn: readonly number[],
): number {
  const { units, as } = party;
  const all = turn[UNITS]!;
  let cv = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const n = units[unit]!;
    if (n > 0) cv += n * (baseCv(cards, player, unit) + player.boosts[unit]! + turn[unit]! + all);
  }
  cv += levelCv(cards, units) * foe.level;
  if (units[S]! > 0) {
    for (let unit = 0; unit < BASICS; unit++)
      cv += as[unit]! * (player.boosts[unit]! + turn[unit]!);
  }
  if (player.pairs.length > 0) cv += pairCv(player, party);
  return cv + printedCv(cards, player, party, foe) + player.against[foe.type]!;
}

import { MONSTER_TYPES, type LastingBoost } from '@rowan/cards';
import type { Cards, Foe } from './cards.ts';
import { BASICS, K, L, R, S, UNITS, W, meepleIndex } from './meeples.ts';
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
    const { boosts } = cards.catalogue.heroes[hero]!.levels[player.levels[hero]! - 1]!;
    if (boosts) for (const boost of boosts) cv += printedBoostCv(boost, party, foe);
  }
  return cv;
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
  cv += units[L]! * foe.level;
  if (units[S]! > 0) {
    for (let unit = 0; unit < BASICS; unit++)
      cv += as[unit]! * (player.boosts[unit]! + turn[unit]!);
  }
  if (player.pairs.length > 0) cv += pairCv(player, party);
  return cv + printedCv(cards, player, party, foe) + player.against[foe.type]!;
}

/** Puts the boosts of newly won Monsters and Quests in force. */
export function addBoosts(
  cards: Cards,
  player: PlayerState,
  monsters: readonly number[],
  quests: readonly number[],
): void {
  for (const monster of monsters) {
    for (const boost of cards.monsters[monster]!.boosts) addBoost(player, boost);
  }
  for (const quest of quests) {
    const card = cards.catalogue.quests[quest]!;
    if (card.kind !== 'ongoing') continue;
    for (const effect of card.gives) {
      if (effect.kind !== 'drawPhase' && effect.kind !== 'onConstruct') addBoost(player, effect);
    }
  }
}

function addBoost(player: PlayerState, boost: LastingBoost): void {
  switch (boost.kind) {
    case 'boost':
      if (boost.who === 'prestige') for (const unit of [R, L, S]) player.boosts[unit]! += boost.n;
      else player.boosts[meepleIndex(boost.who)]! += boost.n;
      return;
    case 'pair':
      player.pairs.push(meepleIndex(boost.by), meepleIndex(boost.who), boost.n);
      return;
    case 'against':
      player.against[MONSTER_TYPES.indexOf(boost.type)]! += boost.n;
  }
}

import {
  MONSTER_TYPES,
  PRESTIGE_CLASSES,
  isLastingBoost,
  meepleIndex,
  type Catalogue,
  type Effect,
  type EffectOf,
  type LastingBoost,
} from '@rowan/cards';
import type { PlayerState } from './state.ts';

type Boosted = Pick<PlayerState, 'boosts' | 'pairs' | 'against'>;

/** Puts the boosts of newly won Monsters and Quests in force (M2). */
export function addBoosts(
  { monsters, quests }: Catalogue,
  player: Boosted,
  won: readonly number[],
  fresh: readonly number[],
): void {
  for (const monster of won) addThose(player, monsters[monster]!.gives);
  for (const quest of fresh) {
    const card = quests[quest]!;
    if (card.kind === 'ongoing') addThose(player, card.gives);
  }
}

function addThose(player: Boosted, effects: readonly Effect[]): void {
  for (const effect of effects) if (isLastingBoost(effect)) addBoost(player, effect);
}

type Add = {
  readonly [K in LastingBoost['kind']]: (player: Boosted, boost: EffectOf<K>) => void;
};

const adders: Add = {
  boost: ({ boosts }, { who, n }) => {
    for (const unit of who === 'prestige' ? PRESTIGE_CLASSES : [who])
      boosts[meepleIndex(unit)]! += n;
  },
  pair: ({ pairs }, { by, who, n }) => void pairs.push(meepleIndex(by), meepleIndex(who), n),
  against: ({ against }, { type, n }) => void (against[MONSTER_TYPES.indexOf(type)]! += n),
};

const addBoost = (player: Boosted, boost: LastingBoost): void =>
  (adders[boost.kind] as (player: Boosted, boost: LastingBoost) => void)(player, boost);

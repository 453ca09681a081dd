import { MEEPLES, MONSTER_TYPES, type Catalogue, type LastingBoost } from '@rowan/cards';
import { UNITS, type PlayerState } from '@rowan/rules';

export type Boosts = Pick<PlayerState, 'boosts' | 'pairs' | 'against'>;

const PRESTIGE = ['R', 'L', 'S'] as const;

/** The lasting boosts that follow from a pile and completed Quests (M2). */
export function boostsOf(
  catalogue: Catalogue,
  { pile, completed }: Pick<PlayerState, 'pile' | 'completed'>,
): Boosts {
  const sum: Boosts = {
    boosts: Array.from({ length: UNITS }, () => 0),
    pairs: [],
    against: MONSTER_TYPES.map(() => 0),
  };
  const quests = completed.map((quest) => catalogue.quests[quest]!);
  const effects = [
    ...pile.flatMap((monster) => catalogue.monsters[monster]!.gives),
    ...quests.flatMap((quest) => (quest.kind === 'ongoing' ? quest.gives : [])),
  ];
  for (const effect of effects) {
    if (effect.kind === 'boost' || effect.kind === 'pair' || effect.kind === 'against')
      addBoost(sum, effect);
  }
  return sum;
}

function addBoost({ boosts, pairs, against }: Boosts, boost: LastingBoost): void {
  switch (boost.kind) {
    case 'boost': {
      const kinds = boost.who === 'prestige' ? PRESTIGE : [boost.who];
      for (const kind of kinds) boosts[MEEPLES.indexOf(kind)]! += boost.n;
      return;
    }
    case 'pair':
      pairs.push(MEEPLES.indexOf(boost.by), MEEPLES.indexOf(boost.who), boost.n);
      return;
    case 'against':
      against[MONSTER_TYPES.indexOf(boost.type)]! += boost.n;
  }
}

/** The same boosts in one order, whatever order they were won in. */
export function inOrder({ boosts, pairs, against }: Boosts): string {
  const triples = pairs.flatMap((_, i) => (i % 3 === 0 ? [pairs.slice(i, i + 3).join()] : []));
  return JSON.stringify([boosts, triples.sort(), against]);
}

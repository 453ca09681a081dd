import {
  MEEPLES,
  MONSTER_TYPES,
  PRESTIGE_CLASSES,
  dispatch,
  isLastingBoost,
  type ByKind,
  type Catalogue,
  type LastingBoost,
} from '@rowan/cards';
import { UNITS, type PlayerState } from '@rowan/rules';

export type Boosts = Pick<PlayerState, 'boosts' | 'pairs' | 'against'>;

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
  for (const boost of effects.filter(isLastingBoost)) dispatch(adders, boost)(sum);
  return sum;
}

const adders: ByKind<LastingBoost, (sum: Boosts) => void> = {
  boost:
    ({ who, n }) =>
    ({ boosts }) => {
      for (const kind of who === 'prestige' ? PRESTIGE_CLASSES : [who])
        boosts[MEEPLES.indexOf(kind)]! += n;
    },
  pair:
    ({ by, who, n }) =>
    ({ pairs }) =>
      void pairs.push(MEEPLES.indexOf(by), MEEPLES.indexOf(who), n),
  against:
    ({ type, n }) =>
    ({ against }) =>
      void (against[MONSTER_TYPES.indexOf(type)]! += n),
};

/** The same boosts in one order, whatever order they were won in. */
export function inOrder({ boosts, pairs, against }: Boosts): string {
  const triples = pairs.flatMap((_, i) => (i % 3 === 0 ? [pairs.slice(i, i + 3).join()] : []));
  return JSON.stringify([boosts, triples.sort(), against]);
}

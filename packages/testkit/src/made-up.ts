import type { Answer, AnswerOf, Below, DecisionKind, PlannedPlace } from '@rowan/rules';
import { pick } from './luck.ts';

/** Answers of the right shape, made up without a look at the game: mostly illegal, never malformed. */

const flip = (below: Below): boolean => below(2) === 0;
/** The Dark Council more often than its four places deserve: it is seldom open. */
export const anyPlace = (below: Below): number => (below(4) === 0 ? 28 + below(4) : below(32));
const card = (below: Below): number => below(46);

function counts(length: number, most: number, below: Below): number[] {
  const list = Array.from({ length }, () => 0);
  for (let n = below(most + 1); n > 0; n--) list[below(length)]! += 1;
  return list;
}

function madeUpDevelop(below: Below): AnswerOf<'develop'> {
  const kind = 'develop';
  switch (below(6)) {
    case 0:
      return { kind, do: 'construct', tile: below(16), place: below(32) };
    case 1:
      return { kind, do: 'levelUp' };
    case 2:
      return { kind, do: 'ability', unit: 1 + below(4) };
    case 3:
      return { kind, do: 'end' };
    default: {
      const construct = flip(below) ? { peasants: below(3), shamans: below(2) } : null;
      const levelUp = flip(below) ? { unit: 1 + below(4), shaman: below(4) === 0 } : null;
      return { kind, do: 'assign', construct, levelUp };
    }
  }
}

function madeUpPlace(below: Below): PlannedPlace {
  const place = { place: anyPlace(below), units: counts(9, 5, below) };
  return below(4) === 0 ? { ...place, as: counts(5, 2, below) } : place;
}

function madeUpPlan(below: Below): AnswerOf<'plan'> {
  const places = Array.from({ length: below(4) }, () => madeUpPlace(below));
  const recruit = below(4) === 0 ? { recruit: below(32) } : {};
  const forge = below(4) === 0 ? { forge: { place: below(32), unit: below(9) } } : {};
  return { kind: 'plan', places, ...recruit, ...forge };
}

const makers: { readonly [K in DecisionKind]: (below: Below) => AnswerOf<K> } = {
  develop: madeUpDevelop,
  plan: madeUpPlan,
  order: (below) => ({ kind: 'order', item: card(below) }),
  discardQuest: (below) => ({ kind: 'discardQuest', quest: card(below) }),
  cleanse: (below) => ({ kind: 'cleanse', from: pick(['tavern', 'lodgings'] as const, below) }),
  unit: (below) => ({ kind: 'unit', unit: below(9) }),
  payCost: (below) => ({ kind: 'payCost', pay: flip(below) }),
  backToBag: (below) => ({ kind: 'backToBag', meeples: counts(9, 4, below) }),
  overflow: (below) => ({ kind: 'overflow', district: below(4) }),
  drawEffect: (below) => ({ kind: 'drawEffect', quest: below(4) === 0 ? null : card(below) }),
};

export const madeUp = (kind: DecisionKind, below: Below): Answer => makers[kind](below);

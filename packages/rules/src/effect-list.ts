import {
  isInstant,
  meepleIndex,
  noMeeples,
  type Counts,
  type Effect,
  type EffectOf,
  type InstantEffect,
  type Source,
} from '@rowan/cards';
import { footprintOf } from './footprint.ts';

/** What a list of effects brings for certain, as far as it can be said before. */
interface Brings {
  vp: number;
  /** VP for each Corruption assigned there (F3). */
  vpPerCorruption: number;
  /** Meeples drawn, or granted for the Draw Phase (L5). */
  draws: number;
  /** Meeples gained, if there are any left; and those of them that the supply pays. */
  readonly gains: Counts;
  readonly supplyGains: Counts;
}

/** Instant effects with the card they stand on; tasks and decisions name them by their number. */
export interface EffectList extends Readonly<Brings> {
  readonly id: number;
  readonly effects: readonly InstantEffect[];
  /** The number of each effect's kind among INSTANT_KINDS. */
  readonly codes: readonly number[];
  readonly source: Source;
  /** What it touches, for deciding whether an order matters. */
  readonly footprint: number;
}

type Count = {
  readonly [K in InstantEffect['kind']]: ((brings: Brings, effect: EffectOf<K>) => void) | null;
};

const count: Count = {
  gain: ({ gains, supplyGains }, { meeple, from }) => {
    gains[meepleIndex(meeple)]! += 1;
    if (from === 'supply') supplyGains[meepleIndex(meeple)]! += 1;
  },
  vp: (brings, { n }) => void (brings.vp += n),
  vpPerCorruption: (brings, { n }) => void (brings.vpPerCorruption += n),
  draw: (brings, { n }) => void (brings.draws += n),
  return: null,
  cleanse: null,
  quests: null,
  discardQuest: null,
  hold: null,
  backToBag: null,
};

/** Kinds as numbers: what does an effect is looked up in an array, several times faster than by name. */
export const INSTANT_KINDS = Object.keys(count) as readonly InstantEffect['kind'][];

function bringsOf(effects: readonly InstantEffect[]): Brings {
  const brings: Brings = {
    vp: 0,
    vpPerCorruption: 0,
    draws: 0,
    gains: noMeeples(),
    supplyGains: noMeeples(),
  };
  for (const effect of effects)
    (count[effect.kind] as ((brings: Brings, effect: InstantEffect) => void) | null)?.(
      brings,
      effect,
    );
  return brings;
}

/** Hands out numbered effect lists while a catalogue is compiled. */
export function listMaker() {
  const lists: EffectList[] = [];
  const make = (effects: readonly Effect[], source: Source, touches = 0): EffectList => {
    const instant = effects.filter(isInstant);
    const list = {
      id: lists.length,
      effects: instant,
      codes: instant.map(({ kind }) => INSTANT_KINDS.indexOf(kind)),
      source,
      footprint: footprintOf(instant) | touches,
      ...bringsOf(instant),
    };
    lists.push(list);
    return list;
  };
  return { lists, make };
}

export type Make = ReturnType<typeof listMaker>['make'];

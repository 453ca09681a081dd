import type { District, HeroClass } from '@rowan/cards';
import type { Answer, AnswerOf, DecisionOf } from '@rowan/rules';
import { card, cards, district, meeple, meeples, place, planned, type PlaceName } from './names.ts';

/** Answers to decisions, written with names. */

/** Meeples by place, in the order in which overrun Peasants are taken (T7). */
export type PlanMap = { readonly [name in PlaceName]?: string };

export interface PlanExtras {
  /** M5: the place that a Peasant from the Lodgings joins. */
  readonly recruit?: PlaceName;
  /** L3: the place and the letter of the Unit that the Blood Forge strengthens. */
  readonly forge?: readonly [PlaceName, string];
}

export function plan(map: PlanMap, { recruit, forge }: PlanExtras = {}): AnswerOf<'plan'> {
  const places = (Object.entries(map) as [PlaceName, string][]).map(([name, text]) =>
    planned(name, text),
  );
  return {
    kind: 'plan',
    places,
    ...(recruit === undefined ? {} : { recruit: place(recruit) }),
    ...(forge === undefined ? {} : { forge: { place: place(forge[0]), unit: meeple(forge[1]) } }),
  };
}

/** T1: `construct` is `'P'`, `'PP'`, `'PS'`…; `levelUp` a class, or `'S:W'` for a Shaman standing for it. */
export interface Capitol {
  readonly construct?: string;
  readonly levelUp?: HeroClass | `S:${HeroClass}`;
}

export function assign({ construct: build, levelUp: rise }: Capitol): AnswerOf<'develop'> {
  const count = (letter: string): number => (build ?? '').split(letter).length - 1;
  return {
    kind: 'develop',
    do: 'assign',
    construct: build === undefined ? null : { peasants: count('P'), shamans: count('S') },
    levelUp:
      rise === undefined ? null : { unit: meeple(rise.slice(-1)), shaman: rise.startsWith('S:') },
  };
}

export const construct = (tile: string, at: PlaceName): AnswerOf<'develop'> => ({
  kind: 'develop',
  do: 'construct',
  tile: card('tile', tile),
  place: place(at),
});
export const levelUp = (): AnswerOf<'develop'> => ({ kind: 'develop', do: 'levelUp' });
export const ability = (unit: HeroClass): AnswerOf<'develop'> => ({
  kind: 'develop',
  do: 'ability',
  unit: meeple(unit),
});
export const endDevelopment = (): AnswerOf<'develop'> => ({ kind: 'develop', do: 'end' });

/** The item of an order decision: a place for places and Crowns, a card for Monsters and Quests. */
export function order({ of, items }: DecisionOf<'order'>, name: string): AnswerOf<'order'> {
  if (of === 'places' || of === 'crowns') return { kind: 'order', item: place(name as PlaceName) };
  const named = cards(of === 'monsters' ? 'monster' : 'quest', name);
  return { kind: 'order', item: named.find((index) => items.includes(index)) ?? named[0]! };
}

export const discard = (quest: string): Answer => ({
  kind: 'discardQuest',
  quest: card('quest', quest),
});
export const cleanse = (from: 'tavern' | 'lodgings'): Answer => ({ kind: 'cleanse', from });
export const unit = (letter: string): Answer => ({ kind: 'unit', unit: meeple(letter) });
export const payCost = (pay: boolean): Answer => ({ kind: 'payCost', pay });
export const backToBag = (text: string): Answer => ({ kind: 'backToBag', meeples: meeples(text) });
export const overflow = (to: District): Answer => ({ kind: 'overflow', district: district(to) });
export const drawEffect = (quest: string | null): Answer => ({
  kind: 'drawEffect',
  quest: quest === null ? null : card('quest', quest),
});

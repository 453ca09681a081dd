import type { ConditionKind } from '../conditions.ts';
import type { EffectKind } from '../effects.ts';
import type { GuardAction, OrderKind, QuestCard } from '../types.ts';

/**
 * What a card says, as plain data: a key with the values it speaks of, and phrases inside it.
 * Values name meeples by letter (several with spaces, alternatives with a slash) and districts by id.
 */
export interface Phrase {
  readonly key: PhraseKey;
  readonly values: Readonly<Record<string, string | number>>;
  readonly parts?: readonly Phrase[];
}

/** Keys that follow from the closed unions: one for each kind. */
type KindKey =
  | `effect.${EffectKind}`
  | `condition.${ConditionKind}`
  | `order.${OrderKind}`
  | `action.${GuardAction['kind']}`
  | `quest.${QuestCard['kind']}`;

/** A kind that reads differently in one case has a further key for it. */
type VariantKey =
  | 'effect.gain.tile'
  | 'effect.gain.vp'
  | 'effect.quests.discard'
  | 'effect.turnBoost.all'
  | 'effect.boost.prestige'
  | 'effect.pair.same'
  | 'effect.drawPhase.exhaust'
  | 'condition.defeat.type'
  | 'condition.activate.districts'
  | 'condition.mostMonsters.type'
  | 'condition.classes.top'
  | 'action.turnSword.back'
  | 'action.defeatPrey.highest';

type PartKey =
  | `defeat.${'minLevel' | 'minStrength' | 'with' | 'units' | 'types' | 'without' | 'surplus'}`
  | `construct.${'minMonsters' | 'districts'}`
  | `bonus.${'types' | 'types.level' | 'prestige' | 'fewUnits'}`
  | 'needs'
  | `ability${'' | '.exhaust' | '.exhaust.all' | '.giveUp'}`
  | `prestige.${'vpPerMonster' | 'monsterLevel' | 'anyClass'}`;

type CardKey =
  | 'peasant'
  | `hero.${'first' | 'level' | 'recruits'}`
  | 'prestige'
  | `location.${'starting' | 'stock' | 'notSolo'}`
  | `crown${'' | '.option'}`
  | `slot.${'inner' | 'outer' | 'bonus'}`
  | `monster${'' | '.threePlus'}`
  | `council.${'overlord' | 'henchman'}`
  | 'token'
  | `quest.${'cost' | 'reward' | 'lasting'}`
  | `room.${'set' | 'bounty'}`
  | 'roomSet'
  | 'spot';

export type PhraseKey = KindKey | VariantKey | PartKey | CardKey;

export const phrase = (
  key: PhraseKey,
  values: Phrase['values'] = {},
  parts: readonly Phrase[] = [],
): Phrase => (parts.length > 0 ? { key, values, parts } : { key, values });

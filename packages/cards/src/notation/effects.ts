import type {
  Ability,
  Effect,
  InstantEffect,
  LastingBoost,
  LastingRule,
  PrestigeAbility,
  TurnBoost,
} from '../effects.ts';
import { dispatch, type ByKind } from '../by-kind.ts';
import { TYPE_NAMES } from '../describe/english.ts';
import type { Need } from '../vocabulary.ts';

/** The short form of the rules' notation: `M W → turn P +2, +W`. */

const instant: ByKind<InstantEffect, string> = {
  gain: ({ meeple, from }) => (from === 'tile' ? `+${meeple} from the tile` : `+${meeple}`),
  return: ({ unit }) => `−${unit}`,
  cleanse: () => '−X',
  vp: ({ n }) => `VP ${n}`,
  vpPerCorruption: ({ n }) => `VP ${n} per X`,
  quests: ({ draw, discard }) => `Q ${draw}/${discard}`,
  discardQuest: () => '−Q',
  draw: ({ n }) => `↑${n}`,
  hold: ({ unit }) => `hold ${unit}`,
  backToBag: ({ own, others }) => `to bag ${own}, others ${others}`,
};

const turn: ByKind<TurnBoost, string> = {
  turnBoost: ({ who, n }) => `turn ${who === 'units' ? 'all' : who} +${n}`,
  forge: () => 'turn one Unit +X',
};

const lasting: ByKind<LastingBoost, string> = {
  boost: ({ who, n }) => `boost ${who} +${n}`,
  pair: ({ by, who, n }) => `pair ${by}→${who} +${n}`,
  against: ({ type, n }) => `vs ${TYPE_NAMES[type].one} +${n}`,
};

const rules: ByKind<LastingRule, string> = {
  drawPhase: ({ have, exhaust, gives }) => {
    const moved = exhaust.length > 0 ? `move ${exhaust.join(' ')}, ` : '';
    return `Draw Phase, ${have.join(' ')}: ${moved}${notationOfEffects(gives)}`;
  },
  onConstruct: ({ gives }) => `each Construct: ${notationOfEffects(gives)}`,
};

const effects: ByKind<Effect, string> = { ...instant, ...turn, ...lasting, ...rules };

export const notationOfEffect = (effect: Effect): string => dispatch(effects, effect);

/** `–` when there is none. */
export function notationOfEffects(list: readonly Effect[]): string {
  return list.map(notationOfEffect).join(', ') || '–';
}

const notationOfNeed = (need: Need): string =>
  typeof need === 'string' ? need : `(${need.anyOf.join(' or ')})`;

export const notationOfNeeds = (needs: readonly Need[]): string =>
  needs.map(notationOfNeed).join(' ');

export const notationOfAbility = ({ needs, exhaust, giveUp, gives }: Ability): string => {
  const moved = exhaust ? [`move ${exhaust.all ? 'all ' : ''}${exhaust.meeple}`] : [];
  const givenUp = giveUp ? [`−${giveUp}`] : [];
  return `${needs.join(' ')}: ${[...moved, ...givenUp, notationOfEffects(gives)].join(', ')}`;
};

const prestige: ByKind<PrestigeAbility, string> = {
  vpPerMonster: ({ n }) => `VP ${n} per Monster`,
  monsterLevel: () => '+ level',
  anyClass: () => 'any class',
};

export const notationOfPrestigeAbility = (ability: PrestigeAbility): string =>
  dispatch(prestige, ability);

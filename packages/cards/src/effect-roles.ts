import type {
  Effect,
  EffectKind,
  InstantEffect,
  LastingBoost,
  LastingRule,
  TurnBoost,
} from './effects.ts';

interface Roles {
  readonly instant: InstantEffect;
  readonly turnBoost: TurnBoost;
  readonly lastingBoost: LastingBoost;
  readonly lastingRule: LastingRule;
}
type Role = keyof Roles;
type RoleOf<K extends EffectKind> = {
  readonly [R in Role]: K extends Roles[R]['kind'] ? R : never;
}[Role];

/** When an effect acts. The type of each entry follows from the union that its kind belongs to. */
const ROLES: { readonly [K in EffectKind]: RoleOf<K> } = {
  gain: 'instant',
  return: 'instant',
  cleanse: 'instant',
  vp: 'instant',
  vpPerCorruption: 'instant',
  quests: 'instant',
  discardQuest: 'instant',
  draw: 'instant',
  hold: 'instant',
  backToBag: 'instant',
  turnBoost: 'turnBoost',
  forge: 'turnBoost',
  boost: 'lastingBoost',
  pair: 'lastingBoost',
  against: 'lastingBoost',
  drawPhase: 'lastingRule',
  onConstruct: 'lastingRule',
};

const has =
  <R extends Role>(role: R) =>
  (effect: Effect): effect is Roles[R] =>
    ROLES[effect.kind] === role;

export const isInstant = has('instant');
export const isTurnBoost = has('turnBoost');
export const isLastingBoost = has('lastingBoost');
export const isLastingRule = has('lastingRule');

import type {
  Ability,
  Effect,
  InstantEffect,
  LastingBoost,
  LastingRule,
  PrestigeAbility,
  TurnBoost,
} from '../effects.ts';
import type { Meeple, Need } from '../vocabulary.ts';
import { dispatch, type ByKind } from '../by-kind.ts';
import { phrase, type Phrase, type PhraseKey } from './phrase.ts';

const letters = (meeples: readonly Meeple[]): string => meeples.join(' ');

const instant: ByKind<InstantEffect, Phrase> = {
  gain: ({ meeple, from }) =>
    phrase(from === 'tile' ? 'effect.gain.tile' : 'effect.gain', { units: meeple }),
  return: ({ unit }) => phrase('effect.return', { units: unit }),
  cleanse: () => phrase('effect.cleanse', { n: 1 }),
  vp: ({ n }) => phrase('effect.vp', { n }),
  vpPerCorruption: ({ n }) => phrase('effect.vpPerCorruption', { n }),
  quests: ({ draw, discard }) =>
    discard > 0
      ? phrase('effect.quests.discard', { draw, discard })
      : phrase('effect.quests', { draw }),
  discardQuest: () => phrase('effect.discardQuest'),
  draw: ({ n }) => phrase('effect.draw', { n }),
  hold: ({ unit }) => phrase('effect.hold', { units: unit }),
  backToBag: ({ own, others }) => phrase('effect.backToBag', { own, others }),
};

const turn: ByKind<TurnBoost, Phrase> = {
  turnBoost: ({ who, n }) =>
    who === 'units'
      ? phrase('effect.turnBoost.all', { n })
      : phrase('effect.turnBoost', { who, n }),
  forge: () => phrase('effect.forge'),
};

const lasting: ByKind<LastingBoost, Phrase> = {
  boost: ({ who, n }) =>
    who === 'prestige'
      ? phrase('effect.boost.prestige', { n })
      : phrase('effect.boost', { who, n }),
  pair: ({ by, who, n }) => phrase(by === who ? 'effect.pair.same' : 'effect.pair', { by, who, n }),
  against: ({ type, n }) => phrase('effect.against', { type, n }),
};

const rules: ByKind<LastingRule, Phrase> = {
  drawPhase: ({ have, exhaust, gives }) =>
    phrase(
      exhaust.length > 0 ? 'effect.drawPhase.exhaust' : 'effect.drawPhase',
      { have: letters(have), exhaust: letters(exhaust) },
      phrasesOfEffects(gives),
    ),
  onConstruct: ({ gives }) => phrase('effect.onConstruct', {}, phrasesOfEffects(gives)),
};

const effects: ByKind<Effect, Phrase> = { ...instant, ...turn, ...lasting, ...rules };

export const phraseOfEffect = (effect: Effect): Phrase => dispatch(effects, effect);

/** Of neighbours with these keys one is said, with the values of both. */
const MERGED: Partial<Record<PhraseKey, 'n' | 'units'>> = {
  'effect.gain': 'units',
  'effect.gain.tile': 'units',
  'effect.return': 'units',
  'effect.cleanse': 'n',
  'action.keepQuest': 'n',
};

const merged = (first: Phrase, second: Phrase): Phrase | undefined => {
  if (first.key === 'effect.gain' && second.key === 'effect.vp')
    return phrase('effect.gain.vp', { ...first.values, ...second.values });
  const name = first.key === second.key ? MERGED[first.key] : undefined;
  if (name === undefined) return undefined;
  const [a, b] = [first.values[name]!, second.values[name]!];
  const both = typeof a === 'number' && typeof b === 'number' ? a + b : `${a} ${b}`;
  return phrase(first.key, { ...first.values, [name]: both });
};

/** Like things in a row are said once: `+C, +C` is one gain of two Clerics. */
export function saidOnce(list: readonly Phrase[]): readonly Phrase[] {
  const said: Phrase[] = [];
  for (const next of list) {
    const last = said.at(-1);
    const both = last && merged(last, next);
    if (both) said[said.length - 1] = both;
    else said.push(next);
  }
  return said;
}

export const phrasesOfEffects = (list: readonly Effect[]): readonly Phrase[] =>
  saidOnce(list.map(phraseOfEffect));

const letterOf = (need: Need): string => (typeof need === 'string' ? need : need.anyOf.join('/'));

/** What a place asks for; `also` adds Corruption to the Units. */
export const phraseOfNeeds = (needs: readonly Need[], also: readonly string[] = []): Phrase =>
  phrase('needs', { units: [...needs.map(letterOf), ...also].join(' ') });

const exhausted = ({ exhaust }: Ability): readonly Phrase[] => {
  if (!exhaust) return [];
  return [
    phrase(exhaust.all ? 'ability.exhaust.all' : 'ability.exhaust', { units: exhaust.meeple }),
  ];
};

const givenUp = ({ giveUp }: Ability): readonly Phrase[] =>
  giveUp ? [phrase('ability.giveUp', { units: giveUp })] : [];

export const phraseOfAbility = (ability: Ability): Phrase =>
  phrase('ability', { needs: letters(ability.needs) }, [
    ...exhausted(ability),
    ...givenUp(ability),
    ...phrasesOfEffects(ability.gives),
  ]);

const prestigeAbilities: ByKind<PrestigeAbility, Phrase> = {
  vpPerMonster: ({ n }) => phrase('prestige.vpPerMonster', { n }),
  monsterLevel: () => phrase('prestige.monsterLevel'),
  anyClass: () => phrase('prestige.anyClass'),
};

export const phraseOfPrestigeAbility = (ability: PrestigeAbility): Phrase =>
  dispatch(prestigeAbilities, ability);

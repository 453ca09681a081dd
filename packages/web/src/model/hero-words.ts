import type { HeroCard } from '@rowan/cards';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';

/** A level without its first sentence, which says its number and its combat value. */
function skillsOf(card: HeroCard, level: number): string {
  const text = describer().hero(card, level);
  const end = text.indexOf('. ');
  return end < 0 ? '' : text.slice(end + 2);
}

/** All of a Hero in words: level, combat value, what it can do, and what the next level brings and costs. */
export function heroWords(card: HeroCard, level: number, boost = 0): string {
  const cv = card.levels[level - 1]!.cv + boost;
  const next = describer().hero(card, level + 1);
  return [
    `${t('hero.label', { hero: cardName(card), level, cv })}.`,
    skillsOf(card, level),
    next && t('hero.next', { text: next }),
  ]
    .filter(Boolean)
    .join(' ');
}

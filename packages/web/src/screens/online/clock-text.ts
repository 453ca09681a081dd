import type { ClockRule, Program, Rating, RatingChange } from '@rowan/table';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';

/** How much time there is, in words. */
export function clockText(rule: ClockRule): string {
  switch (rule.kind) {
    case 'none':
      return t('online.clock.none');
    case 'turn':
      return t('online.clock.turn', { n: rule.seconds / 60 });
    case 'bank':
      return t('online.clock.bank', { n: rule.seconds / 60, more: rule.increment });
    case 'days':
      return t('online.clock.days', { n: rule.days });
  }
}

const SECOND = 1000;
const HOUR = 3_600_000;

const two = (n: number): string => `${n}`.padStart(2, '0');

/** Minutes and seconds, with hours where there are any. */
export function spanText(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return milliseconds >= HOUR
    ? `${hours}:${two(minutes)}:${two(seconds)}`
    : `${minutes}:${two(seconds)}`;
}

/** A day and a time of day, where the reader is. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(words().language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** A program, and how long it takes for an answer. */
export const programText = ({ budget }: Program): string =>
  budget === null
    ? t('online.program')
    : t('online.program.budget', { n: Math.max(1, Math.round(budget / 100)) / 10 });

/** Ratings are shown in whole points: everybody begins with a thousand. */
const POINTS = 40;

const pointsOf = (mu: number): number => Math.round(mu * POINTS);

/** A rating with its doubt: nineteen times of twenty the true one lies within it. */
export const doubtText = ({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): string =>
  t('people.rating.value', { n: pointsOf(mu), doubt: pointsOf(2 * sigma) });

/** By how much a game changed a rating. */
export function gainText({ before, after }: RatingChange): string {
  const by = pointsOf(after.mu) - pointsOf(before.mu);
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** What a game made of one's rating. */
export const ratingText = (change: RatingChange): string =>
  t('online.ratingChange', {
    before: pointsOf(change.before.mu),
    after: pointsOf(change.after.mu),
    change: gainText(change),
  });

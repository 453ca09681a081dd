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
const pointsOf = ({ mu }: Rating): number => Math.round(mu * 40);

/** What a game made of one's rating. */
export function ratingText({ before, after }: RatingChange): string {
  const [from, to] = [pointsOf(before), pointsOf(after)];
  const change = to < from ? `−${from - to}` : `+${to - from}`;
  return t('online.ratingChange', { before: from, after: to, change });
}

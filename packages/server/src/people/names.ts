import { LONGEST_TALK } from '@rowan/protocol';
import { LONGEST_PERSON_NAME } from '../limits.ts';

/** Letters that are not seen, or that turn the direction of others. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Bytes do not follow from letters: one letter can carry any number of marks. */
const MOST_UNITS = 80;

/** A name as it is kept; null for one that cannot be. */
export function parseName(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MOST_UNITS) return null;
  const name = value.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '' || name.length > MOST_UNITS || UNSEEN.test(name)) return null;
  return [...graphemes.segment(name)].length <= LONGEST_PERSON_NAME ? name : null;
}

/** Letters that turn the direction of others, or do something else than be read. */
const TURNING =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody says, in one line; null where nothing is left of it. */
export function parseTalk(text: string): { readonly text: string } | null {
  const clean = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(TURNING, '').trim();
  return clean === '' || clean.length > LONGEST_TALK ? null : { text: clean };
}

import { fold } from '../../text/search.ts';
import type { Everyday } from './everyday.ts';

/** One thing that is looked for: as it was asked, and the words that the rules have for it. */
export interface Sought {
  readonly own: string;
  readonly others: readonly string[];
}

/** The least number of letters to write otherwise, leave out, put in or exchange with the next. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + other,
        swapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

const SHORT = 4;
const LONG = 8;

/** So many letters of a word may be wrong. */
const mayBeWrong = (word: string): number => (word.length < SHORT ? 0 : word.length < LONG ? 1 : 2);

const lettersOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The word that was meant, if nobody knows this one. */
function meant(word: string, known: ReadonlySet<string>): string {
  let [best, least] = [word, mayBeWrong(word) + 1];
  for (const one of known) {
    if (Math.abs(one.length - word.length) >= least) continue;
    const wrong = distance(word, one);
    if (wrong < least) [best, least] = [one, wrong];
  }
  return best;
}

const asked = (query: string): readonly string[] =>
  fold(query)
    .split(/[\s,;.:?!'"“”„«»-]+/)
    .filter((word) => word !== '');

const termsOf = ({ synonyms }: Everyday): readonly Sought[] =>
  synonyms
    .flatMap(({ rules, asked }) =>
      [...rules, ...asked].map((own) => ({ own, others: rules.filter((one) => one !== own) })),
    )
    .toSorted((a, b) => b.own.length - a.own.length);

/** Words that stand for one thing, in whatever ending, are taken out of the question. */
function taken(question: string, terms: readonly Sought[]): readonly [readonly Sought[], string] {
  const sought: Sought[] = [];
  let rest = question;
  for (const { own, others } of terms) {
    const match = new RegExp(String.raw`(?<= )${own}\p{L}{0,2}(?= )`, 'u').exec(rest);
    if (!match) continue;
    const [found] = match;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + found.length)}`;
    sought.push({ own: found, others: found === own ? others : [own, ...others] });
  }
  return [sought, rest];
}

/** What a question is about; `book` is all that stands in the rules, folded. */
export function understand(query: string, book: string, everyday: Everyday): readonly Sought[] {
  const terms = termsOf(everyday);
  const known = new Set([...lettersOf(book), ...terms.flatMap(({ own }) => lettersOf(own))]);
  const isKnown = (word: string): boolean =>
    everyday.fillers.has(word) || known.has(word) || book.includes(word);
  const words = asked(query).map((word) => (isKnown(word) ? word : meant(word, known)));
  const [sought, rest] = taken(` ${words.join(' ')} `, terms);
  const others = rest.split(' ').filter((word) => word !== '' && !everyday.fillers.has(word));
  const all = [...sought, ...others.map((own) => ({ own, others: [] }))];
  return all.length > 0 ? all : words.map((own) => ({ own, others: [] }));
}

/** All the words that are looked for, to be marked; the longest first. */
export const wordsOf = (sought: readonly Sought[]): readonly string[] =>
  sought.flatMap(({ own, others }) => [own, ...others]).toSorted((a, b) => b.length - a.length);

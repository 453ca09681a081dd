import { END, START, cut, escaped, fold, pattern } from '../../text/search.ts';
import type { Sought } from './ask.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

/** Emphasis and links are the only mark-up in the paragraphs. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*?|`/g, '');

const WORD_START = 3;

/** Folded once; whoever types asks again with every letter. */
const foldedRules = new WeakMap<Rule, Rule>();
function folded(rule: Rule): Rule {
  let ready = foldedRules.get(rule);
  if (!ready) {
    const { id, title, text, chapter } = rule;
    ready = { id: fold(id), title: fold(title), text: fold(text), chapter: fold(chapter) };
    foldedRules.set(rule, ready);
  }
  return ready;
}

/** All that stands in the rules, as it is compared. */
export const bookOf = (rules: readonly Rule[]): string =>
  rules
    .map(folded)
    .map(({ title, text, chapter }) => `${title} ${text} ${chapter}`)
    .join(' ');

/** How well one word fits one paragraph; nothing when it does not occur. */
function worth(rule: Rule, word: string): number {
  const { id, title, text, chapter } = folded(rule);
  if (id === word) return 1000;
  const [anywhere, start] = [pattern(word), `${START}${escaped(word)}`].map(
    (source) => new RegExp(source, 'u'),
  );
  const within = (part: string, n: number): number => {
    if (!anywhere!.test(part)) return 0;
    return start!.test(part) ? n * WORD_START : n;
  };
  return within(title, 40) + within(text, 4) + within(chapter, 1);
}

/** How well a paragraph fits one of the things that are sought, and whether in the words that were asked. */
function fit(rule: Rule, { own, others }: Sought): { readonly n: number; readonly exact: boolean } {
  const exact = worth(rule, own);
  return exact > 0
    ? { n: exact, exact: true }
    : { n: Math.max(0, ...others.map((word) => worth(rule, word))) / 2, exact: false };
}

/** Of so many things a paragraph may leave one out, if no other has them all. */
const MANY = 3;

/** Paragraphs that speak of all that is sought: in the words asked first; an id, then titles, then texts. */
export function find(rules: readonly Rule[], sought: readonly Sought[]): readonly Rule[] {
  if (sought.length === 0) return rules;
  const judged = rules.map((rule) => {
    const fits = sought.map((one) => fit(rule, one));
    return {
      rule,
      exact: fits.every(({ exact }) => exact),
      lacks: fits.filter(({ n }) => n === 0).length,
      sum: fits.reduce((sum, { n }) => sum + n, 0),
    };
  });
  const least = judged.some(({ lacks }) => lacks === 0) || sought.length < MANY ? 0 : 1;
  return judged
    .filter(({ lacks }) => lacks <= least)
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.sum - a.sum)
    .map(({ rule }) => rule);
}

export interface Piece {
  readonly kind: 'text' | 'mark' | 'rule' | 'card';
  readonly text: string;
}

/** What a paragraph can lead to. */
export interface Known {
  readonly ids: ReadonlySet<string>;
  readonly links: RegExp;
}

/** Rules by id, and cards by their names as the rules write them. */
export function known(ids: readonly string[], names: readonly string[]): Known {
  const longest = names.toSorted((a, b) => b.length - a.length).map(escaped);
  const either = [String.raw`[A-Z]\d{1,2}`, ...longest].join('|');
  return { ids: new Set(ids), links: new RegExp(`${START}(?:${either})${END}`, 'gu') };
}

const marked = (text: string, words: readonly string[]): Piece[] =>
  cut(
    text,
    words.filter((word) => word.length > 1),
  )
    .map((part, i): Piece => ({ kind: i % 2 === 1 ? 'mark' : 'text', text: part }))
    .filter((piece) => piece.text !== '');

/** A paragraph cut into plain words, (folded) words that were looked for, and links to rules and cards. */
export function pieces(
  text: string,
  { ids, links }: Known,
  words: readonly string[],
): readonly Piece[] {
  const found: Piece[] = [];
  const source = plain(text);
  let from = 0;
  for (const match of source.matchAll(links)) {
    const [link] = match;
    const rule = /^[A-Z]\d+$/.test(link);
    if (rule && !ids.has(link)) continue;
    found.push(...marked(source.slice(from, match.index), words));
    found.push({ kind: rule ? 'rule' : 'card', text: link });
    from = match.index + link.length;
  }
  found.push(...marked(source.slice(from), words));
  return found.filter((piece) => piece.text !== '');
}

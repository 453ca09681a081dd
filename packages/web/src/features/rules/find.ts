import { cut, escaped, fold, wanted } from '../../text/search.ts';

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

/** Words begin and end with letters of any language. */
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** How well one word fits one paragraph; nothing when it does not occur. */
function worth({ id, title, text, chapter }: Rule, word: string): number {
  if (fold(id) === word) return 1000;
  const start = new RegExp(`${START}${escaped(word)}`, 'u');
  const within = (part: string, n: number): number => {
    const folded = fold(part);
    if (!folded.includes(word)) return 0;
    return start.test(folded) ? n * WORD_START : n;
  };
  return within(title, 40) + within(text, 4) + within(chapter, 1);
}

/** Paragraphs that speak of all the words: an id first, then titles, then texts. */
export function find(rules: readonly Rule[], query: string): readonly Rule[] {
  const words = wanted(query);
  if (words.length === 0) return rules;
  return rules
    .map((rule) => ({ rule, each: words.map((word) => worth(rule, word)) }))
    .filter(({ each }) => each.every((n) => n > 0))
    .map(({ rule, each }) => ({ rule, sum: each.reduce((a, b) => a + b, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
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

/** A paragraph cut into plain words, words that were looked for, and links to rules and cards. */
export function pieces(text: string, { ids, links }: Known, query: string): readonly Piece[] {
  const words = wanted(query);
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

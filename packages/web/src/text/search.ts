/** Letters that stand for two. */
const DOUBLE: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** Without case and accents, so that *epee* finds *Épée*. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/[ßœæ]/g, (letter) => DOUBLE[letter] ?? letter);

/** The words that are looked for. */
export const wanted = (query: string): readonly string[] =>
  fold(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

export const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** A word as it is, in a regular expression. */
export const escaped = (word: string): string =>
  word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);

/** Words begin and end with letters of any language. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Where a word is found: anywhere, but a short one only where a word begins, and two letters only by themselves. */
export function pattern(word: string): string {
  if (!/^[\p{L}\p{N}]{1,3}$/u.test(word)) return escaped(word);
  return `${START}${word}${word.length < 3 ? END : ''}`;
}

/** Cuts a text before and after each of the (folded) words; odd parts are the words, as the text writes them. */
export function cut(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  const letters = Array.from(text);
  const folded = letters.map(fold);
  /** Which letter of the text a letter of the folded text comes from. */
  const origin = folded.flatMap((letter, i) => Array.from(letter, () => i));
  const parts: string[] = [];
  let from = 0;
  for (const match of folded.join('').matchAll(new RegExp(words.map(pattern).join('|'), 'gu'))) {
    const start = Math.max(from, origin[match.index]!);
    const end = origin[match.index + match[0].length - 1]! + 1;
    parts.push(letters.slice(from, start).join(''), letters.slice(start, end).join(''));
    from = end;
  }
  return [...parts, letters.slice(from).join('')];
}

/** Without case and accents, so that *epee* finds *Épée*. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The words that are looked for. */
export const wanted = (query: string): readonly string[] =>
  fold(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

export const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

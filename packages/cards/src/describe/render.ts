import type { Phrase, PhraseKey } from './phrase.ts';

/** The words of one language for everything that a card can say. */
export interface Language {
  /**
   * In a template `{n}` is a value, `{n|one|other}` a choice by number in which `#` is the number,
   * `{n*meeple}` so many meeples, `{units:list}` a value in a form, `{parts:and}` the phrases inside.
   */
  readonly templates: Readonly<Record<PhraseKey, string>>;
  readonly forms: Readonly<Record<string, (value: string) => string>>;
  readonly joins: Readonly<Record<string, (texts: readonly string[]) => string>>;
  /** So many of the meeple with this letter. */
  readonly count: (n: number, letter: string) => string;
}

export interface Renderer {
  /** The words of one phrase, as a part of a sentence. */
  readonly render: (of: Phrase) => string;
  /** The same as a whole sentence. */
  readonly sentence: (of: Phrase) => string;
  readonly sentences: (of: readonly Phrase[]) => string;
}

const valueOf = ({ key, values }: Phrase, name: string): string | number => {
  const value = values[name];
  if (value === undefined) throw new Error(`${key} has no value ${name}`);
  return value;
};

const plural = (of: Phrase, [name = '', one = '', other = '']: readonly string[]): string => {
  const n = valueOf(of, name);
  return (n === 1 ? one : other).replace('#', `${n}`);
};

/** Looks a word up; a language that lacks it is broken. */
export const nameFrom = <T>(names: Readonly<Record<string, T>>, key: string): T => {
  const name = names[key];
  if (name === undefined) throw new Error(`no name for ${key}`);
  return name;
};

export const capital = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const series = (items: readonly string[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

const verbOf = (text: string): string => `${text.split(' ', 1)[0]} `;

/** One or the other, with a verb that both share said once: *gain 3 VP or 1 VP*. */
export const alternatives = (texts: readonly string[], last: string): string => {
  const verb = verbOf(texts[0] ?? '');
  return series(
    texts.map((text, i) => (i > 0 && text.startsWith(verb) ? text.slice(verb.length) : text)),
    last,
  );
};

/** `P P X*` as words: each different token once, with its number. */
export const listed = (
  letters: string,
  some: (token: string, n: number) => string,
  last: string,
): string => {
  const tokens = letters.split(' ');
  const different = [...new Set(tokens)];
  return series(
    different.map((one) => some(one, tokens.filter((token) => token === one).length)),
    last,
  );
};

export function rendererOf({ templates, forms, joins, count }: Language): Renderer {
  const formed = (of: Phrase, [name = '', form = '']: readonly string[]): string =>
    name === 'parts'
      ? nameFrom(joins, form)((of.parts ?? []).map(render))
      : nameFrom(forms, form)(`${valueOf(of, name)}`);

  const fill = (of: Phrase, hole: string): string => {
    if (hole.includes('|')) return plural(of, hole.split('|'));
    if (hole.includes('*')) {
      const [n = '', what = ''] = hole.split('*');
      return count(Number(valueOf(of, n)), `${valueOf(of, what)}`);
    }
    if (hole.includes(':')) return formed(of, hole.split(':'));
    return `${valueOf(of, hole)}`;
  };

  const render = (of: Phrase): string =>
    templates[of.key].replaceAll(/\{([^}]+)\}/g, (_, hole: string) => fill(of, hole)).trim();

  const sentence = (of: Phrase): string => `${capital(render(of))}.`;

  return { render, sentence, sentences: (of) => of.map(sentence).join(' ') };
}

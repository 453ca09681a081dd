import {
  DISTRICT_NAMES,
  MEEPLE_NAMES,
  PLACE_NAMES,
  TEMPLATES,
  TYPE_NAMES,
  WORDS,
} from './english.ts';
import type { Phrase } from './phrase.ts';

/** Turns phrases into English. */

const nameFrom = <T>(names: Readonly<Record<string, T>>, key: string): T => {
  const name = names[key];
  if (name === undefined) throw new Error(`no name for ${key}`);
  return name;
};

const meeple = (letter: string) => nameFrom(MEEPLE_NAMES, letter);
const type = (id: string) => nameFrom(TYPE_NAMES, id);
const district = (id: string): string => `the ${nameFrom<string>(DISTRICT_NAMES, id)}`;

const series = (items: readonly string[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

/** So many of one token of a list: `P`, alternatives `M/W`, or `X*` for any number. */
const some = (token: string, n: number): string => {
  if (token === 'X*') return WORDS.anyCorruption;
  const names = token.split('/').map(meeple);
  if (n === 1)
    return series(
      names.map(({ a }) => a),
      WORDS.or,
    );
  return `${n} ${series(
    names.map(({ many }) => many),
    WORDS.or,
  )}`;
};

const list = (letters: string): string => {
  const tokens = letters.split(' ');
  const different = [...new Set(tokens)];
  const counted = different.map((one) => some(one, tokens.filter((token) => token === one).length));
  return series(counted, WORDS.and);
};

const TOP_LEVEL = 3;

const ladder = (steps: string): string =>
  steps
    .split(' ')
    .map((vp, index) => `${index + 1} ${index === 0 ? 'Room' : 'Rooms'} ${vp} VP`)
    .join(', ');

const FORMS: Readonly<Record<string, (value: string) => string>> = {
  list,
  one: (letter) => meeple(letter).one,
  many: (letter) => meeple(letter).many,
  names: (letters) =>
    series(
      letters.split('/').map((one) => meeple(one).one),
      WORDS.or,
    ),
  classes: (letters) =>
    series(
      letters.split('/').map((one) => `the ${meeple(one).one}`),
      WORDS.or,
    ),
  type: (id) => type(id).one,
  types: (id) => type(id).many,
  aType: (id) => type(id).a,
  district,
  inDistrict: (id) => nameFrom<string>(DISTRICT_NAMES, id),
  districts: (ids) => series(ids.split(' ').map(district), WORDS.or),
  place: (id) => nameFrom<string>(PLACE_NAMES, id),
  level: (level) => (Number(level) < TOP_LEVEL ? `level ${level} or more` : `level ${level}`),
  ladder,
};

const JOINS: Readonly<Record<string, (texts: readonly string[]) => string>> = {
  and: (texts) => series(texts, WORDS.and),
  words: (texts) => texts.join(' '),
  else: (texts) => texts.join(', else '),
  steps: (texts) => texts.join(', then '),
};

const valueOf = ({ key, values }: Phrase, name: string): string | number => {
  const value = values[name];
  if (value === undefined) throw new Error(`${key} has no value ${name}`);
  return value;
};

const plural = (of: Phrase, [name = '', one = '', other = '']: readonly string[]): string => {
  const n = valueOf(of, name);
  return (n === 1 ? one : other).replace('#', `${n}`);
};

const counted = (of: Phrase, [n = '', what = '']: readonly string[]): string => {
  const number = Number(valueOf(of, n));
  const { one, many } = meeple(`${valueOf(of, what)}`);
  return `${number} ${number === 1 ? one : many}`;
};

const formed = (of: Phrase, [name = '', form = '']: readonly string[]): string =>
  name === 'parts'
    ? nameFrom(JOINS, form)((of.parts ?? []).map(render))
    : nameFrom(FORMS, form)(`${valueOf(of, name)}`);

const fill = (of: Phrase, hole: string): string => {
  if (hole.includes('|')) return plural(of, hole.split('|'));
  if (hole.includes('*')) return counted(of, hole.split('*'));
  if (hole.includes(':')) return formed(of, hole.split(':'));
  return `${valueOf(of, hole)}`;
};

/** The words of one phrase, as a part of a sentence. */
export function render(of: Phrase): string {
  return TEMPLATES[of.key].replaceAll(/\{([^}]+)\}/g, (_, hole: string) => fill(of, hole)).trim();
}

/** The same as a whole sentence. */
export const sentence = (of: Phrase): string => {
  const words = render(of);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

export const sentences = (of: readonly Phrase[]): string => of.map(sentence).join(' ');

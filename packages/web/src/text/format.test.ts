import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import { compile } from './compile.ts';
import { format, type Message, type Part, type Values } from './format.ts';

const LANGUAGES = { en, de, fr };

/** Every name that a message asks for. */
function namesIn(message: Message): string[] {
  return message.flatMap((part: Part): string[] => {
    if (typeof part === 'string' || part === 0) return [];
    const [name, cases] = part;
    return [name, ...Object.values(cases ?? {}).flatMap(namesIn)];
  });
}

const NUMBERS = [0, 1, 2, 5, 21, 1234];

/** What the reference makes of a message, and what we do. */
function bothWays(message: string, language: string, n: number): [string, string] {
  const read = compile(message);
  const values: Values = Object.fromEntries(namesIn(read).map((name) => [name, n]));
  const reference = new IntlMessageFormat(message, language).format(values);
  return [format(read, language, values), String(reference)];
}

describe('messages are filled in as the standard has it', () => {
  it.each(Object.entries(LANGUAGES))('in all texts of %s', (language, texts) => {
    for (const message of Object.values(texts).filter((text) => text.includes('{'))) {
      for (const n of NUMBERS) {
        const [ours, reference] = bothWays(message, language, n);
        expect(ours).toBe(reference);
      }
    }
  });

  it('with a plural, an offset and a choice by word', () => {
    const message =
      '{n, plural, offset:1 =0 {nobody} one {you and # more} other {# more}}, {w, select, a {A} other {?}}';
    const reference = new IntlMessageFormat(message, 'en');
    for (const n of [0, 1, 2, 3])
      for (const w of ['a', 'b'])
        expect(format(compile(message), 'en', { n, w })).toBe(reference.format({ n, w }));
  });
});

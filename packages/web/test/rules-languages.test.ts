import { describe, expect, it } from 'vitest';
import { builtIn, allCards, type CardNames } from '@rowan/cards';
import { names as german } from '@rowan/cards/de';
import { names as french } from '@rowan/cards/fr';
import { parseChapters, parseRules, rulesMarkdown, type Rule } from '../scripts/rules-text.ts';
import { LANGUAGES } from '../src/text/words.ts';

/** The rules of every language have to be the same rules. */

const found = (text: string, what: RegExp): string => (text.match(what) ?? []).toSorted().join(' ');

/** How many paragraphs each chapter has, in order. */
function chapters(rules: readonly Rule[]): string {
  const counts = new Map<string, number>();
  for (const { chapter } of rules) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  return [...counts.values()].join(' ');
}

const headings = (markdown: string): string => found(markdown, /^#+(?= )/gm);

function ofRule(own: Rule, other: Rule | undefined): string[] {
  if (!other) return [`${own.id} is missing`];
  const faults: string[] = [];
  if (other.title.trim() === '' || other.text.trim() === '') faults.push(`${own.id} has no text`);
  if (found(own.text, /\b[A-Z]\d+\b/g) !== found(other.text, /\b[A-Z]\d+\b/g))
    faults.push(`${own.id} refers to other rules`);
  if (found(own.text, /\d+/g) !== found(other.text, /\d+/g))
    faults.push(`${own.id} has other numbers`);
  return faults;
}

/** What a translation lacks, has too much, or says otherwise. */
function faults(english: string, markdown: string): string[] {
  const [own, other] = [parseRules(english), parseRules(markdown)];
  const ids = own.map(({ id }) => id);
  return [
    ...own.flatMap((rule) =>
      ofRule(
        rule,
        other.find(({ id }) => id === rule.id),
      ),
    ),
    ...other.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id} is not a rule`),
    ...(new Set(other.map(({ id }) => id)).size < other.length ? ['an id comes twice'] : []),
    ...(chapters(own) === chapters(other) ? [] : ['the chapters differ']),
    ...(headings(english) === headings(markdown) ? [] : ['the headings differ']),
  ];
}

const ENGLISH = rulesMarkdown('en');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** What stands around the paragraphs: the part of each chapter, its numbers and the rules it names. */
const around = (markdown: string): string[] =>
  parseChapters(markdown).map(({ part, texts }) =>
    [part, texts.length, found(texts.join(' '), /\b[A-Z]\d+\b/g)].join(' '),
  );

describe('overview and examples', () => {
  it('are found, each with its text', () => {
    const all = parseChapters(ENGLISH);
    expect(all.filter(({ part }) => part === 'overview')).toHaveLength(1);
    expect(all.filter(({ part }) => part === 'examples').length).toBeGreaterThan(15);
    expect(all.filter(({ title, texts }) => title === '' || texts.length === 0)).toEqual([]);
    expect(all.flatMap(({ texts }) => texts).join(' ')).not.toMatch(/packages\/|card-language/);
    expect(all.flatMap(({ texts }) => texts).some((text) => text.startsWith('|'))).toBe(true);
  });

  it.each(OTHERS)('are the same in %s', (language) => {
    expect(around(rulesMarkdown(language))).toEqual(around(ENGLISH));
  });
});

describe.each(OTHERS)('the rules in %s', (language) => {
  const markdown = rulesMarkdown(language);

  it('are the English ones, paragraph by paragraph', () => {
    expect(faults(ENGLISH, markdown)).toEqual([]);
  });

  const line = (id: string): RegExp => new RegExp(String.raw`^- \*\*${id}\*\* .*\n`, 'm');
  it.each([
    ['a missing paragraph', line('T7'), '', 'T7 is missing'],
    ['a paragraph without text', line('Q3'), '- **Q3** \n', 'Q3 has no text'],
    ['a title alone', line('Q3'), '- **Q3** Quest. \n', 'Q3 has no text'],
    ['a paragraph of its own', line('L8'), '$&- **L10** Title. Text.\n', 'L10 is not a rule'],
    ['a paragraph twice', line('L8'), '$&$&', 'an id comes twice'],
    ['a wrong number', '152', '153', 'C1 has other numbers'],
    ['a wrong reference', '(M7)', '(M6)', 'T1 refers to other rules'],
    ['a reference left out', '(L6)', '', 'T0 refers to other rules'],
    ['a lost chapter', /^## 5 .*\n/m, '', 'the chapters differ'],
    ['a lost example', /^### .* 9 .*\n/m, '', 'the headings differ'],
  ] as const)('%s is found', (_, from, to, fault) => {
    const broken = markdown.replace(from, to);
    expect(broken).not.toBe(markdown);
    expect(faults(ENGLISH, broken)).toContain(fault);
  });

  it('call cards by their names', () => {
    const names: CardNames = { de: german, fr: french }[language];
    const cards = allCards(builtIn).map(({ card }) => card);
    const said = cards.filter(({ name }) => name.includes(' ') && ENGLISH.includes(name));
    expect(said.length).toBeGreaterThan(10);
    const own = said.map(({ id, name }) => (names[id] ?? name).replaceAll('\u00AD', ''));
    expect(own.filter((name) => !markdown.includes(name))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseRules, rulesMarkdown } from '../scripts/rules-text.ts';
import { find, known, pieces } from '../src/features/rules/find.ts';
import { LANGUAGES } from '../src/text/words.ts';

const rules = parseRules(rulesMarkdown('en'));
const links = known(
  rules.map(({ id }) => id),
  ["Mage's Workshop", 'Combustor'],
);

describe('searching the rules', () => {
  it('shows them all, in their order, when nothing is asked', () => {
    expect(find(rules, '  ')).toEqual(rules);
  });

  it('finds a paragraph by its id, before those that mention it', () => {
    const found = find(rules, 't1');
    expect(found[0]?.id).toBe('T1');
  });

  it('wants all the words and puts titles first', () => {
    const found = find(rules, 'level up');
    expect(found.length).toBeGreaterThan(1);
    for (const { title, text, chapter } of found) {
      const all = `${title} ${text} ${chapter}`.toLowerCase();
      expect(all).toContain('level');
      expect(all).toContain('up');
    }
    expect(find(rules, 'first player')[0]?.title).toBe('First player');
    expect(find(rules, 'level zeppelin')).toEqual([]);
    expect(find(rules, '(').every(({ text }) => text.includes('('))).toBe(true);
  });

  it.each([
    ['de', 'uberrannt', 'T7'],
    ['de', 'fähigkeiten im ausbau', 'T3'],
    ['de', 'plattchen bleiben', 'L8'],
    ['fr', 'debordement', 'T7'],
    ['fr', 'developpement capacites', 'T3'],
    ['fr', 'QUETES DE TAVERNE', 'Q5'],
  ])('in %s, %s finds %s first, with or without accents', (language, query, id) => {
    expect(find(parseRules(rulesMarkdown(language)), query)[0]?.id).toBe(id);
  });
});

describe('a paragraph', () => {
  it('links rules and cards, and marks what was looked for', () => {
    const text = "Crowns pay first (L6), see *Mage's Workshop* and X99.";
    expect(pieces(text, links, 'crowns')).toEqual([
      { kind: 'mark', text: 'Crowns' },
      { kind: 'text', text: ' pay first (' },
      { kind: 'rule', text: 'L6' },
      { kind: 'text', text: '), see ' },
      { kind: 'card', text: "Mage's Workshop" },
      { kind: 'text', text: ' and X99.' },
    ]);
  });

  it('marks what was looked for as the text writes it', () => {
    const marks = (text: string, query: string): string[] =>
      pieces(text, links, query)
        .filter(({ kind }) => kind === 'mark')
        .map((piece) => piece.text);
    expect(marks('L’Épée et les épées', 'epee')).toEqual(['Épée', 'épée']);
    expect(marks('Größe und Maß', 'mass grosse')).toEqual(['Größe', 'Maß']);
    expect(marks('ein Œil', "l'oeil oei")).toEqual(['Œi']);
  });

  it('links cards with accents at their ends, and only whole names', () => {
    const own = known([], ['Échafaudage assiégé', 'Skelett']);
    const cards = (text: string): string[] =>
      pieces(text, own, '')
        .filter(({ kind }) => kind === 'card')
        .map((piece) => piece.text);
    expect(cards('l’Échafaudage assiégé.')).toEqual(['Échafaudage assiégé']);
    expect(cards('das Skelett, des Skeletts, Skelettähnliches')).toEqual(['Skelett']);
  });

  it.each(LANGUAGES)('keeps every word of every rule (%s)', (language) => {
    for (const { text } of parseRules(rulesMarkdown(language))) {
      const whole = pieces(text, links, 'the de')
        .map((piece) => piece.text)
        .join('');
      expect(whole).toBe(
        text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*?|`/g, ''),
      );
    }
  });
});

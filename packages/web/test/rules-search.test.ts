import { describe, expect, it } from 'vitest';
import { parseRules, rulesMarkdown } from '../scripts/rules-text.ts';
import { distance, understand, wordsOf } from '../src/panels/rules/ask.ts';
import { EVERYDAY } from '../src/panels/rules/everyday.ts';
import { bookOf, find as findSought, known, pieces, type Rule } from '../src/panels/rules/find.ts';
import { fold, wanted } from '../src/text/search.ts';
import { LANGUAGES, type Language } from '../src/text/words.ts';

const rules = parseRules(rulesMarkdown('en'));
const BOOKS: Readonly<Record<Language, readonly Rule[]>> = {
  en: rules,
  de: parseRules(rulesMarkdown('de')),
  fr: parseRules(rulesMarkdown('fr')),
};

const sought = (language: Language, query: string) =>
  understand(query, bookOf(BOOKS[language]), EVERYDAY[language]);
const ask = (language: Language, query: string): readonly Rule[] =>
  findSought(BOOKS[language], sought(language, query));
const idsOf = (found: readonly Rule[]): readonly string[] => found.map(({ id }) => id);
const find = (_: readonly Rule[], query: string): readonly Rule[] => ask('en', query);

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
  ] as const)('in %s, %s finds %s first, with or without accents', (language, query, id) => {
    expect(ask(language, query)[0]?.id).toBe(id);
  });
});

describe('searching as people ask', () => {
  it.each([
    ['en', 'how do I remove corruption', 'L2'],
    ['en', 'How do I get rid of Corruption?', 'L2'],
    ['en', 'remove coruption', 'L2'],
    ['en', 'who starts', 'S8'],
    ['en', 'what happens at end scoring', 'E4'],
    ['en', 'tiebreaker', 'E5'],
    ['en', 'combat value', 'M2'],
    ['en', 'overun', 'T7'],
    ['de', 'Wie werde ich Verderbnis los?', 'L2'],
    ['de', 'verderbniss entfernen', 'L2'],
    ['de', 'wer fängt an', 'S8'],
    ['de', 'Wie gewinne ich?', 'E5'],
    ['de', 'Schlusswertung', 'E4'],
    ['de', 'überrant', 'T7'],
    ['fr', 'comment enlever la corruption', 'L2'],
    ['fr', 'Comment se débarrasser de la corrupton ?', 'L2'],
    ['fr', 'qui commence', 'S8'],
    ['fr', 'comment gagner', 'E5'],
    ['fr', 'débordemant', 'T7'],
  ] as const)('in %s, “%s” finds %s first', (language, query, id) => {
    expect(ask(language, query)[0]?.id).toBe(id);
  });

  it.each([
    ['en', 'victory points', 'vp'],
    ['en', 'victroy point', 'vp'],
    ['de', 'Siegpunkte', 'sp'],
    ['fr', 'points de victoire', 'pv'],
    ['en', 'coruption', 'corruption'],
    ['de', 'verderbnnis', 'verderbnis'],
    ['fr', 'coruption', 'corruption'],
  ] as const)('in %s, “%s” finds what the rules call %s', (language, query, word) => {
    const found = ask(language, query);
    expect(found.length).toBeGreaterThan(3);
    for (const { title, text, chapter } of found)
      expect(fold(`${title} ${text} ${chapter}`)).toContain(word);
    expect(wordsOf(sought(language, query))).toContain(word);
  });

  it('shows the words that were asked before others that mean the same', () => {
    const found = ask('en', 'fight');
    const exact = found.map(({ title, text, chapter }) =>
      fold(`${title} ${text} ${chapter}`).includes('fight'),
    );
    expect(exact).toContain(true);
    expect(exact).toContain(false);
    expect(exact).toEqual(exact.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('forgives one thing of three that nobody knows, and not one of two', () => {
    expect(idsOf(ask('en', 'crown zeppelin payment'))).toEqual(['T0']);
    expect(ask('en', 'crown zeppelin')).toEqual([]);
  });

  it('corrects nothing that the rules know, and no short words', () => {
    expect(wordsOf(sought('en', 'level'))).toEqual(['level']);
    expect(wordsOf(sought('en', 'bax'))).toEqual(['bax']);
    expect(wordsOf(sought('en', 'tavrn'))).toEqual(['tavern']);
    expect(wordsOf(sought('en', 'tavrnx'))).toEqual(['tavrnx']);
    expect(wordsOf(sought('en', 'proffesional'))).toEqual(['proffesional']);
  });

  it('looks for filler words if there is nothing else', () => {
    expect(wordsOf(sought('en', 'what if'))).toEqual(['what', 'if']);
  });

  it.each([
    ['', 'abc', 3],
    ['corruption', 'corruption', 0],
    ['coruption', 'corruption', 1],
    ['tavren', 'tavern', 1],
    ['tvrn', 'tavern', 2],
  ])('%s is so far from %s: %d', (a, b, n) => {
    expect(distance(a, b)).toBe(n);
    expect(distance(b, a)).toBe(n);
  });

  it.each(LANGUAGES)('has words of the rules for all synonyms (%s)', (language) => {
    const book = bookOf(BOOKS[language]);
    const { synonyms, fillers } = EVERYDAY[language];
    const lost = synonyms.flatMap(({ rules }) => rules).filter((word) => !book.includes(word));
    expect(lost).toEqual([]);
    const all = [...fillers, ...synonyms.flatMap((one) => [...one.rules, ...one.asked])];
    expect(all.filter((word) => fold(word) !== word)).toEqual([]);
  });
});

describe('a paragraph', () => {
  it('marks two letters only where they are a word', () => {
    expect(pieces('5 SP im Spiel', links, ['sp'])).toEqual([
      { kind: 'text', text: '5 ' },
      { kind: 'mark', text: 'SP' },
      { kind: 'text', text: ' im Spiel' },
    ]);
  });

  it('links rules and cards, and marks what was looked for', () => {
    const text = "Crowns pay first (L6), see *Mage's Workshop* and X99.";
    expect(pieces(text, links, ['crowns'])).toEqual([
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
      pieces(text, links, wanted(query))
        .filter(({ kind }) => kind === 'mark')
        .map((piece) => piece.text);
    expect(marks('L’Épée et les épées', 'epee')).toEqual(['Épée', 'épée']);
    expect(marks('Größe und Maß', 'mass grosse')).toEqual(['Größe', 'Maß']);
    expect(marks('ein Œil', "l'oeil oei")).toEqual(['Œi']);
  });

  it('links cards with accents at their ends, and only whole names', () => {
    const own = known([], ['Échafaudage assiégé', 'Skelett']);
    const cards = (text: string): string[] =>
      pieces(text, own, [])
        .filter(({ kind }) => kind === 'card')
        .map((piece) => piece.text);
    expect(cards('l’Échafaudage assiégé.')).toEqual(['Échafaudage assiégé']);
    expect(cards('das Skelett, des Skeletts, Skelettähnliches')).toEqual(['Skelett']);
  });

  it.each(LANGUAGES)('keeps every word of every rule (%s)', (language) => {
    for (const { text } of parseRules(rulesMarkdown(language))) {
      const whole = pieces(text, links, ['the', 'de'])
        .map((piece) => piece.text)
        .join('');
      expect(whole).toBe(
        text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*?|`/g, ''),
      );
    }
  });
});

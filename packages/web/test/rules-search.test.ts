import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../scripts/rules-text.ts';
import { find, known, pieces } from '../src/features/rules/find.ts';

const rules = parseRules(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rules.md'), 'utf8'),
);
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

  it('keeps every word of every rule', () => {
    for (const { text } of rules) {
      const whole = pieces(text, links, 'the')
        .map((piece) => piece.text)
        .join('');
      expect(whole).toBe(
        text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*?|`/g, ''),
      );
    }
  });
});

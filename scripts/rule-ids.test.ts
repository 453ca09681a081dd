import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allTestTitles, ruleIds, testTitles, untested } from './rule-ids.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const written = ruleIds(readFileSync(join(root, 'docs/rules.md'), 'utf8'));

describe('the paragraphs of the rules', () => {
  test('docs/rules.md has all ten chapters, each paragraph once and in order', () => {
    const last = { C: 5, S: 9, T: 9, D: 7, L: 9, M: 7, Q: 10, E: 6, F: 5, G: 10 };
    const expected = Object.entries(last).flatMap(([chapter, n]) =>
      Array.from({ length: n + 1 }, (_, i) => `${chapter}${i}`).slice(chapter === 'T' ? 0 : 1),
    );
    expect(written).toEqual(expected);
  });

  test('each has a test whose title begins with its id', () => {
    expect(untested(written, allTestTitles(root))).toEqual([]);
  });

  test('one without a test is found', () => {
    expect(untested([...written, 'T10', 'Z1'], allTestTitles(root))).toEqual(['T10', 'Z1']);
  });
});

describe('the paragraphs of the protocol', () => {
  const paragraphs = ruleIds(readFileSync(join(root, 'docs/protocol.md'), 'utf8'));

  test('stand in order, each once', () => {
    expect(paragraphs).toEqual(paragraphs.map((_, i) => `P${i + 1}`));
    expect(paragraphs.length).toBeGreaterThan(18);
  });

  test('each has a test whose title begins with its id', () => {
    expect(untested(paragraphs, allTestTitles(root))).toEqual([]);
  });
});

describe('reading ids and titles', () => {
  test('list items and headings with an id are paragraphs, mentions are not', () => {
    const rules =
      '# The rules\n- **T7** Overrun (T8).\n- M1 Strength\n### Q10 Quests\nSee T9.\n- See E1';
    expect(ruleIds(rules)).toEqual(['T7', 'M1', 'Q10']);
  });

  test('titles of tests count, also of tables; those of groups and skipped tests do not', () => {
    const source = `
      describe('T1 a group', () => {
        test('T2 plain', () => {});
        it("T3 quoted", () => {});
        test.each([['T4 no title']])('T5 %s', () => {});
        test.skip('T6 skipped', () => {});
        test.todo('T7 later');
        test(\`T8 \${1}\`, () => {});
      });`;
    const titles = testTitles('some.test.ts', source);
    expect(titles).toEqual(['T2 plain', 'T3 quoted', 'T5 %s', 'T8 ']);
    expect(untested(['T1', 'T2', 'T20', 'T5', 'T6'], titles)).toEqual(['T1', 'T20', 'T6']);
  });
});

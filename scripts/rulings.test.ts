import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleIds } from './rule-ids.ts';

const docs = fileURLToPath(new URL('../docs', import.meta.url));
const rules = readFileSync(join(docs, 'rules.md'), 'utf8');
const page = readFileSync(join(docs, 'rulings.md'), 'utf8');

const chapters = (markdown: string): readonly string[] => markdown.match(/^## \d .*$/gm) ?? [];

const houseIds = (markdown: string): readonly string[] =>
  markdown.split('\n').flatMap((line) => (line.includes('*(house)*') ? ruleIds(line) : []));

/** What is wrong with a page of rulings. */
function faults(rulings: string): string[] {
  const lines = rulings.split('\n').filter((line) => line.startsWith('- '));
  const ids = lines.flatMap(ruleIds);
  const known = ruleIds(rules);
  const order = ids.map((id) => known.indexOf(id));
  return [
    ...lines.flatMap((line) =>
      /^- \*\*[A-Z]\d+\*\* [^.:]{2,60}\. \*(?:Silent|Differ|Lost)\.\* \S/.test(line) ? [] : [line],
    ),
    ...ids.filter((id) => !known.includes(id)),
    ...order.flatMap((at, i) => (at < (order[i - 1] ?? 0) ? [`${ids[i]} comes too late`] : [])),
    ...houseIds(rules).filter((id) => !ids.includes(id)),
    ...chapters(rules).filter(
      (one) => !one.includes('Examples') && !chapters(rulings).includes(one),
    ),
  ];
}

describe('the rulings', () => {
  test('stand at paragraphs of the rules, in their order, each with its kind; none that is marked lacks', () => {
    expect(faults(page)).toEqual([]);
    expect(ruleIds(page).length).toBeGreaterThan(50);
    expect(houseIds(rules).length).toBeGreaterThan(3);
  });

  test.each([
    ['a paragraph that does not exist', '**S4**', '**S40**', 'S40'],
    ['a house rule without a ruling', /^- \*\*E6.*\n/m, '', 'E6'],
    ['a paragraph at the wrong place', '- **G10** Hired', '- **G1** Hired', 'G1 comes too late'],
    ['a lost chapter', '## 8 The Four Towers', '## 8', '## 8 The Four Towers'],
  ])('%s is found', (_, from, to, fault) => {
    expect(faults(page.replace(from, to))).toContain(fault);
  });

  test('one that does not say of which kind it is, is found', () => {
    expect(faults(page.replace('*Lost.*', 'Lost.'))).toHaveLength(1);
  });
});

import { readFileSync } from 'node:fs';
import { builtIn } from '@rowan/cards';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/card-language.md', import.meta.url), 'utf8');

const kindsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value && typeof value.kind === 'string' ? [value.kind] : [];
  return [...own, ...Object.values(value).flatMap(kindsIn)];
};

const undescribed = (kinds: Iterable<string>): readonly string[] =>
  [...kinds].filter((kind) => !page.includes(`\`${kind}\``));

test('the page on the card language names every kind in use', () => {
  const quests = ['triggered', 'ongoing', 'end'];
  const kinds = new Set(kindsIn(builtIn).filter((kind) => !quests.includes(kind)));
  expect(kinds.size).toBeGreaterThan(40);
  expect(undescribed(kinds)).toEqual([]);
  expect(undescribed(['unheardOf'])).toEqual(['unheardOf']);
});

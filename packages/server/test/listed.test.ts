import { expect, test } from 'vitest';
import { Listed } from '../src/listed.ts';
import type { Standing } from '../src/store/store.ts';

const OAK: Standing = { stage: 'play', free: 0, waits: 'oak', due: null };
const ELM: Standing = { ...OAK, waits: 'elm' };

/** Rows behind each other, each with what lists show after it; what has to be written with each. */
function written(listed: Listed, from: number, all: readonly Standing[]): boolean[] {
  return all.map((standing, i) => {
    const news = listed.news(from + i, { ...standing });
    listed.wrote(from + i);
    return news !== undefined;
  });
}

test('what lists show of a game is written with the first row and where it changes', () => {
  expect(written(new Listed(), 5, [OAK, OAK, ELM, ELM, OAK])).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('it is written anew where another node wrote the row before, or took the one that was tried', () => {
  const listed = new Listed();
  written(listed, 1, [OAK]);
  expect(listed.news(3, OAK)).toEqual(OAK);
  listed.wrote(3);
  expect(listed.news(4, ELM)).toEqual(ELM);
  // Row 4 was another one's.
  expect(listed.news(5, OAK)).toEqual(OAK);
});

test('times, claims, notices and results are written with every row', () => {
  const claim = { by: 'node', until: 9 };
  const notice = { person: 'oak', at: 9 };
  for (const more of [{ due: 9 }, { claim }, { notice }])
    expect(written(new Listed(), 1, [OAK, { ...OAK, ...more }, { ...OAK, ...more }, OAK])).toEqual([
      true,
      true,
      true,
      true,
    ]);
});

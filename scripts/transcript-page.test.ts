import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn } from '@rowan/cards';
import { expect, test } from 'vitest';
import { goalsOf } from './proofs/goals.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/transcript.md'), 'utf8');

const undescribed = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !page.includes(`\`${name}\``));

test.each(['event', 'decision', 'effect'])(
  'the page on transcripts names every kind of %s',
  (group) => {
    const kinds = goalsOf(builtIn).flatMap((goal) => (goal.group === group ? [goal.name] : []));
    expect(kinds.length).toBeGreaterThan(9);
    expect(undescribed(kinds)).toEqual([]);
    expect(undescribed(['unheardOf'])).toEqual(['unheardOf']);
  },
);

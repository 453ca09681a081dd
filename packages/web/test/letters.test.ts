import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

/** Sizes of letters that would not grow with what somebody has set in the browser. */
const fixedSizes = (css: string): string[] => css.match(/\bfont(-size)?:[^;]*\d+px/g) ?? [];

test('letters grow with the size that is set in the browser, on every page', () => {
  const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(50);
  const fixed = styles.flatMap((file) =>
    fixedSizes(readFileSync(join(SOURCES, file), 'utf8')).map((size) => `${file}: ${size}`),
  );
  expect(fixed).toEqual([]);
  expect(fixedSizes('.a { font: 700 21px/1.1 serif; } .b { font-size: 1rem; }')).toHaveLength(1);
});

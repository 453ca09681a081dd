import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { HITS } from './hits.ts';

/** Before a test file: an empty list of hits. After it: which numbers are in it. */

const hits: number[] = [];
(globalThis as Record<string, unknown>)[HITS] = hits;

afterAll(() => {
  const folder = process.env['ROWAN_HITS'] ?? '';
  const { testPath = '' } = expect.getState();
  mkdirSync(folder, { recursive: true });
  const numbers = Object.keys(hits).map(Number);
  writeFileSync(join(folder, testPath.replaceAll(/[\\/]/g, '+')), JSON.stringify(numbers));
});

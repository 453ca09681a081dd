import { describe, expect, test } from 'vitest';
import { scenario } from '@rowan/testkit';
import type { Answer } from '@rowan/rules';

const position = () =>
  scenario().seat(0, { tavern: 'PPP' }).monsters('villages', 'Timber Wolf').main();

/** A list of that length with nothing in it. */
const holes = (length: number): number[] => Object.assign([], { length });

describe('T5 a plan of the wrong shape is refused', () => {
  test.each([
    ['a list of places with a hole', { kind: 'plan', places: holes(1) }],
    ['a list of meeples with holes', { kind: 'plan', places: [{ place: 19, units: holes(9) }] }],
    ['minus zero', { kind: 'plan', places: [{ place: 19, units: [2, -0, 0, 0, 0, 0, 0, 0, 0] }] }],
  ])('%s', (_, answer) => {
    const { code } = position().refused(answer as unknown as Answer, 'T5', 'malformed');
    expect(code).toBe('malformed');
  });
});

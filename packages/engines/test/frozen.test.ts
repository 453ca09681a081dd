import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn } from '@rowan/cards';
import { engineBy, enginesOf } from '@rowan/engines';
import { thinkBy } from '@rowan/engines/bots';
import { plansBy } from '@rowan/engines/plans';
import { RULES_NUMBER, keyFromSeed } from '@rowan/rules';
import { presentEngine, type Engine, type PlanAdvice } from '@rowan/table';
import { describe, expect, test } from 'vitest';
import { FROZEN, SHA_256 } from '../src/frozen.ts';

const FOLDER = join(import.meta.dirname, '../src/frozen');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const NUMBERS = [...FROZEN.keys()];

/** Advice that there was not yet when a number was frozen: its games do without. */
const LATER: Readonly<Record<number, readonly string[]>> = {
  0: ['another', 'asIf', 'standing', 'warn'],
};

describe('frozen rules', () => {
  test('are those of every number before this one', () => {
    expect(NUMBERS).toEqual(Array.from({ length: RULES_NUMBER }, (_, i) => i));
    expect(files.toSorted()).toEqual(NUMBERS.map((n) => `rules-${n}.js`).toSorted());
  });

  test.each(NUMBERS)('number %i is as it was written', (number) => {
    const bytes = readFileSync(join(FOLDER, `rules-${number}.js`));
    expect(sha(bytes)).toBe(SHA_256.get(number));
    expect(sha(Buffer.concat([bytes, Buffer.from(' ')]))).not.toBe(SHA_256.get(number));
  });

  test.each(NUMBERS)('number %i has all that a table, a page and a bot ask for', async (number) => {
    const engine = (await engineBy(number))!;
    const plans = await plansBy(number);
    const sorted = (of: Engine | PlanAdvice): string[] => Object.keys(of).sort();
    expect(engine.rules).toBe(number);
    expect(sorted(engine)).toEqual(sorted(presentEngine));
    const present = sorted(await plansBy(RULES_NUMBER));
    expect(sorted(plans)).toEqual(present.filter((name) => !LATER[number]?.includes(name)));
    expect(await thinkBy(number)).toBeTypeOf('function');
  });

  test.each(NUMBERS)('number %i shares nothing with the rules of this version', async (number) => {
    const engine = (await engineBy(number))!;
    expect(engine.apply).not.toBe(presentEngine.apply);
    expect(await thinkBy(number)).not.toBe(await thinkBy(RULES_NUMBER));
    expect(readFileSync(join(FOLDER, `rules-${number}.js`), 'utf8')).not.toMatch(
      /^import |\bimport\(/m,
    );
  });
});

describe('engines', () => {
  test('are at hand for this version, and null for rules that nobody knows', async () => {
    expect(await engineBy(RULES_NUMBER)).toBe(presentEngine);
    for (const rules of [-1, RULES_NUMBER + 1, 0.5, NaN]) expect(await engineBy(rules)).toBeNull();
    expect(await thinkBy(RULES_NUMBER + 1)).toBeNull();
    await expect(plansBy(RULES_NUMBER + 1)).rejects.toThrow('advises');
  });

  test('are fetched only when a game asks for them', async () => {
    let fetched = 0;
    const frozen = new Map([[7, () => Promise.reject(new Error(`fetched ${++fetched}`))]]);
    const engines = enginesOf(frozen);
    await engines(RULES_NUMBER);
    expect(fetched).toBe(0);
    await expect(engines(7)).rejects.toThrow('fetched 1');
  });
});

/** What a bundle says of a deal, in JSON. */
function dealBy({ startGame, publicView }: Engine, seed: string): string {
  const setup = { players: 3, towers: true, hiredHelp: [], advanced: false } as const;
  const { state } = startGame(builtIn, { ...setup, key: keyFromSeed(seed) });
  return JSON.stringify(publicView(state).monsters);
}

test.each(NUMBERS)('a deal by number %i is a deal by its key', async (number) => {
  const engine = (await engineBy(number))!;
  expect(dealBy(engine, 'a')).toBe(dealBy(engine, 'a'));
  expect(dealBy(engine, 'a')).not.toBe(dealBy(engine, 'b'));
});

import type { Setup } from '@rowan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESENT } from '../src/pin.ts';
import {
  checkFairness,
  commitmentOf,
  fairKey,
  parseFairness,
  saltHash,
  type Fairness,
} from '../src/fairness.ts';

const TABLE = 'a'.repeat(22);
const hex = (digits: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: digits,
    maxLength: digits,
  });

interface Told {
  readonly fair: Fairness;
  readonly setup: Setup;
}

/** A fair game of two persons and a bot, one of whom may withhold. */
function told(secret: string, salts: readonly (string | null)[]): Told {
  const setup = { players: 3, towers: true, hiredHelp: [], advanced: false };
  const hashes = ['0'.repeat(32), '1'.repeat(32)].map((one, i) => saltHash(TABLE, salts[i] ?? one));
  const fair: Fairness = {
    scheme: 1,
    table: TABLE,
    commitment: commitmentOf(TABLE, secret),
    secret,
    salts: [
      { hash: hashes[0]!, salt: salts[0] ?? null },
      { hash: hashes[1]!, salt: salts[1] ?? null },
      null,
    ],
  };
  const facts = {
    table: TABLE,
    pin: PRESENT,
    setup,
    salts: [salts[0] ?? null, salts[1] ?? null, null],
  };
  return { fair, setup: { ...setup, key: fairKey(secret, facts) } };
}

const games = fc.tuple(hex(64), fc.option(hex(32)), fc.option(hex(32)));

/** Another digit at one place. */
function flipped(text: string, at: number): string {
  const digit = (Number.parseInt(text[at]!, 16) ^ 1).toString(16);
  return text.slice(0, at) + digit + text.slice(at + 1);
}

describe('a deal that nobody chose', () => {
  test('holds, whoever withheld their salt', () => {
    fc.assert(
      fc.property(games, ([secret, a, b]) => {
        const { fair, setup } = told(secret, [a, b]);
        const read = parseFairness(JSON.parse(JSON.stringify(fair)));
        const kept = { commitment: fair.commitment };
        return checkFairness(read!, { pin: PRESENT, setup }, kept).ok;
      }),
    );
  });

  test('does not, with one bit of the secret, a salt, a hash, the commitment or the key changed', () => {
    fc.assert(
      fc.property(hex(64), hex(32), fc.nat(31), (secret, salt, at) => {
        const { fair, setup } = told(secret, [salt, null]);
        const [first, second] = fair.salts;
        const changed: readonly [Fairness, Setup][] = [
          [{ ...fair, secret: flipped(secret, at * 2) }, setup],
          [{ ...fair, commitment: flipped(fair.commitment, at * 2) }, setup],
          [{ ...fair, salts: [{ ...first!, salt: flipped(salt, at) }, second!, null] }, setup],
          [
            { ...fair, salts: [{ ...first!, hash: flipped(first!.hash, at) }, second!, null] },
            setup,
          ],
          [{ ...fair, salts: [second!, first!, null] }, setup],
          [{ ...fair, table: 'b'.repeat(22) }, setup],
          [fair, { ...setup, key: flipped(setup.key, at * 2) }],
          [fair, { ...setup, towers: false }],
        ];
        return changed.every(
          ([one, dealt]) => !checkFairness(one, { pin: PRESENT, setup: dealt }).ok,
        );
      }),
    );
  });

  test('is found out against what the device kept, though the table made up another whole story', () => {
    const before = told('1'.repeat(64), ['2'.repeat(32), null]);
    const after = told('3'.repeat(64), ['2'.repeat(32), null]);
    const dealt = { pin: PRESENT, setup: after.setup };
    // Without what was kept nothing is proven.
    expect(checkFairness(after.fair, dealt).ok).toBe(true);
    const kept = { commitment: before.fair.commitment };
    expect(checkFairness(after.fair, dealt, kept)).toMatchObject({
      error: { code: 'otherCommitment' },
    });
    const salt = { commitment: after.fair.commitment, seat: 0, salt: '4'.repeat(32) };
    expect(checkFairness(after.fair, dealt, salt)).toMatchObject({ error: { code: 'otherSalt' } });
  });

  test('is read from anything without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const fair = parseFairness(value);
        return fair === null || fair.scheme === 1;
      }),
    );
  });
});

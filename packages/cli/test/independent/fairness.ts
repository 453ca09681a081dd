import { createHash, createHmac } from 'node:crypto';
import { canonical } from './chance.ts';
import { Inconsistency, type Fields } from './reader.ts';

/** docs/transcript.md, section 14: how the key of a table came about. */

const sha = (words: string, hex: string): string =>
  createHash('sha256').update(words).update(Buffer.from(hex, 'hex')).digest('hex');

const fail = (message: string): never => {
  throw new Inconsistency(1, `fairness: ${message}`);
};

interface Opened {
  readonly hash: string;
  readonly salt: string | null;
}

/** Follows the key from the secret and the salts; without `fairness` the file says nothing about it. */
export function checkKey(line: Fields, rules: number, kept: string | null): void {
  const fair = line['fairness'] as Fields | undefined;
  if (!fair) {
    if (kept !== null) fail('there is none');
    return;
  }
  const { key, ...setup } = line['setup'] as Fields;
  const { scheme, table, commitment, secret } = fair as Readonly<Record<string, string>>;
  const salts = fair['salts'] as unknown as readonly (Opened | null)[];
  if (Number(scheme) !== 1) fail('another scheme');
  if (kept !== null && kept !== commitment) fail('another commitment than was kept');
  if (sha(`rowan:commit:1:${table}:`, secret!) !== commitment) fail('the secret is another');
  if (salts.length !== setup['players']) fail('a salt for each seat');
  for (const one of salts)
    if (one?.salt && sha(`rowan:salt:1:${table}:`, one.salt) !== one.hash)
      fail('a salt is another than was promised');
  const opened = salts.map((one) => one?.salt ?? null);
  const facts = { scheme: 1, table, setup, catalogue: line['catalogueHash'], rules, salts: opened };
  const made = createHmac('sha256', Buffer.from(secret!, 'hex')).update(canonical(facts));
  if (made.digest('hex') !== key) fail('the key does not follow from secret and salts');
}

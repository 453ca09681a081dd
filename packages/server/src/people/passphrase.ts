import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LONGEST_PASSPHRASE, SHORTEST_PASSPHRASE } from '../limits.ts';

/** As slow as is usual today: 19 MiB and two rounds. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const isPassphrase = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= SHORTEST_PASSPHRASE &&
  value.length <= LONGEST_PASSPHRASE;

/** So many hashes at once: they are slow on purpose, and moves must not wait for them. */
export class Hashing {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** The most that ever ran together. */
  peak = 0;

  constructor(most: number) {
    this.#most = most;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    this.peak = Math.max(this.peak, this.#running);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  hash(passphrase: string): Promise<string> {
    return this.#inTurn(() => hash(passphrase.normalize('NFKC'), COST));
  }

  /** Somebody who does not exist takes as long as a wrong passphrase. */
  async fits(passphrase: string, kept: string | null): Promise<boolean> {
    const against = kept ?? (await this.#nobody());
    const fits = await this.#inTurn(() => verify(against, passphrase.normalize('NFKC')));
    return fits && kept !== null;
  }

  #of: Promise<string> | null = null;
  #nobody(): Promise<string> {
    return (this.#of ??= this.hash(randomBytes(16).toString('hex')));
  }
}

/** Letters that are not mistaken for one another. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** A code that can be read aloud and typed: groups of four letters. */
export function newCode(groups: number): string {
  const letters = Array.from({ length: groups * 4 }, () => LETTERS[below(LETTERS.length)]!);
  return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** Every letter is as likely as any other. */
function below(n: number): number {
  const most = 256 - (256 % n);
  for (;;) {
    const [byte] = randomBytes(1) as Buffer & [number];
    if (byte < most) return byte % n;
  }
}

/** As it was given out, however it was typed. */
export const cleanCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type FixtureKind = 'saves' | 'links' | 'transcripts' | 'command-line';

/** A game as an earlier version of Rowan wrote it. */
export interface Fixture {
  /** Its folder says what kind it is. */
  readonly file: string;
  readonly variant: string;
  /** The open decision, with what it orders or where its Unit goes; or `over`. */
  readonly at: string;
  readonly moves: number;
  /** Of the last state. */
  readonly hash: string;
}

/** All games of one rules number, and the cards they are played with. */
interface FixtureSet {
  readonly rules: number;
  readonly catalogue: string;
  readonly fixtures: readonly Fixture[];
}

const addressOf = (path: string): URL => new URL(`../fixtures/number-0/${path}`, import.meta.url);

export const numberZero = JSON.parse(readFileSync(addressOf('index.json'), 'utf8')) as FixtureSet;

export const fixturesOf = (kind: FixtureKind): readonly Fixture[] =>
  numberZero.fixtures.filter(({ file }) => file.startsWith(`${kind}/`));

export const pathOf = ({ file }: Fixture): string => fileURLToPath(addressOf(file));

export const textOf = ({ file }: Fixture): string => readFileSync(addressOf(file), 'utf8');

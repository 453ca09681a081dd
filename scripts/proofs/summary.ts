import { createHash } from 'node:crypto';
import { MOST_DECISIONS } from '@rowan/testkit';
import type { ChromiumRun } from './in-chromium.ts';
import type { PlayedGame } from './play-game.ts';
import { setupAt, variantName } from './variants.ts';

interface Fault {
  readonly game: number;
  readonly setup: string;
  readonly fault: string;
}

export interface GamesReport {
  readonly proof: 'games';
  readonly ok: boolean;
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
  readonly limit: number;
  readonly variants: Readonly<Record<string, number>>;
  /** One hash over all final hashes: equal on every machine. */
  readonly digest: string;
  readonly chromium: { readonly version: string; readonly games: number } | null;
  readonly faults: readonly Fault[];
}

const faultOf = (game: number, fault: string): Fault => ({
  game,
  setup: variantName(setupAt(game)),
  fault,
});

function browserFaults(games: readonly PlayedGame[], run: ChromiumRun): Fault[] {
  const hashes = new Map(games.map(({ game, hash }) => [game, hash]));
  return run.games.flatMap(({ game, hash, fault }) => {
    if (fault !== null) return [faultOf(game, `in Chromium: ${fault}`)];
    return hashes.get(game) === hash ? [] : [faultOf(game, 'ended differently in Chromium')];
  });
}

function variantsOf(games: readonly PlayedGame[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { game } of games) {
    const name = variantName(setupAt(game));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export function summarize(games: readonly PlayedGame[], run: ChromiumRun | null): GamesReport {
  const digest = createHash('sha256');
  for (const { hash } of games) digest.update(hash);
  const faults = [
    ...games.flatMap(({ game, fault }) => (fault === null ? [] : [faultOf(game, fault)])),
    ...(run ? browserFaults(games, run) : []),
  ];
  return {
    proof: 'games',
    ok: faults.length === 0,
    games: games.length,
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    longest: games.reduce((most, { decisions }) => Math.max(most, decisions), 0),
    limit: MOST_DECISIONS,
    variants: variantsOf(games),
    digest: digest.digest('hex'),
    chromium: run ? { version: run.version, games: run.games.length } : null,
    faults: faults.slice(0, 50),
  };
}

import { BETWEEN_BOTS, type PlainBudget } from '@rowan/bots';
import { builtIn, parseCatalogue, type Catalogue } from '@rowan/cards';
import { libraryOf } from '@rowan/cards/editions';
import { shelf, shelfWith } from '@rowan/engines';
import { parseSetup, type Setup, type SetupError } from '@rowan/rules';
import type { Shelf } from '@rowan/table';
import { InvalidArgumentError, type Command } from 'commander';
import { UserError } from './errors.ts';
import { findPlayer, knownPlayers } from './players.ts';
import { readText } from './read-text.ts';

/** The options that say what kind of game is played, as Commander gives them. */
export interface GameOptions {
  /** As many as there are `seats`, or two. */
  readonly players?: number;
  readonly towers?: boolean;
  readonly seats?: readonly string[];
  readonly seed: string;
  readonly advanced?: boolean;
  readonly hiredHelp?: readonly string[];
  readonly catalogue?: string;
  readonly budget?: PlainBudget;
}

/** A kind of game, checked: the key alone is missing to deal one. */
export interface Match {
  readonly catalogue: Catalogue;
  readonly setup: Omit<Setup, 'key'>;
  /** A player's name for each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** How long bots think over a decision. */
  readonly budget: PlainBudget;
}

/** A whole number in a range, for Commander. */
export const intFrom =
  (min: number, max: number) =>
  (text: string): number => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= min && n <= max) return n;
    throw new InvalidArgumentError(`Allowed is a whole number from ${min} to ${max}.`);
  };

/** `iterations=400` or `ms=200`, for Commander. */
export function budgetFrom(text: string): PlainBudget {
  const [, unit, digits] = /^(iterations|ms)=(\d{1,9})$/.exec(text) ?? [];
  const n = Number(digits);
  if (unit === undefined || n < 1)
    throw new InvalidArgumentError('Allowed are iterations=N and ms=N, N at least 1.');
  return unit === 'ms' ? { milliseconds: n } : { iterations: n };
}

export const list = (text: string): readonly string[] => text.split(',').map((item) => item.trim());

/** Player counts from `least` to 4, for Commander: `2`, `2,4` or `2..4`. */
export const playerCounts =
  (least: number) =>
  (text: string): readonly number[] => {
    const [, from, to] = /^(\d)\.\.(\d)$/.exec(text) ?? [];
    const range = from !== undefined && to !== undefined;
    const counts = range
      ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
      : list(text).map(Number);
    const allowed = counts.every((n) => Number.isInteger(n) && n >= least && n <= 4);
    if (counts.length > 0 && allowed) return [...new Set(counts)].sort((a, b) => a - b);
    throw new InvalidArgumentError(
      `Allowed are numbers from ${least} to 4, such as 2, 2,4 or 2..4.`,
    );
  };

/** Adds the options of a game to a command. */
export function addGameOptions(command: Command, seed: string): Command {
  return command
    .option(
      '-p, --players <n>',
      '1 (solo against the Royal Guard) to 4; as many as --seats names, or 2',
      intFrom(1, 4),
    )
    .option('--towers', 'play with the Four Towers; solo always does')
    .option('--seats <names>', `players by seat, of ${knownPlayers.join(', ')}; one for all`, list)
    .option('--seed <text>', 'same seed and options, same game', seed)
    .option('--advanced', 'solo: a rescued party is in the Guard’s bag')
    .option('--hired-help <classes>', 'solo: some of M,C,W start at level 2', list)
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option(
      '--budget <budget>',
      'how long bots think over a decision: iterations=N or ms=N',
      budgetFrom,
    );
}

const SETUP_ERRORS: Readonly<Record<SetupError['code'], string>> = {
  players: '--players: allowed are 1, 2, 3 and 4',
  towers: '--towers takes no value',
  hiredHelp: '--hired-help: allowed are different ones of M, C and W, in solo games (--players 1)',
  advanced: '--advanced is for solo games (--players 1)',
  key: 'a key has 64 hexadecimal digits',
  shape: 'a setup has players, towers, hiredHelp, advanced and key',
};

const ANY_KEY = '0'.repeat(64);

/** Several names say how many play; one is for all. */
const playersOf = ({ players, seats = [] }: GameOptions): number =>
  players ?? (seats.length > 1 ? seats.length : 2);

export function matchOf(options: GameOptions): Match {
  const { towers = false, advanced = false, hiredHelp = [] } = options;
  const players = playersOf(options);
  const parsed = parseSetup({ players, towers, advanced, hiredHelp, key: ANY_KEY });
  if (!parsed.ok) throw new UserError(SETUP_ERRORS[parsed.error.code]);
  const { key: _, ...setup } = parsed.value;
  return {
    catalogue: catalogueFrom(options.catalogue),
    setup,
    seats: seatNames(options.seats ?? ['random'], players),
    seed: options.seed,
    budget: options.budget ?? BETWEEN_BOTS,
  };
}

function seatNames(names: readonly string[], players: number): readonly string[] {
  for (const name of names) findPlayer(name);
  if (names.length === players) return names;
  if (names.length === 1) return Array.from({ length: players }, () => names[0]!);
  throw new UserError(
    `--seats names ${names.length} players for ${players} seats; allowed are one name for all or one for each`,
  );
}

/** The catalogue in a file, or the built-in one. */
export const catalogueFrom = (file: string | undefined): Catalogue =>
  file === undefined ? builtIn : loadCatalogue(file);

/** Where a saved game finds its rules, and its cards: in a file, or among the built-in ones of all versions. */
export const shelfFrom = (file: string | undefined): Shelf =>
  file === undefined ? shelf : shelfWith(libraryOf(loadCatalogue(file), new Map()));

const MOST_ERRORS = 10;

function loadCatalogue(file: string): Catalogue {
  const parsed = parseCatalogue(readJson(file));
  if (parsed.ok) return parsed.value;
  const told = parsed.errors
    .slice(0, MOST_ERRORS)
    .map(({ path, code, expected, got }) => `  ${path}: ${code}, expected ${expected}, got ${got}`);
  throw new UserError([`${file} is no valid catalogue:`, ...told].join('\n'));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`${file} is no JSON: ${error.message}`);
    throw error;
  }
}

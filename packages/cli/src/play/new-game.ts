import { confirm, intro, isCancel, select } from '@clack/prompts';
import { LEVELS } from '@rowan/bots';
import { keyFromSeed } from '@rowan/rules';
import { Table, type Seat } from '@rowan/table';
import { UserError } from '../errors.ts';
import { matchOf, type GameOptions } from '../game-options.ts';
import { findPlayer } from '../players.ts';
import { SCREEN, SETUP } from '../strings-play.ts';

export interface NewGame extends Omit<GameOptions, 'players' | 'seats'> {
  readonly players?: number;
  readonly opponents?: readonly string[];
}

const GUARD = 'guard';
const USUAL_OPPONENT = 'captain';

/** The bots around the table; none against the Royal Guard. */
function opponentsOf({ players, opponents }: NewGame): readonly string[] {
  const named = opponents ?? [players === undefined || players === 1 ? GUARD : USUAL_OPPONENT];
  if (named.includes(GUARD)) {
    if (named.length > 1) throw new UserError(SETUP.mixed);
    if (players !== undefined && players > 1) throw new UserError(SETUP.count(players, 0));
    return [];
  }
  for (const bot of named) findPlayer(bot);
  if (named.length > 3) throw new UserError(SETUP.tooMany(named.length));
  if (players === undefined || players === named.length + 1) return named;
  if (named.length === 1 && players > 1)
    return Array.from({ length: players - 1 }, () => named[0]!);
  throw new UserError(SETUP.count(players, named.length));
}

const seatOf = (bot: string, i: number): Seat => ({ kind: 'bot', name: bot, colour: i + 1, bot });

/** A table with the person on the first chair. */
export function newTable(options: NewGame): Table {
  const opponents = opponentsOf(options);
  const match = matchOf({ ...options, players: opponents.length + 1 });
  const seats: Seat[] = [{ kind: 'person', name: SCREEN.you, colour: 0 }, ...opponents.map(seatOf)];
  const setup = { ...match.setup, key: keyFromSeed(match.seed) };
  return new Table(match.catalogue, { setup, seats });
}

function chosen<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new UserError(SETUP.cancelled);
  return answer as Exclude<T, symbol>;
}

/** Asks on a terminal what the options did not say. */
export async function askForGame(options: NewGame): Promise<NewGame> {
  if (options.opponents || options.players !== undefined) return options;
  intro(SETUP.intro);
  const bots = chosen(
    await select({
      message: SETUP.against,
      options: [0, 1, 2, 3].map((value) => ({
        value,
        label: value === 0 ? SETUP.guard : SETUP.bots(value),
      })),
    }),
  );
  if (bots === 0) return { ...options, opponents: [GUARD] };
  const level = chosen(
    await select({
      message: SETUP.level,
      options: LEVELS.map((value) => ({ value, label: value })),
    }),
  );
  const towers = options.towers ?? chosen(await confirm({ message: SETUP.towers }));
  return { ...options, towers, players: bots + 1, opponents: [level] };
}

import { confirm, intro, select } from '@clack/prompts';
import { BOT_LEVELS, MOST_PLAYERS, type BotLevel, type BotName } from '@rowan/cards';
import { keyFromSeed } from '@rowan/rules';
import { pinOf, presentEdition, type Opening, type Seat } from '@rowan/table';
import { UserError } from '../errors.ts';
import { matchOf, type GameOptions } from '../game-options.ts';
import { findBot } from '../players.ts';
import { SCREEN, SETUP } from '../strings-play.ts';
import { asked } from './asked.ts';

export interface NewGame extends Omit<GameOptions, 'seats'> {
  readonly opponents?: readonly string[];
}

const GUARD = 'guard';
const USUAL_OPPONENT: BotLevel = 'captain';

/** The bots around the table; none against the Royal Guard. */
function opponentsOf({ players, opponents }: NewGame): readonly BotName[] {
  const named = opponents ?? [players === undefined || players === 1 ? GUARD : USUAL_OPPONENT];
  if (named.includes(GUARD)) {
    if (named.length > 1) throw new UserError(SETUP.mixed);
    if (players !== undefined && players > 1) throw new UserError(SETUP.count(players, 0));
    return [];
  }
  const bots = named.map(findBot);
  if (bots.length >= MOST_PLAYERS) throw new UserError(SETUP.tooMany(bots.length));
  if (players === undefined || players === bots.length + 1) return bots;
  if (bots.length === 1 && players > 1) return Array.from({ length: players - 1 }, () => bots[0]!);
  throw new UserError(SETUP.count(players, bots.length));
}

const seatOf = (bot: BotName, i: number): Seat => ({ kind: 'bot', name: bot, colour: i + 1, bot });

/** A table with the person on the first chair. */
export function newTable(options: NewGame): Opening {
  const opponents = opponentsOf(options);
  const match = matchOf({ ...options, players: opponents.length + 1 });
  const seats: Seat[] = [{ kind: 'person', name: SCREEN.you, colour: 0 }, ...opponents.map(seatOf)];
  const setup = { ...match.setup, key: keyFromSeed(match.seed) };
  return { pin: pinOf(presentEdition(match.catalogue)), setup, seats };
}

/** Asks on a terminal what the options did not say. */
export async function askForGame(options: NewGame): Promise<NewGame> {
  if (options.opponents || options.players !== undefined) return options;
  intro(SETUP.intro);
  const bots = await asked((menu) =>
    select({
      ...menu,
      message: SETUP.against,
      options: [0, 1, 2, 3].map((value) => ({
        value,
        label: value === 0 ? SETUP.guard : SETUP.bots(value),
      })),
    }),
  );
  if (bots === 0) return { ...options, opponents: [GUARD] };
  const level = await asked((menu) =>
    select({
      ...menu,
      message: SETUP.level,
      options: BOT_LEVELS.map((value) => ({ value, label: value })),
    }),
  );
  const towers =
    options.towers ?? (await asked((menu) => confirm({ ...menu, message: SETUP.towers })));
  return { ...options, towers, players: bots + 1, opponents: [level] };
}

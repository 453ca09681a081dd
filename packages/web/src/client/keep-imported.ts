import type { Seat } from '@rowan/table';
import { levelOf } from '../model/seats.ts';
import type { Imported } from '../worker/imported.ts';
import { SEEN, forgetSeen, readEntry } from '../storage/games.ts';
import { layDown } from './new-game.ts';

/** Whoever goes by a bot's name is one; everybody else is taken for a person, with a name or without. */
const seatOf = (seat: Seat | string, index: number): Seat => {
  if (typeof seat !== 'string') return seat;
  const bot = levelOf(seat);
  return bot
    ? { kind: 'bot', bot, name: '', colour: index }
    : { kind: 'person', name: seat === 'person' ? '' : seat, colour: index };
};

/** Letters of a hash that tell games apart. */
const TELLING = 16;

/** Under which a game from elsewhere is kept: the same game is kept once. */
export const keptIdOf = (seen: string): string => seen.replace(SEEN, 'from-');

const isKept = (id: string): Promise<boolean> =>
  readEntry(id).then(
    (entry) => entry !== null,
    () => false,
  );

/** Lays a game from elsewhere down to be looked at; it is in no list until it is kept. Resolves with its id. */
export async function laySeen(game: Imported, name: string): Promise<string> {
  const id = `${SEEN}${game.hash.slice(0, TELLING)}`;
  const kept = keptIdOf(id);
  if (await isKept(kept)) return kept;
  await forgetSeen().catch(() => undefined);
  const { setup, pin, hash, moves, round, vp, over } = game;
  const table = { setup, seats: game.seats.map(seatOf) };
  await layDown({ id, name, pin, hash, table, moves, round, vp, over });
  return id;
}

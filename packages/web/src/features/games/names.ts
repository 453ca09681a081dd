import { BOTS, type BotName } from '../../client/bots.ts';
import { newGameId, writeGame, type SavedGame } from '../../client/saves.ts';
import type { Seat } from '@rowan/table';
import { namesOf } from '../../model/seats.ts';
import { t } from '../../text/text.ts';
import type { Imported } from '../../worker/imported.ts';

export function nameOfSeats(seats: readonly Seat[]): string {
  const names = namesOf(seats).join(', ');
  return seats.length === 1 ? t('games.solo', { who: names }) : names;
}

export const nameOfGame = ({ name, save }: SavedGame): string =>
  name ?? nameOfSeats(save.table.seats);

const isBot = (name: string): name is BotName => BOTS.some((bot) => bot === name);

/** Whoever goes by a bot's name is one; everybody else is taken for a person, with a name or without. */
const seatOf = (seat: Seat | string, index: number): Seat => {
  if (typeof seat !== 'string') return seat;
  return isBot(seat)
    ? { kind: 'bot', bot: seat, name: '', colour: index }
    : { kind: 'person', name: seat === 'person' ? '' : seat, colour: index };
};

/** Lays an imported game on this device; resolves with its id. */
export async function keepImported(game: Imported, name: string): Promise<string> {
  const id = newGameId();
  const { setup, moves, round, vp, over } = game;
  const seats = game.seats.map(seatOf);
  const save = { format: 1, table: { setup, seats }, moves } as const;
  await writeGame({ id, name, save, updated: Date.now(), round, vp, over });
  return id;
}

import type { BotName, HeroClass } from '@rowan/cards';
import type { Seat } from '@rowan/table';
import { PRESENT } from '@rowan/table';
import { randomId } from '../base/random-id.ts';
import { goTo } from '../base/routes.ts';
import { keepTable, rowsFor, type NewTable } from '../storage/keep.ts';
import { askToPersist } from '../storage/persist.ts';
import { carry } from './carried.ts';

export interface Wish {
  readonly seats: readonly Seat[];
  readonly towers: boolean;
  readonly hiredHelp: readonly HeroClass[];
  readonly advanced: boolean;
  /** Words that deal the same game again; empty for chance. */
  readonly seed: string;
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By a hash of our own, fetched when there are words: without a secure context the browser has none. */
export async function keyOf(seed: string): Promise<string> {
  if (seed === '') return hex(crypto.getRandomValues(new Uint8Array(32)));
  const { keyFromSeed } = await import('@rowan/cards/seed');
  return keyFromSeed(seed);
}

export const newGameId = (): string => randomId(4);

/** Lays a game on this device. One that cannot be kept is carried by the page, and can be played all the same. */
export async function layDown(game: NewTable): Promise<void> {
  const rows = rowsFor(game, Date.now());
  try {
    await keepTable(game, rows);
    askToPersist();
  } catch {
    // The table itself tells the player that nothing is kept.
    carry(game.id, rows);
  }
}

/** Lays a new game on this device and goes there; resolves with its id. */
export async function startGame(wish: Wish, key?: string): Promise<string> {
  const { seats, towers, hiredHelp, advanced, seed } = wish;
  const id = newGameId();
  const setup = {
    players: seats.length,
    towers,
    hiredHelp,
    advanced,
    key: key ?? (await keyOf(seed)),
  };
  const vp = seats.map(() => 0);
  await layDown({
    id,
    pin: PRESENT,
    table: { setup, seats },
    moves: [],
    round: 1,
    vp,
    over: false,
  });
  goTo(`/game/${id}`);
  return id;
}

/** Whoever has no name of their own is called in the language of the moment. */
export const YOU: Seat = { kind: 'person', name: '', colour: 0 };

export const botSeat = (bot: BotName, colour: number): Seat => ({
  kind: 'bot',
  name: '',
  colour,
  bot,
});

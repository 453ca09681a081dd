import type { HeroClass } from '@rowan/cards';
import type { Seat } from '@rowan/table';
import { goTo } from '../shell/routes.ts';
import { newGameId, writeGame } from './saves.ts';

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

/** The key of a game by seed is the hash that every client of these games takes (S9). */
async function keyOf(seed: string): Promise<string> {
  if (seed === '') return hex(crypto.getRandomValues(new Uint8Array(32)));
  const words = new TextEncoder().encode(`rowan:${seed}`);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', words)));
}

/** Lays a new game on this device and goes there. */
export async function startGame(wish: Wish, key?: string): Promise<void> {
  const { seats, towers, hiredHelp, advanced, seed } = wish;
  const id = newGameId();
  const setup = {
    players: seats.length,
    towers,
    hiredHelp,
    advanced,
    key: key ?? (await keyOf(seed)),
  };
  await writeGame({
    id,
    save: { format: 1, table: { setup, seats }, moves: [] },
    updated: Date.now(),
    round: 1,
    vp: seats.map(() => 0),
    over: false,
  });
  goTo(`/game/${id}`);
}

/** Whoever has no name of their own is called in the language of the moment. */
export const YOU: Seat = { kind: 'person', name: '', colour: 0 };

export const botSeat = (bot: string, colour: number): Seat => ({
  kind: 'bot',
  name: '',
  colour,
  bot,
});

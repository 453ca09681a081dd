import { parseRows } from '@rowan/protocol';
import {
  historyOf,
  lastState,
  loadGame,
  standingMoves,
  type History,
  type LoadFault,
  type Pin,
} from '@rowan/table';
import { deviceStore } from '../storage/rows.ts';
import { shelf } from './shelf.ts';

/** Why there is nothing to see: no game of that name, or one that cannot be opened. */
export type ReplayFault = { readonly code: 'noTable' } | LoadFault;

export interface Opened extends History {
  readonly pin: Pin;
}

export const isOver = (history: History): boolean => lastState(history).phase === 'over';

/** The log of a game, followed again to every state it went through. */
export async function follow(id: string): Promise<Opened | ReplayFault> {
  const parsed = parseRows(await deviceStore.read(id, 0));
  if (!parsed.ok) return parsed.error;
  if (parsed.value.length === 0) return { code: 'noTable' };
  const loaded = await loadGame(parsed.value, shelf);
  if (!loaded.ok) return loaded.error;
  const { game: last, opening } = loaded.value;
  const { pin, setup, seats } = opening;
  const history = historyOf(last, { setup, seats }, standingMoves(parsed.value));
  if (history.ok) return { ...history.value, pin };
  const { move: row, rejection } = history.error;
  return { code: 'refused', row, rejection };
}

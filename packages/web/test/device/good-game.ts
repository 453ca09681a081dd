import { hash } from '@rowan/rules';
import { PRESENT, lastState } from '@rowan/table';
import { entryOf } from '../../src/storage/entry.ts';
import { rowsFor } from '../../src/storage/keep.ts';
import { YOU, bot, playedGame } from '../saved.ts';
import type { Laid } from './damages.ts';

const { history, game } = playedGame([YOU, bot(1)], 'damaged', 12);

/** A game that came from elsewhere and is whole, under any name. */
export function goodGame(id: string): Laid {
  const { save, round, vp, over } = game;
  const facts = { round, vp, over };
  const made = { id, pin: PRESENT, ...save, ...facts, hash: hash(lastState(history)) };
  const rows = rowsFor(made, 1000);
  const entry = entryOf(id, rows[0]!, { ...facts, updated: 1000 }, null);
  return { entry, rows: rows.map((row) => ({ at: row.seq, row })) };
}

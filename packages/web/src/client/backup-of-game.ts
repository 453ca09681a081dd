import { backupOf, type Backup } from '../storage/backup.ts';
import type { TableEntry } from '../storage/entry.ts';
import type { Game } from './game.ts';
import type { PageState } from './page-state.ts';

function entryOf({ id, welcome, view }: PageState): TableEntry {
  const { seats, pin } = welcome!;
  const { round, phase, seats: players, guard } = view!;
  const vp = [...players.map((player) => player.vp), ...(guard ? [guard.vp] : [])];
  return { id, seats, pin, updated: Date.now(), round, vp, over: phase === 'over' };
}

/** A backup of the one game that is open, also where the device does not keep it. */
export async function backupOfGame(game: Game): Promise<Backup> {
  const { id } = game.state;
  const rows = await game.rows();
  return backupOf([{ id, entry: entryOf(game.state), rows }]);
}

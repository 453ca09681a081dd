import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IN_COMPANY } from '@rowan/bots';
import { plansBy } from '@rowan/engines/plans';
import { PRESENT, openingRows } from '@rowan/table';
import { shelfFrom } from '../game-options.ts';
import { NO_INK } from '../ink.ts';
import { FileStore } from '../play/file-store.ts';
import { Inbox } from '../play/inbox.ts';
import { newTable, type NewGame } from '../play/new-game.ts';
import { openGame } from '../play/open-game.ts';
import { Session, type SessionSetting } from '../play/session.ts';
import { AGENTS } from '../strings-agents.ts';
import { threadFor } from '../workers/thread.ts';
import { Dialogue } from './dialogue.ts';
import { enter, type Wish } from './door.ts';
import { FarTable } from './far-table.ts';

/** A game that is played by saying lines. */
export interface Talk {
  readonly dialogue: Dialogue;
  readonly close: () => Promise<void>;
}

function begin(setting: Omit<SessionSetting, 'ink' | 'terminal' | 'resumed'>): Dialogue {
  const dialogue = new Dialogue();
  const session = new Session({ ...setting, resumed: false, ink: NO_INK, terminal: dialogue });
  void session
    .run()
    .catch((error: Error) => dialogue.print(error.message))
    .finally(() => dialogue.close());
  return dialogue;
}

/** A game against bots, which is gone when it is left. */
export async function openLocal(
  options: Omit<NewGame, 'seed'> & { seed?: string | undefined },
): Promise<Talk> {
  const { seed = randomBytes(3).toString('hex') } = options;
  const folder = mkdtempSync(join(tmpdir(), 'rowan-game-'));
  const file = join(folder, 'game.json');
  const shelf = shelfFrom(undefined);
  const store = new FileStore(shelf);
  const { think, judge, close } = threadFor(shelf);
  await store.replace(file, openingRows(newTable({ ...options, seed }), Date.now()));
  const game = await openGame({ file, store, shelf, think, judge, budget: IN_COMPANY });
  const dialogue = begin(game);
  const end = async (): Promise<void> => {
    dialogue.leave();
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { dialogue, close: end };
}

/** Nothing of a game elsewhere is kept here. */
const NOT_KEPT = { file: '', settle: () => Promise.resolve(), remove: () => undefined };

/** A seat at an online table. */
export async function openFar(wish: Wish & { readonly seat: number | null }): Promise<Talk> {
  const inbox = new Inbox();
  const shelf = shelfFrom(undefined);
  const { judge, close } = threadFor(shelf);
  const table = new FarTable({
    door: await enter(wish),
    seat: wish.seat,
    tell: (message) => inbox.put(message),
    coach: ({ view, rules }) => judge({ view, seed: view.decisions, budget: IN_COMPANY }, rules),
    dismiss: () => undefined,
    plans: plansBy,
    broke: (error) => inbox.put({ kind: 'trouble', error: String(error) }),
    away: (reason) => dialogue.fail(AGENTS.away(reason)),
  });
  const plans = await plansBy(PRESENT.rules);
  const noHint = (): string | null => (table.noCoach ? AGENTS.noCoach : null);
  const dialogue = begin({ table, plans, inbox, keeping: NOT_KEPT, noHint });
  const end = async (): Promise<void> => {
    table.close();
    dialogue.leave();
    await close();
  };
  return { dialogue, close: end };
}

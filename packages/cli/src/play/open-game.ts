import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { PlainBudget, Progress, ThoughtRequest } from '@rowan/bots';
import type { BotName } from '@rowan/cards';
import { plansBy } from '@rowan/engines/plans';
import { openLocalTable, type LocalTable, type LocalWorld } from '@rowan/protocol';
import type { Answer } from '@rowan/rules';
import { ForgivingStore, type PlanAdvice, type Shelf } from '@rowan/table';
import { UserError } from '../errors.ts';
import { SETUP } from '../strings-play.ts';
import type { FileStore } from './file-store.ts';
import { Inbox } from './inbox.ts';
import { faultText } from './save-file.ts';
import type { Keeping } from './session.ts';

/** Bots think elsewhere; the last report comes with the answer. */
export type Think = (
  request: ThoughtRequest,
  rules: number,
) => Promise<{ readonly answer: Answer; readonly progress: Progress | null }>;

export interface GameSetting {
  readonly file: string;
  readonly store: FileStore;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly budget: PlainBudget;
  readonly hintBot: BotName;
}

/** A game of a file: its table, what that tells, and how it is kept. */
export interface OpenGame {
  readonly table: LocalTable;
  readonly plans: PlanAdvice;
  readonly inbox: Inbox;
  readonly keeping: Keeping;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Players = Pick<LocalWorld, 'think' | 'rest' | 'coach' | 'dismiss'>;

/** One person plays at a time, and nothing happens while they think: no thought is ever in vain. */
const players = ({ think, budget, hintBot }: GameSetting): Players => ({
  rest: () => undefined,
  dismiss: () => undefined,
  think: async ({ bot, view, seed, rules }) =>
    (await think({ bot, view, seed, budget }, rules)).answer,
  coach: async ({ view, rules }, report) => {
    const asked = { bot: hintBot, view, seed: view.decisions, budget };
    const { answer, progress } = await think(asked, rules);
    const { iterations, candidates } = progress ?? { iterations: 0, candidates: [] };
    report({ seat: view.active, share: 1, iterations, candidates });
    return { best: answer, iterations, candidates };
  },
});

/** Opens the game in a file; whatever is wrong with it is told in words. */
export async function openGame(setting: GameSetting): Promise<OpenGame> {
  const { file, store, shelf } = setting;
  const inbox = new Inbox();
  const trouble = (error: unknown): void => inbox.put({ kind: 'trouble', error: messageOf(error) });
  const kept = new ForgivingStore(store, file, {
    owing: (rows, error) => {
      if (error !== null) trouble(error);
      inbox.put({ kind: 'unkept', rows });
    },
    gone: () => inbox.put({ kind: 'failed', failure: { reason: 'gone' } }),
    parted: (table) => inbox.put({ kind: 'failed', failure: { reason: 'parted', table } }),
  });
  const opened = await openLocalTable({
    ...players(setting),
    table: file,
    client: randomBytes(16).toString('hex'),
    store: kept,
    shelf,
    clock: () => Date.now(),
    tell: (message) => inbox.put(message),
    wrote: () => undefined,
    plans: plansBy,
    broke: trouble,
  });
  if (!opened.ok) throw new UserError(faultText(file, opened.error));
  if (!opened.value) throw new UserError(SETUP.cannotRead(file, SETUP.noFile));
  const keeping = {
    file,
    settle: () => kept.settle(),
    remove: () => rmSync(file, { force: true }),
  };
  const plans = await plansBy(opened.value.edition.engine.rules);
  return { table: opened.value, plans, inbox, keeping };
}

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Judgement, JudgeRequest, PlainBudget, ThoughtRequest } from '@rowan/bots';
import { COACH } from '@rowan/cards';
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

/** Bots think elsewhere. */
export type Think = (request: ThoughtRequest, rules: number) => Promise<Answer>;

/** So does the judge; null where there is none for these rules. */
export type Judge = (request: JudgeRequest, rules: number) => Promise<Judgement | null>;

export interface GameSetting {
  readonly file: string;
  readonly store: FileStore;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly judge: Judge;
  readonly budget: PlainBudget;
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
const players = ({ think, judge, budget }: GameSetting): Players => ({
  rest: () => undefined,
  dismiss: () => undefined,
  think: ({ bot, view, seed, rules }) => think({ bot, view, seed, budget }, rules),
  coach: async ({ view, rules }) => {
    const asked = { view, seed: view.decisions, budget };
    const judged = await judge(asked, rules);
    if (judged) return judged;
    const best = await think({ ...asked, bot: COACH }, rules);
    return { best, iterations: 0, candidates: [] };
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
